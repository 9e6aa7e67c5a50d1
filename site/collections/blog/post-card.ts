import type { ArticleView } from '../article-view.ts'

/** A blog post in a list. */
export interface PostCard {
  title: string
  href: string
  excerpt: string
  tags: string[]
  featured: boolean
  authorName: string
  publishedAt: string
  /** Minutes. */
  readTime: number
}

/** A post as lists show it. */
export function postCard({ title, route, head, excerpt, readTime }: ArticleView<'blog'>, siteName: string): PostCard {
  return {
    title,
    href: route,
    excerpt,
    tags: head.tags,
    featured: head.featured,
    authorName: head.author?.name ?? siteName,
    publishedAt: head.publishedAt,
    readTime,
  }
}
