// Every page of the built sites passes html-validate's standard rules and has a complete head.

import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { somePages } from '../setup/deep.ts'
import { builtSites } from './built-sites.ts'
import { attributeValues, listFiles, readPages } from './dist-files.ts'
import { emptyGroups, headingFaults, hiddenTwice } from './html-faults.ts'

describe.each(builtSites)('pages of $name', ({ name, dist, origin, translations }) => {
  const pages = readPages(dist)
  const documents = [...pages].filter(([, html]) => !html.includes('http-equiv="refresh"'))

  it('pass the standard rules of html-validate', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    const found: string[] = []
    for (const [file, html] of somePages(pages)) {
      const report = await validator.validateString(html)
      for (const result of report.results)
        for (const message of result.messages)
          found.push(`${file}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`)
    }
    expect(found).toEqual([])
  })

  it.each(Object.entries({ headingFaults, emptyGroups, hiddenTwice }))('have no fault of the kind %s', (_, find) => {
    expect(documents.flatMap(([file, html]) => find(html).map((fault) => `${file}: ${fault}`))).toEqual([])
  })

  it('alone have copy buttons: Markdown versions, feeds, search and llms-full.txt do not', () => {
    const button = 'class="copy needs-script"'
    expect(documents.filter(([, html]) => html.includes(`</pre><button type="button" ${button}`))).not.toEqual([])
    const others = listFiles(dist).filter((file) => /\.(?:json|md|txt|xml)$/.test(file))
    expect(others.length).toBeGreaterThan(20)
    expect(others.filter((file) => readFileSync(join(dist, file), 'utf8').includes(button))).toEqual([])
  })

  it('have comboboxes only where HTML allows them: search fields have no other role', () => {
    const inputs = documents.flatMap(([, html]) => html.match(/<input\b[^>]*role="combobox"[^>]*>/g) ?? [])
    expect(inputs.length).toBeGreaterThan(40)
    expect(inputs.filter((input) => !input.includes('type="text"'))).toEqual([])
  })

  it('have no section without a heading or a label of its own', () => {
    const faults = documents.flatMap(([file, html]) =>
      html
        .split('<section')
        .slice(1)
        .filter((part) => !/<h[1-6]\b|^[^>]* aria-label="/.test(part.split('</section>')[0] ?? ''))
        .map((part) => `${file}: ${part.slice(0, 100)}`),
    )
    expect(faults).toEqual([])
  })

  it('have a title and a description of their own, and a canonical address', () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const [file, html] of documents) {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
      expect(title, file).not.toBe('')
      expect(titles.has(title), `${file}: ${title}`).toBe(false)
      titles.add(title)
      if (html.includes('content="noindex')) continue
      // A page of the manual's reference is about one thing, which a few words describe.
      const least = file.startsWith('docs/reference/') ? 10 : 50
      expect(description.length, `${file}: ${description}`).toBeGreaterThanOrEqual(least)
      expect(description.length, `${file}: ${description}`).toBeLessThanOrEqual(200)
      expect(descriptions.has(description), `${file}: ${description}`).toBe(false)
      descriptions.add(description)
      expect(html, file).toContain(`<link rel="canonical" href="${origin}`)
    }
  })

  it('name both feeds of the blog', () => {
    const feeds = [
      `atom+xml" title="${name} blog" href="/blog/feed.xml"`,
      `feed+json" title="${name} blog" href="/blog/feed.json"`,
    ]
    // Only the first language has a blog.
    const blogged = documents.filter(([file]) => !translations.some((language) => file.startsWith(`${language}/`)))
    for (const [file, html] of blogged)
      for (const feed of feeds) expect(html, file).toContain(`<link rel="alternate" type="application/${feed}>`)
  })

  it('carry their Content-Security-Policy before anything it should govern, and break none of it', () => {
    for (const [file, html] of pages) {
      expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeGreaterThan(0)
      expect(html.search(/<(?:script|link|style)\b/), file).toBeGreaterThan(
        html.indexOf('http-equiv="Content-Security-Policy"'),
      )
      expect(attributeValues(html, 'style'), file).toEqual([])
      expect(/<[a-z][^>]*\son[a-z]+=/i.test(html.replace(/data-props='[^']*'/g, '')), file).toBe(false)
    }
  })

  it('carry no trace of the machine that built them', () => {
    const traces = [process.cwd(), dirname(dist), homedir(), 'node_modules/.']
    for (const [file, html] of pages)
      for (const trace of traces) expect(hasPath(html, `${trace}/`), `${file}: ${trace}`).toBe(false)
  })
})

/** Whether a text has a path from the root of the disk; in `content/root/`, the name is that of another folder. */
function hasPath(text: string, path: string): boolean {
  return text
    .split(path)
    .slice(0, -1)
    .some((before) => !/[\w.-]$/.test(before))
}
