import { PostList as StandardList } from '../../lists/post-list.tsx'
import { replaceable } from '../../replaceable.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planFeaturedBlogPosts } from './plan.ts'

const PostList = replaceable('PostList', StandardList)

export const featuredBlogPosts = defineHtmlWidget({
  plan: planFeaturedBlogPosts,
  Component: ({ props, itemLevel }) => <PostList posts={props.posts} itemLevel={itemLevel} />,
})
