// Files of content/assets that nothing mentions. Hidden content counts: a draft is published later, with its pictures.

import { posix } from 'node:path'
import type { Problem } from '../problem.ts'
import { isInside } from './check-assets.ts'
import { decodePath } from './link-paths.ts'
import { listArticles } from './list-articles.ts'
import type { AssetFile } from './load-file.ts'
import type { Content } from './model.ts'

/** The assets of a site that its content does not mention. `contents`: each language with all that is hidden. */
export function findUnusedAssets(contents: readonly [Content, ...Content[]]): AssetFile[] {
  const [{ assets, site }] = contents
  if (assets.length === 0) return []
  const used = new Set<string>()
  const listUnused = () =>
    assets.filter(({ url }) => !used.has(url) && !site.sharedAssets.some((path) => isInside(url, path)))
  for (const { entries } of contents) for (const { data } of entries.values()) addMentions(data, used)
  // Most sites need not look further.
  if (listUnused().length === 0) return []
  for (const content of contents) for (const text of listTexts(content)) addMentions(text, used)
  return withoutCompanions(listUnused(), assets)
}

/** Adds each asset that a value, or a text in it, mentions. */
function addMentions(value: unknown, used: Set<string>): void {
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) addMentions(item, used)
  else if (typeof value === 'string' && value.includes('assets/'))
    for (const path of mentionedPaths(value)) used.add(decodePath(path))
}

/** What a text mentions, e.g. /assets/diagram.svg, as it is written there. */
function mentionedPaths(text: string): string[] {
  const whole = /^(?:\.{0,2}\/)*assets\/([^?#]+)/.exec(text)?.[1]
  const parts = [...text.matchAll(/assets\/([^\s"'`()<>[\]{}|\\?#$,;]+)/g)].map(([, path = '']) => path)
  return [
    ...(whole === undefined ? [] : [whole]),
    ...parts,
    ...parts.map((path) => path.replace(/(?<![.:!])[.:!]+$/, '')),
  ].map((path) => `/assets/${path}`)
}

/** Links and widgets of all texts. The texts themselves need not be read. */
function* listTexts(content: Content): Generator<unknown> {
  const compiled = [
    ...content.pages.flatMap(({ blocks }) => blocks.flatMap(({ content: text }) => text ?? [])),
    ...Object.values(content.dataTexts).map(({ text }) => text),
  ]
  for (const { links, widgets } of compiled) yield [links, widgets]
  for (const { body, texts } of listArticles(content))
    for (const { links, widgets } of [body, ...Object.values(texts)]) yield [links, widgets]
}

/** Licences, checksums and signatures belong to other files; so does what a text among them names. */
function withoutCompanions(unused: readonly AssetFile[], assets: readonly AssetFile[]): AssetFile[] {
  const urls = new Set(assets.map(({ url }) => url))
  const alone = unused.filter(
    ({ url }) => !licence.test(posix.basename(url)) && !urls.has(url.replace(/\.[^./]+$/, '')),
  )
  if (alone.length === 0) return []
  const texts = assets.filter(({ url }) => textFile.test(url)).map(({ bytes }) => Buffer.from(bytes))
  return alone.filter(({ url }) => !texts.some((text) => text.includes(posix.basename(url))))
}

const licence = /^(?:licen[cs]e|ofl|notice|copying|readme|authors)\b/i
const textFile = /\.(?:css|html?|js|json|m3u8|mjs|svg|txt|vtt|webmanifest|xml)$/i

/** The warning about an unused asset. */
export function describeUnused({ file }: AssetFile): Problem {
  return {
    code: 'unused-asset',
    severity: 'warning',
    message: 'nothing on the site mentions this file',
    hint: 'show it or link to it, or remove it; sharedAssets in site.yaml lists files that only others use',
    file,
  }
}
