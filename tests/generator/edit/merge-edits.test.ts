// Two branches of a real git repository edit one page in the panel, and are merged. Edits of different blocks never
// conflict, and a block that moves takes its lines and comments with it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editPage, type PageEdit } from '#generator/edit/edit-page.ts'
import { writeFolder } from '../../setup/mini-site.ts'
import { runGit } from '../../setup/run-git.ts'

const page = [
  'title: Boats',
  'blocks:',
  '  # What we sell.',
  '  - id: hero',
  '    type: hero # large',
  '    title: Boats',
  '    # end of the hero',
  '',
  '  - id: fleet',
  '    type: text',
  '    content: |',
  '      Our fleet.',
  '',
  '      All of it.',
  '',
  '  # ---- Below the fold ----',
  '',
  '  # Asked for by the harbour.',
  '  - id: harbour',
  '    type: text',
  '    title: Harbour',
  '',
  '  - { id: end, type: cta, title: Come } # last',
  '# The end.',
  '',
].join('\n')

function edited(text: string, edit: PageEdit): string {
  const result = editPage(text, edit, new Date('2026-11-21T10:20:30.400Z'))
  if ('problem' in result) throw new Error(result.problem.message)
  return result.text
}

/** Both edits on branches of their own, merged. Throws if git reports a conflict. */
async function mergeBranches(text: string, ours: PageEdit, theirs: PageEdit): Promise<string> {
  const folder = await writeFolder({ 'home.yaml': text })
  const file = join(folder, 'home.yaml')
  const git = (...argv: string[]) => runGit(folder, ...argv)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  for (const [branch, edit] of [
    ['ours', ours],
    ['theirs', theirs],
  ] as const) {
    git('checkout', '-q', '-b', branch, 'main')
    writeFileSync(file, edited(text, edit))
    git('commit', '-qam', branch)
  }
  git('merge', '-q', '-m', 'merged', 'ours')
  return readFileSync(file, 'utf8')
}

const title = (blockId: string, value: string): PageEdit => ({ kind: 'block', blockId, fields: { title: value } })

test.each<[string, PageEdit, PageEdit]>([
  ['two titles', title('hero', 'New boats'), title('harbour', 'Old harbour')],
  [
    'a new title and a hidden block',
    title('fleet', 'Fleet'),
    { kind: 'block', blockId: 'end', fields: { visible: false } },
  ],
  ['a copy and a title', { kind: 'duplicate', blockId: 'hero' }, title('harbour', 'Old harbour')],
  ['a move and a title', { kind: 'order', ids: ['fleet', 'hero', 'harbour', 'end'] }, title('end', 'Go')],
])('branches with %s merge cleanly, and have both', async (_, ours, theirs) => {
  const merged = await mergeBranches(page, ours, theirs)
  expect(merged).toBe(edited(edited(page, ours), theirs))
  expect(merged).not.toMatch(/version|lastModified/)
})

test('a file that has a version and a date of change keeps them true', () => {
  const text = `version: 3\nlastModified: 2026-01-01\n${page}`
  expect(edited(text, title('hero', 'New'))).toBe(
    text
      .replace('version: 3', 'version: 4')
      .replace('2026-01-01', '2026-11-21T10:20:30.400Z')
      .replace('title: Boats\n    #', 'title: New\n    #'),
  )
  expect(edited(`version: 3\n${page}`, title('hero', 'New'))).toMatch(/^version: 4\ntitle: Boats\n/)
})

test('a block that moves takes its comments with it, and all else stays', () => {
  const moved = edited(page, { kind: 'order', ids: ['harbour', 'hero', 'end', 'fleet'] })
  expect(moved).toBe(
    [
      'title: Boats',
      'blocks:',
      '  # Asked for by the harbour.',
      '  - id: harbour',
      '    type: text',
      '    title: Harbour',
      '',
      '  # What we sell.',
      '  - id: hero',
      '    type: hero # large',
      '    title: Boats',
      '    # end of the hero',
      '',
      '  # ---- Below the fold ----',
      '',
      '  - { id: end, type: cta, title: Come } # last',
      '',
      '  - id: fleet',
      '    type: text',
      '    content: |',
      '      Our fleet.',
      '',
      '      All of it.',
      '# The end.',
      '',
    ].join('\n'),
  )
  expect(edited(moved, { kind: 'order', ids: ['hero', 'fleet', 'harbour', 'end'] })).toBe(page)
})

test('inside brackets a block takes the comments above it and on its line', () => {
  const text = [
    'blocks: [',
    '  # First.',
    '  { id: one }, # the one',
    '  { id: two, # inside',
    '    type: text },',
    '  { id: three } # no comma',
    ']',
    '',
  ].join('\n')
  expect(edited(text, { kind: 'order', ids: ['three', 'one', 'two'] })).toBe(
    [
      'blocks: [',
      '  { id: three }, # no comma',
      '  # First.',
      '  { id: one }, # the one',
      '  { id: two, # inside',
      '    type: text }',
      ']',
      '',
    ].join('\n'),
  )
})

test('where some blocks have an order, only the one that moves changes', () => {
  const text =
    'blocks:\n  - id: one\n  - { id: two, order: 5 }\n  - id: three\n    order: 6\n  - { id: four, order: 9 }\n'
  const move = (...ids: string[]) => edited(text, { kind: 'order', ids })
  expect(move('one', 'three', 'two', 'four')).toBe(text.replace('order: 5', 'order: 7'))
  expect(move('two', 'one', 'three', 'four')).toBe(text.replace('id: one', 'id: one\n    order: 5.5'))
  expect(move('four', 'one', 'two', 'three')).toBe(text.replace('order: 9', 'order: -1'))
  expect(move('two', 'three', 'four', 'one')).toBe(text.replace('id: one', 'id: one\n    order: 10'))
})

test('blocks that cannot change places get an order: an anchor must come before its name', () => {
  const text = 'blocks:\n  - { id: one, title: &t Boats }\n  - { id: two, title: *t }\n'
  expect(edited(text, { kind: 'order', ids: ['two', 'one'] })).toMatch(/id: (?:one|two), order: |title: .*, order: /)
})
