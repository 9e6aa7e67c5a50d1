// Markdown texts whose lines YAML joins: each line that means something else then, and no line that does not.

import { describe, expect, it } from 'vitest'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

const site = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
}

/** What is said of the answer of a question: `line: message`, with the lines counted from its first. */
async function findIn(header: string, ...lines: string[]): Promise<string[]> {
  const answer = [`- answer:${header}`, ...lines.map((line) => (line === '' ? '' : `    ${line}`))].join('\n')
  const faqs = `${answer}\n  id: a\n  question: Why?\n  category: Trips\n  order: 1\n`
  const { problems } = await checkFolder(await writeFolder({ ...site, 'content/data/faqs.yaml': faqs }))
  return problems
    .filter(({ file, code }) => file === 'content/data/faqs.yaml' && code !== 'title-in-text')
    .map(({ line, code, message }) => `${(line ?? 0) - 1} ${code}: ${message.replace(/^.*: this/, 'this')}`)
}

describe('a folded text', () => {
  it.each([
    [['- one', '- two'], 2, 'this list item becomes a part of the line above'],
    [['Bring:', '* one'], 2, 'this list item becomes a part of the line above'],
    [['Do:', '1. one', '2. two'], 2, 'this list item becomes a part of the line above'],
    [['7. seven', '8) eight'], 2, 'this list item becomes a part of the line above'],
    [['| a | b |', '|---|---|', '| 1 | 2 |'], 2, 'this table row becomes a part of the line above'],
    [['Text.', '## Part'], 2, 'this heading becomes a part of the line above'],
    [['## Part', 'Text.'], 2, 'this line becomes a part of the heading above'],
    [['Text', '```js', 'x()', '```'], 2, 'this code fence becomes a part of the line above'],
    [['~~~', 'x()', '~~~'], 2, 'this line becomes a part of the code fence above'],
    [['He said:', '> yes'], 2, 'this quote becomes a part of the line above'],
    [[':::tip', 'Text', ':::'], 2, 'this line becomes a part of the block above'],
    [['[a]: https://a.example', '[b]: https://b.example'], 2, 'this definition becomes a part of the line above'],
    [['Title', '====='], 2, 'this line becomes a part of the line above'],
    [['One.', '', 'Two.'], 3, 'this paragraph becomes a part of the one above'],
    [['- one', '', 'Two.'], 3, 'this paragraph becomes a part of the list item above'],
    [['a long', 'line', '', '- one', '', '- two', '- three'], 7, 'this list item becomes a part of the line above'],
  ])('%j is not what it seems', async (lines, line, message) => {
    for (const sign of ['>', '>-', '>+', '> # why', '&a >'])
      expect(await findIn(` ${sign}`, ...lines), sign).toEqual([`${line} folded-text: ${message}`])
    expect(await findIn(' |', ...lines)).toEqual([])
  })
  it.each([
    [['One line', 'of several.']],
    [['A paragraph.', '', '', 'Another one.']],
    [['Intro:', '', '- one', '', '- two']],
    [['## Part', '', 'Text.']],
    [['We began in', '1968. It was spring.']],
    [['3 boats', '-5 degrees', '#1 of 3', '*all* of it', '`x`']],
    [['Code:', '', '    - one', '    - two']],
    [['- one', '  of two lines']],
    [['  - further in', '  - than its sign says']],
    [['\t- behind', '\t- a tab']],
    [['Only one - or two | three # four 1. five']],
  ])('%j is what it seems', async (lines) =>
    expect(await findIn(lines[0]?.startsWith(' ') ? ' >2' : ' >', ...lines)).toEqual([]),
  )
})

it('of several lines without a sign is joined, too', async () => {
  const found = 'folded-text: this list item becomes a part of the line above'
  expect(await findIn(' Bring', '- one', '- two')).toEqual([`1 ${found}`])
  expect(await findIn('', 'Bring', '- one')).toEqual([`2 ${found}`])
  expect(await findIn(' "Bring', '- one"')).toEqual([`1 ${found}`])
  expect(await findIn(" 'Bring", "- one'")).toEqual([`1 ${found}`])
  expect(await findIn(' Bring - one', 'or two')).toEqual([])
  expect(await findIn(' "Bring\\n- one\\n- two"')).toEqual([])
})
