// The head as a string, not as elements: React moves head elements about, and the content security policy must come
// before everything it governs.

import { encodeJson } from '#runtime/contract.ts'
import { redirect as redirectWords } from '#words/views.ts'
import { headScript } from '../head-script.ts'
import type { PageAssets } from '../page-assets.ts'
import type { FrameProps, HeadProps, RedirectProps } from '../view-props.ts'

/** Text between <head> and </head>. `modules` are addresses of scripts to fetch without waiting for the loader. */
export function headHtml(head: HeadProps, frame: FrameProps, assets: PageAssets, modules: readonly string[]): string {
  return [
    ...opening(assets),
    `<script>${headScript}</script>`,
    titleElement(head.title),
    meta('description', head.description),
    head.keywords.length > 0 ? meta('keywords', head.keywords.join(', ')) : '',
    head.isIndexed ? '' : meta('robots', 'noindex'),
    head.canonical === undefined ? '' : link('canonical', { href: head.canonical }),
    ...(head.translations ?? []).map(({ language, address }) =>
      link('alternate', { hreflang: language, href: address }),
    ),
    ...resources(assets, modules),
    ...schemes(frame, assets),
    ...icons(frame),
    ...ownParts(frame),
    ...preview(head, frame),
    ...head.alternates.map((alternate) =>
      link('alternate', { type: alternate.type, title: alternate.title, href: alternate.href }),
    ),
    ...frame.feeds.flatMap(({ title, atomHref, jsonHref }) => [
      link('alternate', { type: 'application/atom+xml', title, href: atomHref }),
      link('alternate', { type: 'application/feed+json', title, href: jsonHref }),
    ]),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${encodeJson(data)}</script>`),
  ].join('')
}

/** The same for a page that only leads to another one. */
export function redirectHeadHtml(redirect: RedirectProps, assets: PageAssets): string {
  return [
    ...opening(assets),
    `<script>${headScript}</script>`,
    titleElement(redirectWords.documentTitle(redirect.siteName)),
    meta('robots', 'noindex'),
    // The script leads on with the query; both at once would be a race.
    `<noscript><meta http-equiv="refresh" content="0; url=${escapeText(redirect.href)}"></noscript>`,
    moduleScript(assets.redirect, assets),
    link('canonical', { href: redirect.canonical }),
    ...assets.styles.map((href) => checkedLink('stylesheet', href, assets)),
    tabIcon(redirect),
  ].join('')
}

function opening(assets: PageAssets): string[] {
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(assets.policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ]
}

function resources(assets: PageAssets, modules: readonly string[]): string[] {
  return [
    // Fonts are fetched without credentials; a preload that asks differently would be fetched twice.
    ...assets.fonts.map((href) => link('preload', { href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })),
    ...assets.styles.map((href) => checkedLink('stylesheet', href, assets)),
    moduleScript(assets.loader, assets),
    moduleScript(assets.page, assets, { 'data-page': 'true' }),
    ...[...assets.start, ...modules].map((href) => checkedLink('modulepreload', href, assets)),
  ]
}

function moduleScript(src: string, assets: PageAssets, more: Record<string, string> = {}): string {
  return `<script type="module"${attributesOf({ src, ...integrityOf(src, assets), ...more })}></script>`
}

function checkedLink(rel: string, href: string, assets: PageAssets): string {
  return link(rel, { href, ...integrityOf(href, assets) })
}

function integrityOf(address: string, { integrity }: PageAssets): { integrity?: string } {
  const value = integrity[address]
  return value === undefined ? {} : { integrity: value }
}

function schemes({ barColours }: FrameProps, { isAlwaysLight = false }: PageAssets): string[] {
  if (isAlwaysLight) return [meta('color-scheme', 'light'), meta('theme-color', barColours[0])]
  return [
    meta('color-scheme', 'light dark'),
    ...(['light', 'dark'] as const).map(
      (theme, index) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${barColours[index]}">`,
    ),
  ]
}

function preview(head: HeadProps, frame: FrameProps): string[] {
  return [
    property('og:type', head.openGraphType),
    property('og:site_name', frame.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    ...imageProperties(head.image),
    // Open Graph requires a territory and refuses a bare language.
    property('og:locale', frame.language.includes('-') ? frame.language.replace('-', '_') : undefined),
    property('article:published_time', head.publishedAt),
    property('article:modified_time', head.modifiedAt),
    meta('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    ...(head.image === undefined
      ? []
      : [meta('twitter:image', head.image.url), meta('twitter:image:alt', head.image.alt)]),
  ]
}

function imageProperties(image: HeadProps['image']): string[] {
  if (!image) return []
  return [
    property('og:image', image.url),
    ...(image.card === undefined
      ? []
      : [
          property('og:image:type', 'image/png'),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
        ]),
    ...(image.size === undefined
      ? []
      : [property('og:image:width', String(image.size.width)), property('og:image:height', String(image.size.height))]),
    property('og:image:alt', image.alt),
  ]
}

function icons(frame: FrameProps): string[] {
  return [
    frame.smallIconHref === undefined
      ? ''
      : link('icon', { href: frame.smallIconHref, sizes: '32x32', type: 'image/png' }),
    tabIcon(frame),
    frame.touchIconHref === undefined ? '' : link('apple-touch-icon', { href: frame.touchIconHref }),
    link('manifest', { href: frame.manifestHref }),
  ]
}

function tabIcon({ faviconHref: href }: Pick<FrameProps, 'faviconHref'>): string {
  return link('icon', { href, ...iconType(href) })
}

function ownParts({ ownHead: { meta: said, links } = { meta: [], links: [] } }: FrameProps): string[] {
  return [
    ...said.map(({ name, content }) => meta(name, content)),
    ...links.map(({ rel, href, type, title }) =>
      link(rel, { href, ...(type === undefined ? {} : { type }), ...(title === undefined ? {} : { title }) }),
    ),
  ]
}

function iconType(href: string): { type?: string; sizes?: string } {
  return href.endsWith('.svg') ? { type: 'image/svg+xml', sizes: 'any' } : {}
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeText(content)}">`
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta property="${name}" content="${escapeText(content)}">`
}

function link(rel: string, attributes: Record<string, string>): string {
  return `<link rel="${rel}"${attributesOf(attributes)}>`
}

function titleElement(text: string): string {
  return `<title>${escapeText(text)}</title>`
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&quot;')
}
