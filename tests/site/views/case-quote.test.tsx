// Nobody rated the product, so a quote is words and a name: no stars, no bars.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CaseQuote } from '#site/views/case-quote.tsx'

afterEach(cleanup)

it('shows the words and who said them, without a rating', () => {
  render(
    <CaseQuote
      testimonial={{
        id: 'ida',
        name: 'Ida Holm',
        role: 'Dispatcher',
        company: 'Harbour',
        content: 'It rings.',
        rating: 4,
        featured: false,
      }}
    />,
  )
  const quote = document.querySelector('.case-quote')
  expect(quote?.textContent).toContain('Ida Holm')
  expect(quote?.textContent).toContain('It rings.')
  expect(quote?.textContent).not.toContain('of 5')
  expect(quote?.querySelector('.rating')).toBeNull()
})
