// Items that are added to lists of a YAML file, and taken out again: comments stay.

import { describe, expect, it } from 'vitest'
import { addMapping } from '#generator/edit/list-texts.ts'

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
    ['- { from: /x, to: /y }\n# End.\n', '- { from: /x, to: /y }\n- { from: /a, to: /b }\n# End.\n'],
  ])('keeps what else is in %j', (before, after) => {
    expect(add(before)).toBe(after)
  })
})
