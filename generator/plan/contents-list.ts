import type { TocItem } from '#site/article-view.ts'
import type { HeadProps } from '#site/view-props.ts'
import type { Markdown } from '../markdown/markdown.ts'

/** Headings that a table of contents shows: a link needs words. */
export function tocOf(markdown: Pick<Markdown, 'headings'>): TocItem[] {
  return markdown.headings.filter(({ depth, text }) => (depth === 2 || depth === 3) && text !== '')
}

/** Path of the Markdown version of a page. */
export function markdownPath(route: string): string {
  return `${route === '/' ? '' : route}/index.md`
}

/** The link to it in the page's head. */
export function markdownLink(route: string, title: string): HeadProps['alternates'][number] {
  return { type: 'text/markdown', title: `${title} (Markdown)`, href: markdownPath(route) }
}
