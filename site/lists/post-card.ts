import type { ArticleView } from '../article-view.ts'
import type { ShownPicture, SiteView, TagLink } from '../plan-view.ts'
import { showCover } from './show-cover.ts'

/** A blog post in a list. */
export interface PostCard {
  title: string
  href: string
  excerpt: string
  tags: TagLink[]
  featured: boolean
  authorName: string
  publishedAt: string
  /** Minutes. */
  readTime: number
  cover?: ShownPicture
}

/** A post as lists show it. */
export function postCard({ title, route, head, excerpt, readTime }: ArticleView<'blog'>, view: SiteView): PostCard {
  return {
    title,
    href: route,
    excerpt,
    tags: view.linkTags(head.tags, 'blog'),
    featured: head.featured,
    authorName: head.author?.name ?? view.site.name,
    publishedAt: head.publishedAt,
    readTime,
    ...showCover(head.cover, view),
  }
}
