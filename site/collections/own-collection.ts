// A collection of a site's own, as the generator calls it.

import type { OwnHead } from '#schemas/own-collection.ts'
import { notFoundTexts } from '#words/collections.ts'
import type { ArticleView } from '../article-view.ts'
import type { AnyOwnCollection } from '../own-parts.ts'
import type { Link } from '../view-props.ts'
import { besideInList } from './beside-in-list.ts'
import type { SiteCollection } from './collection.ts'

const descriptionLength = 160

/** Articles between those before and after them in the list. */
export function planOwnCollection(name: string, { title, hasFeed }: AnyOwnCollection): SiteCollection<string> {
  return {
    title,
    notFound: { ...notFoundTexts.root, linkLabel: title },
    neighbours: besideInList,
    plan: (article, [previous, next], site) => {
      const head = headOf(article)
      return {
        view: 'own-article',
        props: {
          ...site.page({
            description: head.description ?? site.excerpt(article.excerpt, descriptionLength),
            keywords: [...head.keywords, ...head.tags],
            publishedAt: head.publishedAt,
            modifiedAt: head.updatedAt,
          }),
          collection: name,
          sectionPath: site.sectionPath,
          title: article.title,
          data: head,
          tags: site.linkTags(head.tags),
          excerpt: head.excerpt ?? '',
          html: article.body.html,
          toc: site.toc(article.body),
          ...(previous ? { previous: linkTo(previous) } : {}),
          ...(next ? { next: linkTo(next) } : {}),
        },
      }
    },
    search: {
      relevance: 0.6,
      hit: (article) => ({
        idPrefix: name,
        text: article.excerpt,
        type: 'page',
        category: title,
        keywords: [...headOf(article).keywords, ...headOf(article).tags],
      }),
    },
    markdown: (article) => ({ description: headOf(article).description ?? '', parts: [] }),
    ...(hasFeed
      ? {
          feed: {
            title: (siteName) => `${siteName}: ${title}`,
            item: (article, siteName) => {
              const { tags, publishedAt = '', updatedAt } = headOf(article)
              return { summary: article.excerpt, authorName: siteName, tags, publishedAt, updatedAt }
            },
          },
        }
      : {}),
  }
}

/** The front matter, which `defineCollectionSchema` has checked. */
function headOf({ head }: ArticleView<string>): OwnHead {
  return head as OwnHead
}

function linkTo({ title, route }: ArticleView<string>): Link {
  return { label: title, href: route }
}
