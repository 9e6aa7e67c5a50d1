// The "Was this helpful?" widget: counts, the rounded share, and one vote per article. Votes live in the module, so
// each test votes on an article of its own.

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { helpfulPercent } from '#site/parts/helpful-percent.ts'
import { HelpfulVote } from '#site/widgets/helpful-vote/helpful-vote.tsx'
import { fc } from '../../setup/property.ts'

afterEach(cleanup)

const show = (articleId: string, helpful: number, notHelpful: number) =>
  render(<HelpfulVote id="v" articleId={articleId} helpful={helpful} notHelpful={notHelpful} />)
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const besideQuestion = () => screen.getByRole('heading', { name: 'Was this helpful?' }).nextElementSibling?.textContent

it('shows the counts and, beside the question, the rounded share', () => {
  show('a1', 2, 1)
  expect(besideQuestion()).toBe('67% found this helpful')
  expect(button(/^Yes/).textContent).toBe('Yes (2)')
  expect(button(/^No/).textContent).toBe('No (1)')
  expect(screen.getByRole('status').textContent).toBe('One vote per article. Only this page counts it.')
})

it('says No votes yet without votes', () => {
  expect(helpfulPercent(0, 0)).toBe(null)
  show('a2', 0, 0)
  expect(besideQuestion()).toBe('No votes yet')
})

it.each([
  ['yes', /^Yes/, ['Yes (3)', 'No (1)', '75% found this helpful']],
  ['no', /^No/, ['Yes (2)', 'No (2)', '50% found this helpful']],
] as const)('a vote of %s counts once, then both buttons are off and the text says why', (choice, name, shown) => {
  show(`a3-${choice}`, 2, 1)
  fireEvent.click(button(name))
  fireEvent.click(button(/^Yes/))
  fireEvent.click(button(/^No/))
  expect([button(/^Yes/).textContent, button(/^No/).textContent, besideQuestion()]).toEqual(shown)
  expect([button(/^Yes/).disabled, button(/^No/).disabled]).toEqual([true, true])
  expect(button(name).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Thank you. You have voted on this article.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

it('the first vote of an article without votes makes a share', () => {
  show('a4', 0, 0)
  fireEvent.click(button(/^No/))
  expect(besideQuestion()).toBe('0% found this helpful')
})

it('keeps the vote of an article when it is rendered again, and of no other; nothing is stored', () => {
  show('a5', 2, 1)
  fireEvent.click(button(/^Yes/))
  cleanup()
  show('a5', 2, 1)
  expect(button(/^Yes/).textContent).toBe('Yes (3)')
  expect(button(/^No/).disabled).toBe(true)
  cleanup()
  show('a6', 2, 1)
  expect(button(/^No/).disabled).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

it('the share is a whole number from 0 to 100, nearest to the ratio', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), (yes, no) => {
      fc.pre(yes + no > 0)
      const share = helpfulPercent(yes, no)
      expect(Number.isInteger(share)).toBe(true)
      expect(Math.abs((share ?? Number.NaN) - (yes * 100) / (yes + no))).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})
