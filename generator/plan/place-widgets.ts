// The widgets and blocks that the texts of a page place, with all that they show.

import type { Embedded } from '#site/embedded.ts'
import type { WidgetMark } from '#site/text-html.ts'
import { widgetOptions } from '../check/check.ts'
import { type LinkTable, resolveLinks } from '../links/links.ts'
import type { Article } from '../model/model.ts'
import { escapeHtml } from '../text.ts'
import type { ContentFrame } from './plan-head.ts'

/** Where a text stands. */
interface TextPlace {
  file: string
  /** Missing for the text of a page. */
  article: Article | undefined
}

/** A function that plans the `count`th widget or block of a page, from 1. */
export function openWidgets(
  { content, view, code }: ContentFrame,
  { file, article }: TextPlace,
  links: LinkTable,
): (mark: WidgetMark, count: number) => string | Embedded {
  return (mark, count) => {
    const placed = mark.block === undefined ? undefined : article?.body.widgets[mark.block]?.block
    if (placed && article) {
      if (!placed.block.visible) return ''
      const page = { title: article.title, route: article.route, isHome: false, parents: [] }
      const planned = code.planBlock(placed.block, { html: placed.html, anchorId: undefined }, { ...view, page })
      return { block: resolveLinks(planned, file, links), id: placed.block.id }
    }
    const call = code.planWidget(mark.name, widgetOptions(mark, content.widgets), view)
    // The check has warned of it.
    if (!call) return `<p>${escapeHtml(`::widget{name="${mark.name}"}`)}</p>`
    // Headings and blocks have no such ids.
    const id = `widget--${count}`
    return { widget: resolveLinks(call, file, links), id, itemLevel: mark.level }
  }
}
