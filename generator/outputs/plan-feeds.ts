import type { ArticleCollection } from '#schemas/article-collections.ts'
import type { SiteCollection } from '#site/collections/collection.ts'
import { feedRoutes } from '../addresses/addresses.ts'
import { fillText, joinHtml, type LinkTable } from '../links/links.ts'
import { type Article, publishedCollections, sortNewest } from '../model/model.ts'
import { absoluteUrl, type ContentFrame } from '../plan/plan.ts'
import { escapeHtml } from '../text.ts'
import { planFeedCover } from './feed-cover.ts'
import { atomFile, type Feed, jsonFeedFile } from './feeds.ts'

// Readers fetch a feed again and again, so it stays small. Older articles are on the index page and in the sitemap.
const feedLength = 50

/** The feeds of every collection that has some: path below the output folder, and text. */
export function planFeeds(frame: ContentFrame): [file: string, text: string][] {
  const { content, code } = frame
  return Object.entries(publishedCollections(content)).flatMap(([name, collection]) => {
    if (!collection.hasFeed) return []
    const said = code.collections[name]?.feed
    if (!said) throw new Error(`the collection ${name} has a feed, but site/collections does not say what is in it`)
    const feed = planFeed({ collection, articles: sortNewest(content)(name), said }, frame)
    const { atom, json } = feedRoutes(collection)
    return [
      [atom.slice(1), atomFile(feed)],
      [json.slice(1), jsonFeedFile(feed)],
    ]
  })
}

interface FeedSource {
  collection: ArticleCollection<string>
  /** Newest first. */
  articles: readonly Article[]
  /** What the site's code says of the feed. */
  said: NonNullable<SiteCollection<string>['feed']>
}

function planFeed({ collection, articles, said }: FeedSource, frame: ContentFrame): Feed {
  const { content, code } = frame
  const { origin, year } = frame.facts
  const { basePath, pageForm, files, assets, languages, fileRoutes } = frame.links
  const links: LinkTable = { basePath, pageForm, files, assets, languages, fileRoutes }
  const address = (route: string) => absoluteUrl(route, frame)
  const { name: siteName, description, language } = content.site
  const { atom, json } = feedRoutes(collection)
  return {
    title: said.title(siteName),
    description,
    language,
    homeUrl: address(collection.route),
    atomUrl: address(atom),
    jsonUrl: address(json),
    // Atom asks for an instant. It stays the same for all builds of a year.
    emptySince: `${year}-01-01T00:00:00Z`,
    posts: articles.slice(0, feedLength).map((article) => {
      const { route, title, body, entry } = article
      const url = address(route)
      // Readers run no scripts.
      const widget = () => `<p><a href="${url}">${escapeHtml(title)}</a></p>`
      const text = { words: code.proseWords, widget, absolute: { origin, page: url } }
      const html = joinHtml(fillText(body.html, entry.file, { ...links, text }))
      const { cover, shown } = planFeedCover(article, frame)
      return { url, title, html: shown + html, ...said.item(article, siteName), cover }
    }),
  }
}
