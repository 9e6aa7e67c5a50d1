// The words of what stands around and within texts: blocks and widgets, as their Markdown versions say them.

import type { Block } from '#schemas/blocks/registry.ts'
import { widgetOptions } from '../check/check.ts'
import { claimPattern, listParts, type TextPart, usualParser, widgetMark } from '../markdown/markdown.ts'
import type { Article, PlacedWidget } from '../model/model.ts'
import type { ContentFrame } from '../plan/plan.ts'
import { printClaim } from '../read/read.ts'

export interface SearchWords {
  /** A passage of a text with the words of its widgets and blocks. */
  fill: (passage: string, widgets: readonly PlacedWidget[]) => string
  /** A block without its title, subtitle and text, part by part. */
  ofBlock: (block: Block) => TextPart[]
  /** What the page of an article says besides its text, with a line break at the end. */
  beside: (article: Article) => string
}

const placed = new RegExp(`${widgetMark}(\\d+)${widgetMark}`, 'g')

/** The words of a language. */
export function openSearchWords({ content, code, view }: Pick<ContentFrame, 'content' | 'code' | 'view'>): SearchWords {
  const claims = new Map(content.data.claims.map((claim) => [claim.id, printClaim(claim)]))
  const printed = (text: string) => text.replace(claimPattern, (whole, id: string) => claims.get(id) ?? whole)
  const partsOf = (paragraphs: readonly string[]) => listParts(printed(paragraphs.join('\n\n')), usualParser())
  const plain = (paragraphs: readonly string[]) =>
    partsOf(paragraphs).map(({ heading = '', text }) => `${heading}\n${text}`)
  const wordsOfWidget = (widget: PlacedWidget | undefined) => {
    if (!widget) return ''
    const { block } = widget
    if (block?.block.type === 'unknown' || block?.block.visible === false) return ''
    const paragraphs = block
      ? code.printBlock(block.block, view)
      : code.printWidget(widget.name, widgetOptions(widget, content.widgets), view)
    return plain(paragraphs).join('\n').trim()
  }
  return {
    fill: (passage, widgets) =>
      passage.includes(widgetMark)
        ? passage.replace(placed, (_, number: string) => wordsOfWidget(widgets[Number(number)]))
        : passage,
    ofBlock: ({ title: _, subtitle: __, content: ___, ...block }) => partsOf(code.printBlock(block as Block, view)),
    beside: (article) => {
      const { parts = [] } = code.collections[article.collection]?.markdown(article) ?? {}
      return parts.length === 0 ? '' : `${plain(parts).join('\n').trim()}\n`
    },
  }
}
