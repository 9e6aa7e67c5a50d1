// Fills the holes of a compiled text: addresses, pictures with their other formats, words, copy buttons, widgets. What
// stands between two holes is final and never looked at.

import type { Hole, PictureSize, Placed, TextHtml } from '#site/text-html.ts'
import { escapeHtml } from '../text.ts'
import { decodePath, isExternal } from './link-paths.ts'
import { type LinkTable, lookUp, pathInSite, placePath, resolveHref, type TextFilling } from './link-table.ts'

/** The text without a hole. Strings that follow each other are one. */
export function fillText({ htmlPieces, ...facts }: TextHtml, fromFile: string, table: LinkTable): TextHtml {
  const filled: (string | Placed)[] = []
  let open = ''
  for (const piece of htmlPieces) {
    const found = typeof piece === 'string' || 'id' in piece ? piece : fillHole(piece, fromFile, table)
    if (typeof found === 'string') {
      open += found
      continue
    }
    if (open !== '') filled.push(open)
    open = ''
    filled.push(found)
  }
  if (open !== '') filled.push(open)
  return { htmlPieces: filled, ...facts }
}

/** A filled text as one string. Widgets and blocks are left out. */
export function joinHtml({ htmlPieces }: TextHtml): string {
  return htmlPieces.filter((piece) => typeof piece === 'string').join('')
}

function fillHole(hole: Hole, fromFile: string, table: LinkTable): string | Placed {
  const { text = {} } = table
  if ('link' in hole) return ` href="${escapeHtml(placeHref(hole.link, fromFile, table))}"`
  if ('address' in hole) return escapeHtml(placeHref(hole.address, fromFile, table))
  if ('picture' in hole) return fillPicture(hole, fromFile, table)
  if ('word' in hole) return escapeHtml(wordOf(hole.word, text))
  if ('copy' in hole) return text.copyButton ?? ''
  if ('page' in hole) return text.absolute ? '' : hole.page
  if ('docs' in hole) return text.isDocs ? hole.docs : ''
  return text.widget?.(hole.mark) ?? ''
}

function wordOf(name: string, { words = {} }: TextFilling): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
}

function placeHref(href: string, fromFile: string, table: LinkTable): string {
  const placed = resolveHref(href, fromFile, table)
  const absolute = table.text?.absolute
  if (!absolute || !/^[/#]/.test(placed)) return placed
  return (placed.startsWith('#') ? absolute.page : absolute.origin) + placed
}

function fillPicture(
  { picture, attributes, size }: Extract<Hole, { picture: string }>,
  fromFile: string,
  table: LinkTable,
): string {
  const source = ` src="${escapeHtml(placeHref(picture, fromFile, table))}"`
  const asset = isExternal(picture) ? undefined : pathInSite(picture, fromFile, table)
  if (asset === undefined) return `<img${source}${writtenSize(size)}${attributes}>`
  const name = decodePath(asset)
  const sources = sourceElements(name, table)
  const image = `<img${source}${sizeAttributes(name, table, size)}${attributes}>`
  return sources === '' ? image : `<picture>${sources}${image}</picture>`
}

/** With its size, a picture has its place before it is loaded: the text below does not jump. */
function sizeAttributes(asset: string, { sizeOf }: LinkTable, written: PictureSize | undefined): string {
  const size = sizeOf?.(asset)
  if (!size) return writtenSize(written)
  const { width, height } = written ?? {}
  const ratio = size.width / size.height
  if (width !== undefined && height === undefined && isPixels(width))
    return writtenSize({ width, height: String(Math.round(Number(width) / ratio)) })
  if (height !== undefined && width === undefined && isPixels(height))
    return writtenSize({ width: String(Math.round(Number(height) * ratio)), height })
  return writtenSize(written ?? { width: String(size.width), height: String(size.height) })
}

function isPixels(length: string): boolean {
  return /^\d{1,5}$/.test(length)
}

function writtenSize({ width, height }: PictureSize = {}): string {
  const attribute = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`
  return attribute('width', width) + attribute('height', height)
}

/** Pixels that a column of text is wide at most. */
const columnWidth = 720

/** The formats and widths that a browser may choose from instead of the file itself. */
function sourceElements(asset: string, table: LinkTable): string {
  const { pictures, sizeOf } = table
  // Without a table nobody could read another answer later.
  if (!pictures) return ''
  lookUp('pictures', asset, table)
  const shown = Math.min(columnWidth, sizeOf?.(asset)?.width ?? columnWidth)
  return (pictures.get(asset)?.sources ?? [])
    .map(({ type, files }) => {
      const set = files.map(({ src, width }) => `${placePath(src, table)} ${width}w`).join(', ')
      return `<source type="${type}" srcset="${escapeHtml(set)}" sizes="(min-width: ${shown}px) ${shown}px, 100vw">`
    })
    .join('')
}
