// Small parts of pages and articles alike: the table of contents and the link to the Markdown twin.

import type { HeadProps, TocItem } from '#site/view-props.ts'
import type { Markdown } from '../markdown/compile-markdown.ts'

/** Headings a table of contents shows. */
export function tocOf(markdown: Pick<Markdown, 'headings'>): TocItem[] {
  return markdown.headings.filter(({ depth }) => depth === 2 || depth === 3)
}

/** The head's link to the page as Markdown. */
export function twinLink(route: string, title: string): HeadProps['alternates'][number] {
  return { type: 'text/markdown', title: `${title} (Markdown)`, href: `${route === '/' ? '' : route}/index.md` }
}
