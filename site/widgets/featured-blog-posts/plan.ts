import type { Planned, PostCard, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedBlogPostsProps {
  posts: PostCard[]
}

export function planFeaturedBlogPosts(options: WidgetOptions, view: SiteView): Planned<FeaturedBlogPostsProps> {
  return { posts: pickItems(view.posts(), options, ({ category }) => category) }
}
