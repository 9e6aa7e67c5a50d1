import { PostList } from '../../lists/post-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planFeaturedBlogPosts } from './plan.ts'

export const featuredBlogPosts = defineHtmlWidget({
  plan: planFeaturedBlogPosts,
  Component: ({ props, itemLevel }) => <PostList posts={props.posts} itemLevel={itemLevel} />,
})
