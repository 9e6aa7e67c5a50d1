import type { PostCard } from '../../view-props.ts'
import type { ArticleView } from '../collection.ts'

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
