// The help search over a static list outside the island: what it hides, what the count says, and that everything comes
// back.

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HelpSearch } from '#site/widgets/help-search/help-search.tsx'

beforeEach(() => {
  const list = document.createElement('ul')
  list.id = 'articles'
  list.innerHTML =
    '<li data-keywords="microphone silent">No Audio</li>' +
    '<li><article data-keywords="token">API Key Invalid</article></li><li>Connection Failed</li>'
  document.body.append(list)
})
afterEach(() => {
  cleanup()
  document.getElementById('articles')?.remove()
})

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('#articles > li')]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent)
const type = (value: string) =>
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search help articles' }), { target: { value } })
const show = () => render(<HelpSearch id="h" listId="articles" />)
const count = () => screen.getByRole('status').textContent

it.each([
  ['audio no', ['No Audio'], '1 article'],
  ['MICROPHONE', ['No Audio'], '1 article'],
  ['token', ['API Key Invalid'], '1 article'],
  ['i', ['No Audio', 'API Key Invalid', 'Connection Failed'], '3 articles'],
  ['audio token', [], 'No results found'],
])('%j leaves %j', (query, titles, text) => {
  show()
  type(query)
  expect(visible()).toEqual(titles)
  expect(count()).toBe(text)
})

it('where nothing is found, the list goes with its lines and a hint comes', () => {
  show()
  type('nothing of this')
  expect(document.getElementById('articles')?.hidden).toBe(true)
  expect(screen.getByText('Try another word.')).toBeTruthy()
  type('audio')
  expect(document.getElementById('articles')?.hidden).toBe(false)
  expect(screen.queryByText(/^Try another word/)).toBe(null)
})

it('an empty query, or spaces, shows the whole list and no count', () => {
  show()
  type('audio')
  type('   ')
  expect(visible()).toHaveLength(3)
  expect(count()).toBe('')
})

it('hides nothing any more when it is gone, and bears a list that is not there', () => {
  const { unmount } = show()
  type('audio')
  unmount()
  expect(visible()).toHaveLength(3)
  render(<HelpSearch id="h" listId="nowhere" />)
  type('audio')
  expect(count()).toBe('No results found')
})
