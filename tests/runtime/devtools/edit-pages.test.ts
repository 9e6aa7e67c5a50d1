// The pure parts of the CMS tab: order of blocks, moving, problems by block, the difference of two files, and what may be undone.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingIndex, moveItem, problemsByBlock, sortBlocks, titleOf } from '#runtime/devtools/panel/block-list.ts'
import { countChanges, diffLines } from '#runtime/devtools/panel/diff-lines.ts'
import {
  addEdit,
  type DoneEdit,
  moveBack,
  moveOn,
  noEdits,
  redoable,
  undoable,
} from '#runtime/devtools/panel/edit-history.ts'

const block = (id: string, order: number) => ({ id, order, type: 'text', visible: true })

describe('blocks', () => {
  it('are sorted by order, equal ones as in the file', () => {
    expect(sortBlocks([block('a', 2), block('b', 0.5), block('c', 2), block('d', 0)]).map(({ id }) => id)).toEqual([
      'd',
      'b',
      'a',
      'c',
    ])
  })

  it('move to where they are put, and nowhere else', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    const items = ['a', 'b']
    for (const [from, to] of [
      [0, 0],
      [0, 2],
      [0, -1],
      [5, 0],
    ] as const)
      expect(moveItem(items, from, to)).toBe(items)
  })

  it('land before the row they were dropped at', () => {
    const drop = (from: number, gap: number) => moveItem(['a', 'b', 'c'], from, landingIndex(from, gap)).join('')
    expect([drop(0, 3), drop(0, 2), drop(0, 1), drop(0, 0), drop(2, 0), drop(2, 1)]).toEqual([
      'bca',
      'bac',
      'abc',
      'abc',
      'cab',
      'acb',
    ])
  })

  it('are titled by their id where they have no title', () => {
    expect([titleOf({ id: 'a', title: 'A' }), titleOf({ id: 'a', title: '' }), titleOf({ id: 'a', title: 7 })]).toEqual(
      ['A', 'a', 'a'],
    )
  })

  it('get the problems between their own line and the next block, the head of the page those before', () => {
    const entities = [
      { id: 'home#second', title: '', file: 'pages/home.yaml', line: 20, value: {} },
      { id: 'home#first', title: '', file: 'pages/home.yaml', line: 5, value: {} },
    ]
    const problem = (file: string | undefined, line?: number) => ({
      code: 'x',
      severity: 'error' as const,
      message: `${line}`,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line }),
    })
    const found = problemsByBlock(
      [
        problem('content/pages/home.yaml', 19),
        problem('pages/home.yaml', 20),
        problem('content/pages/home.yaml', 3),
        problem('content/old-pages/home.yaml', 21),
        problem(undefined),
        problem('pages/home.yaml'),
      ],
      entities,
      'pages/home.yaml',
    )
    expect([...found].map(([id, list]) => [id, list.map(({ message }) => message)])).toEqual([
      ['first', ['19']],
      ['second', ['20']],
      ['', ['3', 'undefined']],
    ])
  })
})

describe('the difference of two files', () => {
  const show = (before: string, after: string) =>
    diffLines(before, after)
      .map((lines) =>
        lines
          .map(({ kind, text, line }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${line} ${text}`)
          .join('\n'),
      )
      .join('\n…\n')

  it('is empty for equal files, whatever ends their lines', () => {
    expect(diffLines('a\nb', 'a\nb')).toEqual([])
    expect(diffLines('a\r\nb', 'a\nb')).toEqual([])
  })

  it('shows what went and what came, with two lines around it', () => {
    expect(show('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nfour\n5\n6\n7')).toBe(' 2 2\n 3 3\n-4 4\n+4 four\n 5 5\n 6 6')
    expect(show('a\nb', 'a\nnew\nb')).toBe(' 1 a\n+2 new\n 3 b')
    expect(show('a\nb\nc', 'a\nc')).toBe(' 1 a\n-2 b\n 2 c')
  })

  it('leaves out what lies between', () => {
    const lines = Array.from({ length: 20 }, (_, index) => String(index))
    const hunks = diffLines(lines.join('\n'), lines.with(2, 'x').with(17, 'y').join('\n'))
    expect(hunks).toHaveLength(2)
    expect(countChanges(hunks)).toEqual({ added: 2, removed: 2 })
  })

  it('leads from one to the other, for any two texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after, 100).flat()
        const side = (kind: string) =>
          lines
            .filter((line) => line.kind === 'same' || line.kind === kind)
            .map((line) => line.text)
            .join('\n')
        if (before === after) expect(lines).toEqual([])
        else {
          expect(side('removed')).toBe(before)
          expect(side('added')).toBe(after)
        }
      }),
    )
  })

  it('does not take for ever on two long files without a common line', () => {
    const long = (name: string) => Array.from({ length: 5000 }, (_, index) => `${name} ${index}`).join('\n')
    const start = performance.now()
    expect(countChanges(diffLines(long('a'), long('b')))).toEqual({ added: 5000, removed: 5000 })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('the history of a page', () => {
  const edit = (before: string, after: string): DoneEdit => ({ label: `${before} to ${after}`, before, after })
  const two = addEdit(addEdit(noEdits, edit('1', '2')), edit('2', '3'))

  it('goes back and on', () => {
    expect(undoable(two, '3')).toEqual(edit('2', '3'))
    const back = moveBack(two)
    expect([undoable(back, '2'), redoable(back, '2')]).toEqual([edit('1', '2'), edit('2', '3')])
    expect(moveOn(back)).toEqual(two)
    expect(redoable(two, '3')).toBeUndefined()
    expect(moveBack(noEdits)).toEqual(noEdits)
    expect(moveOn(noEdits)).toEqual(noEdits)
  })

  it('touches nothing it has not seen', () => {
    expect(undoable(two, 'changed elsewhere')).toBeUndefined()
    expect(redoable(moveBack(two), 'changed elsewhere')).toBeUndefined()
  })

  it('forgets what was undone at the next edit, and the oldest of very many', () => {
    expect(addEdit(moveBack(two), edit('2', '4')).undone).toEqual([])
    let many = noEdits
    for (let count = 0; count < 80; count++) many = addEdit(many, edit(`${count}`, `${count + 1}`))
    expect(many.done).toHaveLength(50)
    expect(undoable(many, '80')).toEqual(edit('79', '80'))
  })
})
