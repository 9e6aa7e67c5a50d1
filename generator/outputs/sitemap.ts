import { escapeHtml } from '../text.ts'

/** A page that may be indexed. */
export interface SitemapPage {
  url: string
  modifiedAt?: string | undefined
  /** The page in each language that has it; missing if it is the only one. */
  translations?: readonly { language: string; address: string }[]
}

/** sitemap.xml of the pages that may be indexed. `modifiedAt` comes from content, never from the clock. */
export function sitemapFile(pages: readonly SitemapPage[]): string {
  const entries = pages.map(
    ({ url, modifiedAt, translations = [] }) =>
      `  <url><loc>${escapeHtml(url)}</loc>${modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`}` +
      `${translations.map(alternateLink).join('')}</url>`,
  )
  const hasTranslations = pages.some(({ translations }) => translations)
  const links = hasTranslations ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...entries,
    '</urlset>',
  ].join('\n')}\n`
}

function alternateLink({ language, address }: { language: string; address: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`
}
