// Losses in groups: what the terminal prints, and the file that people work off.

import { expect, test } from 'vitest'
import { groupLosses, listGroups } from '#generator/import/report/group-losses.ts'
import { printReport, reportTitle } from '#generator/import/report/print-report.ts'
import type { LossProblem } from '#generator/import/source/model.ts'

const loss = (message: string, file: string, line: number, hint = 'write it in Markdown'): LossProblem => ({
  code: 'import-left',
  severity: 'warning',
  message,
  hint,
  file,
  line,
  column: 1,
})

test('what differs in names and numbers alone is one group, the largest first', () => {
  const groups = listGroups([
    loss('<b-1> is no element', 'a.md', 1, 'write `<b-1>`'),
    loss('the tag "a" stays', 'a.md', 2),
    loss('the tag "b" of "c" stays', 'a.md', 3),
    loss('the tag "b" stays, here and in one more place of this line', 'a.md', 4),
    loss('<c-2> is no element', 'a.md', 1, 'write `<c-2>`'),
    loss('3 files', 'b', 1),
  ])
  expect(groups.map(({ title, hint, losses }) => [title, hint, losses.length])).toEqual([
    ['the tag "…" stays', 'write it in Markdown', 3],
    ['<…> is no element', 'write `…`', 2],
    ['3 files', 'write it in Markdown', 1],
  ])
})

test('a group is told at the file that has most of it, with the two files that come next', () => {
  const many = [
    ...Array.from({ length: 4 }, (_, index) => loss('no', 'a.md', index + 5)),
    ...Array.from({ length: 9 }, (_, index) => loss('no', 'b.md', index + 2)),
    loss('no', 'c.md', 7),
    loss('no', 'd.md', 7),
  ]
  expect(groupLosses([...many, loss('else', 'a.md', 1)], 'the report')).toEqual([
    {
      ...loss('no, here and in 14 other places', 'b.md', 2),
      hint: 'write it in Markdown; the report lists every place, such as a.md:5 (4) and c.md:7',
    },
    loss('else', 'a.md', 1),
  ])
})

test('of more than a hundred losses, kinds with four places are told once', () => {
  const kinds = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const many = kinds.flatMap((name) => [1, 2, 3, 4].map((line) => loss(`${name} is lost`, `${name}.md`, line)))
  expect(groupLosses(many, 'the report')).toHaveLength(26)
  expect(groupLosses(many.slice(0, 100), 'the report')).toHaveLength(100)
})

const linkTo = (file: string, line: number | undefined) =>
  file === 'old.md' ? { file, line } : { file: `content/${file}`, line: line && line + 1, old: `${file}:${line}` }

test('the report has a box for each file and thing, with the lines of it', () => {
  const losses = [loss('the tag "a"', 'a.md', 3), loss('the tag "a"', 'a.md', 5), loss('the tag "b"', 'a b.md', 1)]
  const text = printReport({ tool: 'hugo', losses, removed: [], linkTo, before: undefined })
  expect(text).toBe(
    [
      reportTitle,
      '',
      'What is left or lost of the site of hugo: 3 places in 1 group. Tick what you have done: another import keeps ' +
        'the ticks.',
      '',
      '## the tag "…" (3)',
      '',
      'What to do: write it in Markdown. `libretto explain import-left` tells more.',
      '',
      '- [ ] [content/a.md:4](content/a.md#L4) and line 6 (from `a.md:3`) – the tag "a"',
      '- [ ] [content/a b.md:2](content/a%20b.md#L2) (from `a b.md:1`) – the tag "b"',
      '',
    ].join('\n'),
  )
})

test('ticks stay, and a thing that is done and gone takes its box along', () => {
  const losses = [loss('one', 'a.md', 3), loss('two', 'a.md', 5)]
  const facts = { tool: 'hugo', losses, removed: [], linkTo }
  const first = printReport({ ...facts, before: undefined })
  const ticked = first.replace('- [ ] [content/a.md:4]', '- [x] [content/a.md:4]')
  const second = printReport({ ...facts, before: ticked })
  expect(second).toBe(ticked)
  expect(printReport({ ...facts, losses: losses.slice(1), before: ticked })).not.toContain('[x]')
})

test('signs of Markdown and of other names are characters', () => {
  const losses = [loss('a | <b> *c* $d$\n\u202e', 'old.md', 1), loss('other', 'old.md', 2)]
  const text = printReport({ tool: 'hugo', losses, removed: ['docs/`a`.md'], linkTo, before: undefined })
  expect(text).toContain('| 1 | a \\| \\<b\\> \\*c\\* \\$d\\$')
  expect(text).not.toContain('\u202e')
  expect(text).toContain("\n- `docs/'a'.md`\n")
})

test('nothing lost is one sentence', () => {
  expect(printReport({ tool: 'hugo', losses: [], removed: [], linkTo, before: undefined })).toBe(
    `${reportTitle}\n\nNothing of the site of hugo is left or lost.\n`,
  )
})
