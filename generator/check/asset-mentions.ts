// Which files of content/assets a part of the content mentions.

import { posix } from 'node:path'
import { coverOf } from '#schemas/cover.ts'
import { decodePath, encodePath, namesBeside } from '../links/links.ts'
import type { AssetFile } from '../load/load.ts'
import type { Article, Content } from '../model/model.ts'

/** Adds each asset that a value, or a text in it, mentions. */
export function addMentions(value: unknown, found: Set<string>): void {
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) addMentions(item, found)
  else if (typeof value === 'string' && value.includes('assets/'))
    for (const path of mentionedPaths(value)) found.add(decodePath(path))
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

/** Links and widgets of all texts of pages and data. The texts themselves need not be read. */
export function linksOfPages({ pages, dataTexts }: Pick<Content, 'pages' | 'dataTexts'>): unknown[] {
  const compiled = [
    ...pages.flatMap(({ blocks }) => blocks.flatMap(({ content: text }) => text ?? [])),
    ...Object.values(dataTexts).map(({ text }) => text),
  ]
  return compiled.map(({ links, widgets }) => [links, widgets])
}

/** Links and widgets of the texts of an article. */
export function linksOfArticle(article: Article, content: Pick<Content, 'folder'>): unknown[] {
  return textsOf(article).map(({ links, widgets }) => [links, widgets, linkedBeside(links, article, content)])
}

/** The body of an article, and its other texts. */
export function textsOf({ body, texts }: Pick<Article, 'body' | 'texts'>): Article['body'][] {
  return [body, ...Object.values(texts)]
}

/** What links of an article and its cover name relative to its file, from the top of the site. */
export function linkedBeside(
  links: readonly { href: string }[],
  article: Pick<Article, 'entry' | 'head'>,
  { folder }: Pick<Content, 'folder'>,
): string[] {
  const { file } = article.entry
  const cover = coverOf(article)
  return [...links, ...(cover ? [{ href: cover.src }] : [])]
    .flatMap(({ href }) => namesBeside(href, { file, folder }))
    .map(encodePath)
}

/** Whether a file among the assets may name others: a playlist, a style sheet, a picture made of pictures. */
export function isNamingText(url: string): boolean {
  return /\.(?:css|html?|js|json|m3u8|mjs|svg|txt|vtt|webmanifest|xml)$/i.test(url)
}

/** Assets that belong to an asset: its checksum or signature, which is named after it, and what a text of it names. */
export function listCompanions(asset: AssetFile, assets: readonly AssetFile[]): AssetFile[] {
  const text = isNamingText(asset.url) ? textOf(asset) : undefined
  return assets.filter((other) => other !== asset && (mainOf(other) === asset.url || text?.includes(nameOf(other))))
}

/** Assets that an asset belongs to. A list for people, such as one of photographers, needs nothing that it names. */
export function listOwners(asset: AssetFile, assets: readonly AssetFile[]): AssetFile[] {
  const main = mainOf(asset)
  const isNaming = ({ url }: AssetFile) => isNamingText(url) && !url.endsWith('.txt')
  return assets.filter(
    (other) => other !== asset && (other.url === main || (isNaming(other) && textOf(other).includes(nameOf(asset)))),
  )
}

/** The file that a checksum or signature is named after, if there is one. */
function mainOf({ url }: AssetFile): string {
  return url.replace(/\.[^./]+$/, '')
}

function nameOf({ url }: AssetFile): string {
  return posix.basename(url)
}

function textOf({ bytes }: AssetFile): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
