// How the sites of `libretto new site` are composed, which neither axe nor the layout checks can tell: even lines of
// titles, words in the middle of their picture, and a date beside its author.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSite, type SiteKind, siteDefaults } from '#generator/commands/new-site.ts'
import { libretto, readFolder } from '../setup/mini-site.ts'
import { describeSite } from './site-browser.ts'

const now = Date.parse('2026-05-31T12:00:00Z')

async function contentOf(kind: SiteKind): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-look-'))
  try {
    createSite({ folder, ...siteDefaults(folder), kind, name: 'Blue Lake' }, { libretto, now })
    return await readFolder(join(folder, 'content'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs in the page: space above and below the words of the hero, within the height of its picture. */
function measureHero(): { above: number; below: number; wrap: string; background: string } {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const picture = box('.hero-media')
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
  return {
    above: box('.hero-title').top - picture.top,
    below: picture.bottom - box('.hero-actions').bottom,
    wrap: style('.hero h1').textWrap,
    background: style('.hero .button-primary').backgroundColor,
  }
}

/** Runs in the page: where the parts of the articles in the list are. */
function measureRows(): { date: number; author: number; between: number; cover: number; text: number }[] {
  return [...document.querySelectorAll('.has-cover')].map((row) => {
    const box = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [side, end] = [box('.row-side'), box('.row-end')]
    const between = end.top - side.bottom - (side.left === box('.row-main').left ? box('.row-main').height : 0)
    return { date: side.left, author: end.left, between, cover: box('.row-cover').right, text: box('.row-main').left }
  })
}

describe('sites of new site', async () => {
  const [company, blog] = await Promise.all([contentOf('company'), contentOf('blog')])

  describeSite(
    'the home page of a company',
    (site) => {
      it('has its words in the middle of its picture, and a main button in the accent', async () => {
        const page = await site.open('/', { viewport: { width: 1280, height: 800 } })
        const { above, below, wrap, background } = await page.evaluate(measureHero)
        expect({ wrap, isMiddle: Math.abs(above - below) < 60 && above > 30 }).toEqual({
          wrap: 'balance',
          isMiddle: true,
        })
        expect(background).toBe('rgb(15, 118, 110)')
      })
    },
    ['react'],
    company,
  )

  describeSite(
    'the articles of a magazine',
    (site) => {
      it.each([800, 1280])('have date and author together beside the cover, at %i pixels', async (width) => {
        const page = await site.open('/', { viewport: { width, height: 800 } })
        const rows = await page.evaluate(measureRows)
        expect(rows.length).toBe(4)
        for (const { date, author, between, cover, text } of rows) {
          expect(author).toBe(date)
          expect(text).toBeGreaterThan(cover)
          expect(between).toBeLessThan(40)
        }
      })
    },
    ['react'],
    blog,
  )
})
