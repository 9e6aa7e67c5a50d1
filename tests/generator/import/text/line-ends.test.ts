// What stands at the end of a line or of a callout goes on with nothing that follows.

import { describe, expect, test } from 'vitest'
import { compileMarkdown, usualParser } from '#generator/markdown/markdown.ts'
import { translate } from '../../../setup/translate-text.ts'

const options = { baseDepth: 2, takenIds: [], prefix: 'text', claims: {} } as const

/** Addresses and problems of a text that was translated. */
function compile(text: string) {
  const { links, problems } = compileMarkdown(text, { ...options, parser: usualParser() })
  return { hrefs: links.map(({ href }) => href), codes: problems.map(({ code }) => code) }
}

describe('an address before a line break', () => {
  test.each([
    'https://kiln.example.com/a<br />\nNext.',
    'https://kiln.example.com/a  \nNext.',
    'https://kiln.example.com/a\\\nNext.',
    '- https://kiln.example.com/a<br>Next.',
    '> https://kiln.example.com/a<br/>\n> Next.',
    '<https://kiln.example.com/a><br>\nNext.',
    '[a](https://kiln.example.com/a)<br>\nNext.',
  ])('of %j ends before it', (source) => {
    const { text } = translate('docusaurus', source)
    expect(compile(text)).toEqual({ hrefs: ['https://kiln.example.com/a'], codes: [] })
    expect(text).toContain('Next.')
  })

  test('of code stays', () => {
    expect(translate('docusaurus', '`https://kiln.example.com/a\\`').text).toBe('`https://kiln.example.com/a\\`')
  })
})

describe('a callout closes', () => {
  test.each<[string, string]>([
    ['a table', '| a |\n|---|\n| b |'],
    ['a reference', '[a]\n\n[a]: https://kiln.example.com/'],
    ['a list', '- a\n- b'],
    ['a quote', '> a'],
    ['HTML', '<table>\n<tr><td>a</td></tr>\n</table>'],
    ['code', '```js\na\n```'],
    ['a footnote', 'a[^1]\n\n[^1]: b'],
  ])('after %s', (_, inner) => {
    const { text } = translate('docusaurus', `<details><summary>More</summary>\n\n${inner}\n\n</details>\n\n## Next`)
    expect(text.startsWith(':::details[More]\n')).toBe(true)
    expect(text.endsWith('\n:::\n\n## Next')).toBe(true)
    expect(compile(text).codes).toEqual([])
  })
})
