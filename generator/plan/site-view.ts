// The content as the plans of blocks and widgets see it. The interface is documented in site/plan-view.ts.

import { posix } from 'node:path'
import { formatBytes } from '#runtime/format-bytes.ts'
import type { CodeSample, CodeView, PlanView, SiteView } from '#site/plan-view.ts'
import type { PictureVariants } from '../links/links.ts'
import { type Content, categoryKey, listTags, type Page, sortNewest, type Tag } from '../model/model.ts'
import { linkTags } from './link-tags.ts'
import { withCovers } from './list-covers.ts'
import { measurePicture } from './picture-sizes.ts'
import type { ContentFrame } from './plan-head.ts'

interface ViewOptions {
  /** The instant of the build, in milliseconds since 1970. */
  now: number
  /** Highlights. */
  code: (sample: CodeSample) => CodeView
  pictures?: ReadonlyMap<string, PictureVariants>
  tags?: readonly Tag[]
}

/** The content of a build for plans. */
export function siteView(
  content: Content,
  { now, code, pictures = new Map(), tags = listTags(content) }: ViewOptions,
): SiteView {
  const { site, data, dataTexts, assets } = content
  return {
    site,
    now,
    claim: (id) => data.claims.find((claim) => claim.id === id),
    list: (name) => data[name],
    record: (name) => data[name],
    markdown: (list, id) => dataTexts[`${list}/${id}`]?.text.html ?? { htmlPieces: [] },
    code,
    asset: (written) => {
      const url = written.normalize('NFC')
      const asset = assets.find((file) => file.url === url)
      const sources = pictures.get(url)?.sources
      return (
        asset && {
          fileName: posix.basename(asset.file),
          size: formatBytes(asset.bytes.length),
          sha256: asset.hash,
          ...measurePicture(asset),
          ...(sources ? { sources } : {}),
        }
      )
    },
    articles: articlesOf(content),
    tagKey: (tag) => categoryKey(tag, 'tags'),
    ...linksOfTags(tags, content),
  }
}

function linksOfTags(shared: readonly Tag[], content: Content): Pick<SiteView, 'tags' | 'linkTags'> {
  const all = new Map(shared.map((tag) => [tag.route, tag]))
  return {
    tags: (collection) =>
      [...all.values()]
        .filter((tag) => tag.collection === collection)
        .map(({ label, route, articles: { length } }) => ({ label, href: route, count: length })),
    linkTags: (tags, collection) =>
      linkTags(tags, content.collections[collection]?.route ?? '', (href) => all.has(href)),
  }
}

function articlesOf(content: Content): SiteView['articles'] {
  const { articles } = content
  // The schema of each collection has checked the front matter.
  const newest = sortNewest(content)
  const list = (name: string) => withCovers(Object.hasOwn(articles, name) ? newest(name) : [], content)
  return list as unknown as SiteView['articles']
}

/** A page, as the plans of its blocks see it. */
export function pageView({ title, route }: Page, { pageAt }: Pick<ContentFrame, 'pageAt'>): PlanView['page'] {
  const above = route.split('/').slice(1, -1)
  const parents = above.flatMap((_, index) => {
    const href = `/${above.slice(0, index + 1).join('/')}`
    const parent = pageAt(href)
    return parent ? [{ label: parent.title, href }] : []
  })
  return { title, route, isHome: route === '/', parents }
}
