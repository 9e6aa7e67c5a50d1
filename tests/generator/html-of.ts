// A compiled text as one string. Holes show what is to stand in them: an address as written, `{word:note}` for a word.
// Buttons, and what only pages of documentation have, are left out, as in feeds.

import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import type { Markdown, MarkdownOptions } from '#generator/markdown/model.ts'
import type { Hole, PictureSize, TextHtml, WidgetMark } from '#site/text-html.ts'
import { filledPieces } from '#site/text-html.ts'

/** HTML of a text; `widget` prints what stands in the place of a widget. */
export function htmlOf({ htmlPieces }: TextHtml, widget: (mark: WidgetMark) => string = () => ''): string {
  const filled = htmlPieces.map((piece) => {
    if (typeof piece === 'string' || 'id' in piece) return piece
    return 'mark' in piece ? widget(piece.mark) : printHole(piece)
  })
  return filledPieces({ htmlPieces: filled }).join('')
}

const escape = (text: string) => text.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;').replaceAll('<', '&#x3C;')

function printHole(hole: Exclude<Hole, { mark: WidgetMark }>): string {
  if ('link' in hole) return ` href="${escape(hole.link)}"`
  if ('address' in hole) return escape(hole.address)
  if ('picture' in hole) return `<img src="${escape(hole.picture)}"${printSize(hole.size)}${hole.attributes}>`
  return 'word' in hole ? `{word:${hole.word}}` : ''
}

function printSize({ width, height }: PictureSize = {}): string {
  return (width === undefined ? '' : ` width="${width}"`) + (height === undefined ? '' : ` height="${height}"`)
}

/** A compiled text with its HTML as one string. */
export type Printed = Omit<Markdown, 'html'> & { html: string }

/** A compiled text, its HTML printed. */
export function printText(markdown: Markdown): Printed {
  return { ...markdown, html: htmlOf(markdown.html) }
}

/** Compiles a text and prints its HTML. */
export function compileHtml(source: string, options: MarkdownOptions): Printed {
  return printText(compileMarkdown(source, options))
}
