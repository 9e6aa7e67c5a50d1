// The sites that `libretto new site` writes: nothing that axe or the layout checks find, light and dark, on small and
// wide screens. Each has another language, for the length of its words. DEEP=1 looks at other themes, too, and at all
// of them in all ways.

import { expect } from 'vitest'
import { type SiteKind, siteKinds } from '#generator/commands/new-site.ts'
import { itSome } from '../setup/deep.ts'
import { starterContent } from '../setup/starter-content.ts'
import { findViolations } from './find-violations.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { describeSite } from './site-browser.ts'

const pages: Record<SiteKind, string[]> = {
  docs: ['/', '/docs', '/docs/first-run', '/docs/guides/rules', '/docs/guides/how-it-works', '/docs/guides', '/404'],
  company: ['/', '/prices', '/about', '/contact', '/help', '/help/mend-a-puncture', '/404'],
  blog: ['/', '/about', '/blog', '/blog/five-in-the-morning', '/blog/four-lakes-by-train', '/404'],
}
/** Beside the themes of the starters themselves. */
const themes: Record<SiteKind, string> = {
  docs: 'theme: { accent: "#0a66c2", neutral: cool, headings: small, dark: false }',
  company:
    'theme: { accent: "#7c2d12", buttons: accent, headings: large, neutral: neutral, radius: none, density: roomy, ' +
    'textFont: system }',
  blog: 'theme: { accent: "#3f6212", neutral: cool, radius: large, density: compact }',
}

const looks = [
  ['light', 1280],
  ['dark', 320],
  ['light', 1920],
  ['dark', 1280],
  ['light', 360],
  ['dark', 1920],
] as const
const isDeep = process.env.DEEP !== undefined

for (const kind of siteKinds)
  for (const [name, theme, some] of [
    ['its own theme', undefined, looks.slice(0, 3)],
    ['another theme', themes[kind], looks.slice(3)],
  ] as const) {
    if (!isDeep && theme !== undefined) continue
    const files = await starterContent(kind, theme)
    describeSite(
      `a site of kind ${kind} with ${name}`,
      (site) => {
        itSome(1, isDeep ? looks : some)(
          'has no violation and no broken layout, %s at %i pixels',
          async (colorScheme, width) => {
            const viewport = { width, height: 800 }
            const page = await site.open('/', { colorScheme, viewport, reducedMotion: 'reduce' })
            const found: string[] = []
            for (const address of pages[kind]) {
              await page.goto(site.url() + address)
              await page.evaluate(() => document.fonts.ready.then(() => {}))
              found.push(...(await findViolations(page, address)))
              for (const problem of await page.evaluate(findLayoutProblems)) found.push(`${address}: ${problem}`)
            }
            expect(found).toEqual([])
            // The not-found pages log what was not found.
            expect(site.takeProblems().filter((text) => !text.includes('/404:'))).toEqual([])
          },
        )
      },
      ['react'],
      files,
    )
  }
