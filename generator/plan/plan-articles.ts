// Articles → their views' props: blog posts, help articles, case studies. In: an article, its neighbours and the
// site's frame; nothing else, so that equal arguments give equal pages. Out: serialisable props.

import type { Link, View } from '#site/view-props.ts'
import type { Help, Post, Study } from '../content/content.ts'
import { excerptOf, readTime } from '../content/excerpt.ts'
import { collectionIndexes } from '../content/list-routes.ts'
import { tocOf, twinLink } from './contents-list.ts'
import { challengeExcerpt, difficultyOf, postExcerpt } from './plan-cards.ts'
import { absoluteUrl, breadcrumbJsonLd, planFrame, planHead, type SiteFrame } from './plan-head.ts'

const descriptionLength = 160
const studyDescriptionLength = 100
const studyLeadLength = 200

/** A blog post between its neighbours. */
export function planPost(
  post: Post,
  { newer, older }: { newer: Link | undefined; older: Link | undefined },
  site: SiteFrame,
): View {
  const excerpt = postExcerpt(post)
  const author = post.author ?? { name: site.own.name }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: excerpt,
    datePublished: post.publishedAt,
    ...(post.updatedAt === undefined ? {} : { dateModified: post.updatedAt }),
    author: { '@type': post.author ? 'Person' : 'Organization', name: author.name },
    mainEntityOfPage: absoluteUrl(post.route, site),
  }
  const facts = {
    route: post.route,
    title: post.title,
    description: post.description ?? excerptOf(excerpt, descriptionLength),
    keywords: post.keywords ?? post.tags,
    type: 'article' as const,
    shared: collectionIndexes.blog,
  }
  return {
    view: 'blog-post',
    props: {
      frame: planFrame(post.route, site),
      head: planHead(
        {
          ...facts,
          publishedAt: post.publishedAt,
          modifiedAt: post.updatedAt,
          alternates: [twinLink(post.route, post.title)],
          jsonLd: [article, breadcrumbJsonLd([{ label: 'Blog', href: '/blog' }, { label: post.title }], site)],
        },
        site,
      ),
      title: post.title,
      excerpt,
      tags: post.tags,
      featured: post.featured,
      author,
      publishedAt: post.publishedAt,
      ...(post.updatedAt === undefined ? {} : { updatedAt: post.updatedAt }),
      readTime: readTime(post.entry.body?.text ?? ''),
      citations: post.citations,
      ...(post.researchSummary === undefined ? {} : { researchSummary: post.researchSummary }),
      ...(post.methodology === undefined ? {} : { methodology: post.methodology }),
      html: post.body.html,
      toc: tocOf(post.body),
      ...(newer ? { newer } : {}),
      ...(older ? { older } : {}),
    },
  }
}

/** A help article and the articles it names. */
export function planHelp(
  help: Help,
  related: { title: string; href: string; category: string }[],
  site: SiteFrame,
): View {
  const facts = {
    route: help.route,
    title: help.title,
    description: help.description ?? excerptOf(help.body.text, descriptionLength),
    keywords: [...help.tags, ...help.searchKeywords],
    type: 'article' as const,
    shared: collectionIndexes.help,
  }
  return {
    view: 'help-article',
    props: {
      frame: planFrame(help.route, site),
      head: planHead(
        {
          ...facts,
          modifiedAt: help.lastUpdated,
          alternates: [twinLink(help.route, help.title)],
          jsonLd: [breadcrumbJsonLd([{ label: 'Help Center', href: '/help' }, { label: help.title }], site)],
        },
        site,
      ),
      articleId: help.id,
      title: help.title,
      category: help.category,
      ...(help.subcategory === undefined ? {} : { subcategory: help.subcategory }),
      difficulty: difficultyOf(help),
      tags: help.tags,
      ...(help.lastUpdated === undefined ? {} : { lastUpdated: help.lastUpdated }),
      helpful: help.helpful,
      notHelpful: help.notHelpful,
      ...(help.videoUrl === undefined ? {} : { videoUrl: help.videoUrl }),
      html: help.body.html,
      toc: tocOf(help.body),
      related,
    },
  }
}

/** A case study and the one to read after it. */
export function planStudy(study: Study, next: Link | undefined, site: SiteFrame): View {
  const facts = {
    route: study.route,
    title: study.title,
    description: study.description ?? challengeExcerpt(study, studyDescriptionLength),
    keywords: study.keywords,
    type: 'article' as const,
    shared: collectionIndexes['case-studies'],
  }
  return {
    view: 'case-study',
    props: {
      frame: planFrame(study.route, site),
      head: planHead(
        {
          ...facts,
          publishedAt: study.publishedAt,
          alternates: [twinLink(study.route, study.title)],
          jsonLd: [breadcrumbJsonLd([{ label: 'Case Studies', href: '/case-studies' }, { label: study.title }], site)],
        },
        site,
      ),
      title: study.title,
      company: study.company,
      industry: study.industry,
      featured: study.featured,
      publishedAt: study.publishedAt,
      lead: challengeExcerpt(study, studyLeadLength),
      challengeHtml: study.challenge.html,
      solutionHtml: study.solution.html,
      ...(study.implementation ? { implementation: study.implementation } : {}),
      results: study.results,
      ...(study.roi ? { roi: study.roi } : {}),
      ...(study.testimonial ? { testimonial: study.testimonial } : {}),
      citations: study.citations,
      html: study.body.html,
      toc: tocOf(study.body),
      ...(next ? { next } : {}),
    },
  }
}
