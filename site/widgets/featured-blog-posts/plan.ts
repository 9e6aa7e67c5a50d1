import { type PostCard, postCard } from '../../lists/post-card.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedBlogPostsProps {
  posts: PostCard[]
}

export function planFeaturedBlogPosts(options: WidgetOptions, view: SiteView): Planned<FeaturedBlogPostsProps> {
  const posts = pickItems(view.articles('blog'), options, ({ head }) => [head.category])
  return { posts: posts.map((post) => postCard(post, view)) }
}
