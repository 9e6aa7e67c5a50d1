import { collectionTitles, notFoundTexts, searchCategories } from '#words/collections.ts'
import type { ArticleView } from '../../article-view.ts'
import type { DocsPlace } from '../../docs-props.ts'
import { joinList } from '../../parts/join-list.ts'
import { noHtml } from '../../text-html.ts'
import type { View } from '../../view-props.ts'
import type { ArticleSite, SiteCollection } from '../collection.ts'
import { placePages } from './place-pages.ts'

type Doc = ArticleView<'docs'>

const descriptionLength = 160

/** Pages of documentation in their tree. What is around a page comes from the tree, not from neighbours. */
export const docs: SiteCollection<'docs'> = {
  title: collectionTitles.docs,
  notFound: notFoundTexts.docs,
  neighbours: () => () => [],
  plan: planDoc,
  search: {
    relevance: 0.72,
    hit: ({ head, excerpt }, section) => ({
      idPrefix: 'docs',
      text: head.description ?? excerpt,
      type: 'documentation',
      category: section ?? searchCategories.docs,
      keywords: [...head.keywords, ...head.tags],
    }),
  },
  markdown: ({ head }) => ({ description: head.description ?? '', parts: [] }),
  tree: {
    place: placePages,
    planFolder: (place, site) => ({
      view: 'doc-page',
      props: {
        ...site.page({
          description: listPages(place),
          crumbs: place.crumbs,
          canonical: place.canonical,
        }),
        docs: { toc: [], readTime: 0, markdownHref: '', ...neighboursOf(place), place },
        title: place.title,
        html: noHtml,
        isMade: true,
      },
    }),
  },
}

function planDoc({ title, head, body, readTime, excerpt }: Doc, _: unknown, site: ArticleSite): View {
  const { place } = site
  const { description, updatedAt } = head
  return {
    view: 'doc-page',
    props: {
      ...site.page({
        description: description ?? site.excerpt(excerpt, descriptionLength),
        keywords: [...head.keywords, ...head.tags],
        publishedAt: head.publishedAt,
        modifiedAt: updatedAt,
        crumbs: place?.crumbs,
        canonical: place?.canonical,
      }),
      docs: {
        toc: site.toc(body),
        readTime,
        ...(updatedAt === undefined ? {} : { updatedAt }),
        ...(site.editHref === undefined ? {} : { editHref: site.editHref }),
        markdownHref: site.markdownHref,
        ...(place ? { ...neighboursOf(place), place } : {}),
      },
      title,
      ...(description === undefined ? {} : { lead: description }),
      html: body.html,
      isMade: false,
    },
  }
}

/** The first pages of a folder, as many as search results show. */
function listPages({ pages }: DocsPlace): string {
  const shown: string[] = []
  for (const { label } of pages) {
    if (shown.length > 0 && joinList([...shown, label]).length > descriptionLength) break
    shown.push(label)
  }
  return joinList(shown)
}

function neighboursOf({ previous, next }: NonNullable<ArticleSite['place']>): object {
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
