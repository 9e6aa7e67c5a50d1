import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpList } from '#site/lists/help-list.tsx'

const article = { title: 'A', href: '/help/a', excerpt: '', category: 'Calls', helpfulPercent: null, keywords: [] }

test('an article shows how difficult it is only if its writer said so', () => {
  expect(renderToStaticMarkup(<HelpList articles={[article]} />)).not.toContain('badge')
  const hard = renderToStaticMarkup(<HelpList articles={[{ ...article, difficulty: 'advanced' }]} />)
  expect(hard).toContain('>Advanced</span>')
})

test('an article without votes says nothing about them, and has no empty line for it', () => {
  expect(renderToStaticMarkup(<HelpList articles={[article]} />)).not.toContain('row-end')
  const liked = renderToStaticMarkup(<HelpList articles={[{ ...article, helpfulPercent: 90 }]} />)
  expect(liked).toContain('<p class="row-end"><span>90% found it helpful</span></p>')
})
