// hasColors and canOverwrite: what is decided for each stream.

import { expect, it } from 'vitest'
import { canOverwrite, hasColors } from '#generator/terminal.ts'

const colored = (env: Record<string, string>, isTTY: boolean, ...argv: string[]) => hasColors({ isTTY }, { env, argv })

it('colours what goes to a terminal, and nothing else', () => {
  expect(colored({}, true)).toBe(true)
  expect(colored({}, false)).toBe(false)
  expect(colored({ CI: '1' }, false)).toBe(false)
  expect(colored({ TERM: 'dumb' }, true)).toBe(false)
  expect(hasColors({}, { env: {}, argv: [] })).toBe(false)
})

it.each(['', '1', '2', '3', 'true'])('FORCE_COLOR=%j is on, on a file and against NO_COLOR too', (value) => {
  expect(colored({ FORCE_COLOR: value }, false)).toBe(true)
  expect(colored({ FORCE_COLOR: value, NO_COLOR: '1', TERM: 'dumb' }, false)).toBe(true)
})

it.each(['0', 'false', 'no', 'off', '-1', 'null'])('FORCE_COLOR=%j is off, on a terminal too', (value) => {
  expect(colored({ FORCE_COLOR: value }, true)).toBe(false)
})

it.each(['NO_COLOR', 'NODE_DISABLE_COLORS'])('%s is off if it has a value', (name) => {
  for (const value of ['1', '0', 'false']) expect(colored({ [name]: value }, true)).toBe(false)
  expect(colored({ [name]: '' }, true)).toBe(true)
})

it('the command line has the last word, and of two options the last one', () => {
  expect(colored({ FORCE_COLOR: '1' }, true, '--no-color')).toBe(false)
  expect(colored({ NO_COLOR: '1', FORCE_COLOR: '0' }, false, 'build', '--color')).toBe(true)
  expect(colored({}, false, '--no-color', '--color')).toBe(true)
})

it('a line is written over on a terminal that can, and where somebody looks', () => {
  const can = (env: Record<string, string>, isTTY = true) => canOverwrite({ isTTY }, { env })
  expect([can({}), can({ CI: '' }), can({ CI: 'false' }), can({ CI: '0' }), can({ NO_COLOR: '1' })]).toEqual(
    Array(5).fill(true),
  )
  expect([
    can({}, false),
    can({ TERM: 'dumb' }),
    can({ CI: '1' }),
    can({ CI: 'true' }),
    can({ CI: 'woodpecker' }),
  ]).toEqual(Array(5).fill(false))
})
