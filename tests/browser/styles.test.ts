// A page links every style sheet it needs: no rule of a sheet that it does not link applies to one of its elements,
// unless a sheet that it links has the same rule.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { listFiles, readPages } from '../dist/dist-files.ts'
import { describeSite } from './site-browser.ts'

/** Sheets that lay out the same elements otherwise, on the pages that ask for it. */
const variants = /^assets\/(?:code-beside|right-to-left)-/

describeSite('style sheets', (site, engine) => {
  it('are linked by each page that has elements they style', async () => {
    const dist = inject(engine === 'react' ? 'dist' : 'distPreact')
    const styles = listFiles(dist).filter((file) => file.endsWith('.css'))
    const sheets = styles
      .filter((file) => !variants.test(file))
      .map((file) => ({ href: `/${file}`, text: readFileSync(join(dist, file), 'utf8') }))
    expect(sheets.length).toBeGreaterThan(4)
    // The page reads the HTML of all others, which its policy forbids.
    const page = await site.open('/', { bypassCSP: true })
    const missing = await page.evaluate(findMissing, { sheets, pages: [...readPages(dist)] })
    expect(missing).toEqual([])
  })
})

interface Built {
  sheets: { href: string; text: string }[]
  /** HTML by file. */
  pages: [file: string, html: string][]
}

// Runs in the browser, which knows what a selector matches.
function findMissing({ sheets, pages }: Built): string[] {
  const read = (rules: CSSRuleList): { text: string; selector: string }[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [{ text: rule.cssText, selector: rule.selectorText }]
      return rule instanceof CSSGroupingRule ? read(rule.cssRules) : []
    })
  const parsed = sheets.map(({ href, text }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return { href, rules: read(sheet.cssRules) }
  })
  // An element that can get a state or a generated box counts as if it had it.
  const plain = (selector: string) =>
    selector.replace(/::[\w-]+|:(?:hover|focus-visible|focus-within|focus|active|disabled|checked|open)\b/g, '')
  return pages.flatMap(([file, html]) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
    const linked = new Set(
      parsed.filter(({ href }) => links.includes(href)).flatMap(({ rules }) => rules.map(({ text }) => text)),
    )
    const matches = (selector: string) => {
      try {
        return document.querySelector(plain(selector)) !== null
      } catch {
        return document.querySelector(selector) !== null
      }
    }
    return parsed
      .filter(({ href }) => !links.includes(href))
      .flatMap(({ href, rules }) =>
        rules
          .filter(({ text, selector }) => !linked.has(text) && matches(selector))
          .map(({ selector }) => `${file} needs ${href} for ${selector}`),
      )
  })
}
