import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpList } from '#site/lists/help-list.tsx'

const article = { title: 'A', href: '/help/a', excerpt: '', category: 'Calls', helpfulPercent: null, keywords: [] }

test('an article shows how difficult it is only if its writer said so', () => {
  expect(renderToStaticMarkup(<HelpList articles={[article]} />)).not.toContain('badge')
  const hard = renderToStaticMarkup(<HelpList articles={[{ ...article, difficulty: 'advanced' }]} />)
  expect(hard).toContain('>Advanced</span>')
})
