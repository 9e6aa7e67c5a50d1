import { PostList } from '../../lists/post-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planFeaturedBlogPosts } from './plan.ts'

export const featuredBlogPosts = defineWidget({
  plan: planFeaturedBlogPosts,
  Component: ({ props, itemLevel }) => <PostList posts={props.posts} itemLevel={itemLevel} />,
})
