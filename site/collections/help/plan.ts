import { collectionTitles, notFoundTexts } from '#words/collections.ts'
import type { ArticleView } from '../../article-view.ts'
import { difficultyOf } from '../../lists/help-card.ts'
import type { View } from '../../view-props.ts'
import type { ArticleSite, SiteCollection } from '../collection.ts'

type Help = ArticleView<'help'>

const descriptionLength = 160

/** Help articles with the related articles they name. */
export const help: SiteCollection<'help'> = {
  title: collectionTitles.help,
  notFound: notFoundTexts.help,
  neighbours: (articles) => {
    const byId = new Map(articles.map((article) => [article.id, article]))
    return ({ head }) => head.relatedArticles.flatMap((id) => byId.get(id) ?? [])
  },
  plan: planHelp,
  search: {
    relevance: 0.66,
    hit: ({ head, body }) => ({
      idPrefix: 'help',
      text: head.description ?? body.text,
      type: 'documentation',
      category: head.category,
      keywords: [...head.tags, ...head.searchKeywords],
    }),
  },
  markdown: ({ head }) => ({ description: head.description ?? '', parts: [] }),
}

function planHelp(article: Help, related: readonly (Help | undefined)[], site: ArticleSite): View {
  const { id, title, head, body } = article
  return {
    view: 'help-article',
    props: {
      ...site.page({
        description: head.description ?? site.excerpt(body.text, descriptionLength),
        keywords: [...head.tags, ...head.searchKeywords],
        modifiedAt: head.lastUpdated,
      }),
      sectionPath: site.sectionPath,
      articleId: id,
      title,
      category: head.category,
      ...(head.subcategory === undefined ? {} : { subcategory: head.subcategory }),
      ...difficultyOf(head),
      tags: site.linkTags(head.tags),
      ...(head.lastUpdated === undefined ? {} : { lastUpdated: head.lastUpdated }),
      helpful: head.helpful,
      notHelpful: head.notHelpful,
      ...(head.videoUrl === undefined ? {} : { videoUrl: head.videoUrl }),
      html: body.html,
      toc: site.toc(body),
      related: related
        .filter((other) => other !== undefined)
        .map((other) => ({ title: other.title, href: other.route, category: other.head.category })),
    },
  }
}
