// What a list of articles says before there are any, in the words of the specification.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseStudyList } from '#site/lists/case-study-list.tsx'
import { HelpList } from '#site/lists/help-list.tsx'
import { PostList } from '#site/lists/post-list.tsx'

test.each<[text: string, show: () => ReactNode]>([
  ['No blog posts available yet.', () => <PostList posts={[]} />],
  ['No help articles available yet.', () => <HelpList articles={[]} />],
  ['No case studies available yet.', () => <CaseStudyList studies={[]} />],
])('an empty list says: %s', (text, show) => {
  expect(renderToStaticMarkup(show())).toBe(`<p class="empty">${text}</p>`)
})
