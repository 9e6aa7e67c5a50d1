import { describe, expect, it } from 'vitest'
import { landingIndex, moveItem, problemsByBlock, sortBlocks, titleOf } from '#runtime/devtools/panel/block-list.ts'

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
    const head = { id: 'home', slug: '', route: '/', title: '', status: 'published', version: 1 }
    const page = { ...head, blocks: [block('second', 1), block('first', 0)] }
    const answer = { page, lines: [20, 5], file: 'pages/home.yaml', hash: '', text: '', folder: '', ownFiles: {} }
    const problem = (file: string | undefined, line?: number) => ({
      code: 'bad-value' as const,
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
      answer,
    )
    expect([...found].map(([id, list]) => [id, list.map(({ message }) => message)])).toEqual([
      ['first', ['19']],
      ['second', ['20']],
      ['', ['3', 'undefined']],
    ])
    // Without lines nothing is known about the blocks.
    const unplaced = problemsByBlock([problem('pages/home.yaml', 21)], { ...answer, lines: [] })
    expect([...unplaced.keys()]).toEqual([''])
  })
})
