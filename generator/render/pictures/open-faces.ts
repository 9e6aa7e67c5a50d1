// The typefaces of pictures. Pages ship the Latin file of each; the other files are in the packages, and are opened
// only for a text that needs them.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { OutlineText } from '#site/pictures/outline-text.ts'
import type { Cache } from '../../cache/cache.ts'
import type { OutputFile } from '../../disk/disk.ts'
import { joinTypefaces } from './join-typefaces.ts'
import { openFontFile, type Typeface } from './outline-text.ts'

const resolve = createRequire(import.meta.url).resolve

const families = {
  text: { name: 'host-grotesk', more: ['latin-ext'] },
  mono: { name: 'geist-mono', more: ['latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'symbols2'] },
} as const

/** Outlines with the letters that `texts` need. `cardFont`: bytes of the font that the site names for its cards. */
export async function openFaces(
  shipped: readonly OutputFile[],
  texts: readonly string[],
  cache: Cache,
  cardFont?: Uint8Array,
): Promise<OutlineText> {
  const latin = { text: await openShipped('text', shipped, cache), mono: await openShipped('mono', shipped, cache) }
  const isLatin = texts.every((text) => [...text].every((character) => latin.text.has(character)))
  const text = [latin.text, ...(isLatin ? [] : await openMore('text', cache))]
  const mono = [latin.mono, ...(isLatin ? [] : await openMore('mono', cache))]
  // A sign of another face does not stand out, a letter does.
  const signs = mono.map((face) => ({ ...face, has: (one: string) => !/[\p{L}\p{M}]/u.test(one) && face.has(one) }))
  const own = isLatin || !cardFont ? undefined : await openFontFile(cardFont, cache)
  const faces = {
    text: joinTypefaces([...text, ...signs]),
    // Words in another script are of one typeface with what is beside them.
    own: own && joinTypefaces([own, ...text, ...signs]),
    mono: joinTypefaces(mono),
  }
  return (shown, { face, ...style }) => faces[face]?.(shown, style)
}

function openShipped(family: keyof typeof families, files: readonly OutputFile[], cache: Cache): Promise<Typeface> {
  const { name } = families[family]
  const file = files.find(({ path }) => path.includes(`/${name}-latin-wght`))
  if (!file) throw new Error(`the site ships no font named ${name}`)
  return openFontFile(file.bytes, cache)
}

function openMore(family: keyof typeof families, cache: Cache): Promise<Typeface[]> {
  const { name, more } = families[family]
  return Promise.all(
    more.map(async (part) => {
      const path = resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`)
      return openFontFile(await readFile(path), cache)
    }),
  )
}
