// Paths as Windows writes them.

import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foldName, isIn, pathFrom } from '#generator/paths.ts'

describe('a path from a folder on has slashes', () => {
  test.each([
    ['C:\\site\\content', 'C:\\site\\content\\pages\\home.yaml', 'pages/home.yaml'],
    ['C:\\site\\content', 'c:\\Site\\content\\pages\\home.yaml', 'pages/home.yaml'],
    ['C:\\libretto', 'C:\\site\\blocks\\berth.tsx', '../site/blocks/berth.tsx'],
    ['C:\\libretto', 'C:\\libretto', ''],
    ['\\\\host\\share\\content', '\\\\host\\share\\content\\a\\b.md', 'a/b.md'],
    ['\\\\?\\C:\\content', '\\\\?\\C:\\content\\a\\b.md', 'a/b.md'],
    // Nothing leads from one drive to another: what resolves it from the folder finds it.
    ['C:\\libretto', 'D:\\site\\a.ts', 'D:/site/a.ts'],
  ])('from %s to %s', (folder, path, expected) => {
    expect(pathFrom(folder, path, win32)).toBe(expected)
    expect(win32.resolve(folder, expected).toLowerCase()).toBe(path.toLowerCase())
  })

  test('a name with a backslash is one name elsewhere', () => {
    expect(pathFrom('/site', '/site/a\\b.md', posix)).toBe('a\\b.md')
  })
})

test.each<[string, string, boolean]>([
  ['C:\\site\\content', 'C:\\site\\content', true],
  ['C:\\site\\content\\a.md', 'C:\\site\\content', true],
  ['C:\\site\\content-2', 'C:\\site\\content', false],
  ['C:\\site', 'C:\\', true],
  ['D:\\site', 'C:\\', false],
])('%s is in %s: %s', (path, folder, expected) => {
  expect(isIn(path, folder, win32)).toBe(expected)
})

test.each<[string, string, boolean]>([
  ['Pier.png', 'pier.PNG', true],
  ['caf\u00e9.png', 'cafe\u0301.png', true],
  ['CAF\u00c9.png', 'cafe\u0301.png', true],
  ['pier.png', 'peer.png', false],
])('%s and %s are one name on some disks: %s', (a, b, expected) => {
  expect(foldName(a) === foldName(b)).toBe(expected)
})
