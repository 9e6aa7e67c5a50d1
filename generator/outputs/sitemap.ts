import { escapeHtml } from '../escape-html.ts'

/** sitemap.xml of the pages that may be indexed. `modifiedAt` comes from content, never from the clock. */
export function sitemapFile(pages: readonly { url: string; modifiedAt?: string | undefined }[]): string {
  const entries = pages.map(
    ({ url, modifiedAt }) =>
      `  <url><loc>${escapeHtml(url)}</loc>${modifiedAt === undefined ? '' : `<lastmod>${modifiedAt}</lastmod>`}</url>`,
  )
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ].join('\n')}\n`
}

/** robots.txt: everything may be crawled. */
export function robotsFile(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`
}
