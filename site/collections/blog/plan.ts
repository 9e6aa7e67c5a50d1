import { blogFeedTitle, collectionTitles, markdownTexts, notFoundTexts, searchCategories } from '#words/collections.ts'
import type { ArticleView } from '../../article-view.ts'
import { printText } from '../../parts/print-text.ts'
import type { View } from '../../view-props.ts'
import { besideInList } from '../beside-in-list.ts'
import type { ArticleSite, SiteCollection } from '../collection.ts'

type Post = ArticleView<'blog'>

const descriptionLength = 160

/** Posts between the next newer and the next older one. */
export const blog: SiteCollection<'blog'> = {
  title: collectionTitles.blog,
  notFound: notFoundTexts.blog,
  neighbours: besideInList,
  plan: planPost,
  search: {
    relevance: 0.62,
    hit: ({ head, excerpt }) => ({
      idPrefix: 'post',
      text: excerpt,
      type: 'page',
      category: searchCategories.blog,
      keywords: [...(head.keywords ?? []), ...head.tags, ...(head.author ? [head.author.name] : [])],
    }),
  },
  markdown: ({ head }) => ({
    description: head.excerpt ?? '',
    parts:
      head.researchSummary === undefined ? [] : [`**${markdownTexts.summary}** ${printText(head.researchSummary)}`],
  }),
  feed: {
    title: blogFeedTitle,
    item: ({ head, excerpt }, siteName) => ({
      summary: excerpt,
      authorName: head.author?.name ?? siteName,
      tags: head.tags,
      publishedAt: head.publishedAt,
      updatedAt: head.updatedAt,
    }),
  },
}

function planPost(post: Post, [newer, older]: readonly (Post | undefined)[], site: ArticleSite): View {
  const { head, title, excerpt } = post
  const author = head.author ?? { name: site.siteName }
  const dates = {
    publishedAt: head.publishedAt,
    ...(head.updatedAt === undefined ? {} : { updatedAt: head.updatedAt }),
  }
  return {
    view: 'blog-post',
    props: {
      ...site.page({
        description: head.description ?? site.excerpt(excerpt, descriptionLength),
        keywords: head.keywords ?? head.tags,
        publishedAt: head.publishedAt,
        modifiedAt: head.updatedAt,
        jsonLd: [describePost(post, author.name, site)],
      }),
      sectionPath: site.sectionPath,
      title,
      // Without one of its own it is the beginning of the text, which follows.
      excerpt: head.excerpt === undefined ? '' : excerpt,
      tags: site.linkTags(head.tags),
      featured: head.featured,
      author,
      ...dates,
      readTime: post.readTime,
      citations: head.citations,
      ...(head.researchSummary === undefined ? {} : { researchSummary: head.researchSummary }),
      ...(head.figure === undefined ? {} : { figure: head.figure }),
      ...(head.methodology === undefined ? {} : { methodology: head.methodology }),
      html: post.body.html,
      toc: site.toc(post.body),
      ...(newer ? { newer: { label: newer.title, href: newer.route } } : {}),
      ...(older ? { older: { label: older.title, href: older.route } } : {}),
    },
  }
}

// schema.org
function describePost({ head, title, excerpt, route }: Post, authorName: string, site: ArticleSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(site.imageUrl === undefined ? {} : { image: site.imageUrl }),
    datePublished: head.publishedAt,
    dateModified: head.updatedAt ?? head.publishedAt,
    author: { '@type': head.author ? 'Person' : 'Organization', name: authorName },
    publisher: site.publisher(),
    mainEntityOfPage: site.absolute(route),
  }
}
