// A diagram as its tests read it.

import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { htmlOf } from '../html-of.ts'
import { readHtml } from '../read-html.ts'

/** Its HTML, and the words in it. Throws for what is not drawn. */
export function draw(source: string): { html: string; words: string } {
  const drawn = diagramToHtml(source)
  if ('problem' in drawn) throw new Error(`${drawn.line}: ${drawn.problem}`)
  return { html: htmlOf({ htmlPieces: drawn.pieces }), words: drawn.words }
}

/** What is in the drawing itself. */
export function svgOf(source: string): string {
  return /<svg[^>]*>([^]*)<\/svg>/.exec(draw(source).html)?.[1] ?? ''
}

/** The texts of the drawing itself, in order. */
export function textsOf(source: string): string[] {
  return svgOf(source)
    .split('</text>')
    .slice(0, -1)
    .map((part) => readHtml(`${part}</text>`).text)
}

/** Lines of a source. */
export function lines(...rows: string[]): string {
  return rows.join('\n')
}
