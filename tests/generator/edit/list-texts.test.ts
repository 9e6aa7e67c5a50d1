// Items that are added to lists of a YAML file, and taken out again: comments stay.

import { describe, expect, it } from 'vitest'
import { addMapping, addToList } from '#generator/edit/list-texts.ts'

describe('addMapping', () => {
  const add = (text: string) =>
    addMapping(text, [
      ['from', '/a'],
      ['to', '/b'],
    ])

  it.each([
    ['# Old addresses.\n', '# Old addresses.\n- { from: /a, to: /b }\n'],
    ['[]', '- { from: /a, to: /b }\n'],
    ['# One.\r\n[] # none yet\r\n# Two.\r\n', '# One.\r\n- { from: /a, to: /b } # none yet\r\n# Two.\r\n'],
    ['[\n  # - { from: /old, to: /new }\n]\n', '[\n  # - { from: /old, to: /new }\n{ from: /a, to: /b }]\n'],
    ['  - from: /x\n    to: /y\n', '  - from: /x\n    to: /y\n  - from: /a\n    to: /b\n'],
    ['- { from: /x, to: /y }\n# End.\n', '- { from: /x, to: /y }\n- { from: /a, to: /b }\n# End.\n'],
  ])('keeps what else is in %j', (before, after) => {
    expect(add(before)).toBe(after)
  })
})

describe('addToList', () => {
  it.each([
    ['aliases: ~ # none\n', 'aliases: [/a] # none\n'],
    ['aliases: # none\n', 'aliases: [/a] # none\n'],
    ['aliases:\n    - /b\n', 'aliases:\n    - /b\n    - /a\n'],
  ])('adds to %j', (before, after) => {
    expect(addToList(before, 'aliases', '/a')).toBe(after)
  })
})
