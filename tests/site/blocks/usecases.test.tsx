// Use cases: one drawing has the whole width, several are beside each other.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usecasesBlock } from '#schemas/blocks/usecases.ts'
import { usecasesBlock as definition } from '#site/blocks/usecases/usecases.tsx'

const flow = { participants: ['A', 'B'], steps: [{ from: 'A', to: 'B', label: 'INVITE' }] }

function isLed(drawn: readonly boolean[]): boolean {
  const cases = drawn.map((isDrawn, index) => ({
    id: `case-${index}`,
    title: `Case ${index}`,
    description: 'A case.',
    ...(isDrawn ? { flow } : {}),
  }))
  const block = usecasesBlock.schema.parse({ id: 'cases', type: 'usecases', data: { cases } })
  const { id, layout, styling, data } = block
  render(<definition.Component block={{ id, layout, styling }} data={data} />)
  const result = document.querySelector('.usecase-grid.is-led') !== null
  cleanup()
  return result
}

afterEach(cleanup)

it('gives the only drawing the whole width if it is in the first case', () => {
  expect(isLed([true, false, false])).toBe(true)
})

it('has its columns otherwise', () => {
  expect(isLed([true, true])).toBe(false)
  expect(isLed([false, true])).toBe(false)
  expect(isLed([true])).toBe(false)
})
