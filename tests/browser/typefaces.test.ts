// Which files of the typefaces pages load, and which face their letters have.

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { describeSite } from './site-browser.ts'

const page = (title: string, text: string) => {
  const hero = `{ id: head, type: hero, title: "${title}", subtitle: "${text}" }`
  return `title: "${title}"\ndescription: Boats.\nblocks:\n  - ${hero}\n`
}
const kana = 'とてもながい船の話をここに書きます。'.repeat(20)
const content = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': page('Łódź a Příliš žluťoučký kůň', 'Ships'),
  'pages/plain.yaml': page('Boats and piers', 'Größe, © 2026'),
  'pages/kana.yaml': page('Fune', kana),
  'docs/code.md': '---\ntitle: Code\ndescription: Boats.\n---\n\nWords `Ш ł Ễ` here.\n',
}

/** Typefaces that the browser has taken the letters of an element from. */
async function facesOf(tab: Page, selector: string): Promise<string[]> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (system)'}`))]
}

describeSite(
  'typefaces',
  (site) => {
    const open = async (path: string) => {
      const fonts: string[] = []
      const prepare = async (tab: Page) =>
        void tab.on('request', (request) => {
          const name = /([a-z-]+)-wght-normal-\w+\.woff2$/.exec(request.url())?.[1]
          if (name !== undefined) fonts.push(name)
        })
      const tab = await site.open(path, { prepare })
      await tab.evaluate(async () => void (await document.fonts.ready))
      const preloads = await tab.locator('link[rel=preload][as=font]').count()
      return { tab, fonts: [...new Set(fonts)].sort(), preloads }
    }

    it('a title in Polish and Czech is in one typeface', async () => {
      const { tab, fonts, preloads } = await open('/')
      expect(await facesOf(tab, 'h1')).toEqual(['Host Grotesk Light'])
      expect(fonts).toContain('host-grotesk-latin-ext')
      expect(fonts.filter((name) => /cyrillic|vietnamese/.test(name))).toEqual([])
      expect(preloads).toBe(1)
    })

    it('a page of Latin letters loads no other file', async () => {
      const { tab, fonts, preloads } = await open('/plain')
      expect(fonts.filter((name) => !name.endsWith('-latin'))).toEqual([])
      expect(await tab.locator('link[rel=stylesheet][href*=more-letters]').count()).toBe(0)
      expect(preloads).toBe(1)
    })

    it('a page that hardly has Latin letters does not preload them', async () => {
      const { preloads } = await open('/kana')
      expect(preloads).toBe(0)
    })

    it('code has letters of four files and one face', async () => {
      const { tab, fonts } = await open('/docs/code')
      expect(await facesOf(tab, 'p code')).toEqual(['Geist Mono'])
      expect(fonts).toEqual(
        expect.arrayContaining(['cyrillic', 'latin-ext', 'vietnamese'].map((name) => `geist-mono-${name}`)),
      )
    })
  },
  ['react'],
  content,
)
