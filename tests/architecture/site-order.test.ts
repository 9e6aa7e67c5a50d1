// The folders of site/ have an order, and imports run down it, types included. Files beside the folders are the frame
// that all of them stand in: a folder reaches only what lies below it through one of these, except for types. The code
// of a site may stand anywhere: what it needs is handed out by the door.

import { describe, expect, it } from 'vitest'
import { importedFiles, listSources, readImports, type Sources, targetOf } from './read-sources.ts'

/** A folder imports from itself and from those before it. */
const order = ['vendor', 'strings', 'parts', 'lists', 'pictures', 'widgets', 'blocks', 'collections', 'layout', 'views']

/** Own code, the standard one in its place, and text files. */
const outside = ['own', 'standard', 'starters']

const folderOf = (path: string) => /^site\/([^/]+)\//.exec(path)?.[1]

/** Imports that run up. */
function findRises(sources: Sources): string[] {
  return [...sources.keys()].flatMap((path) => {
    const folder = folderOf(path)
    if (folder === undefined || outside.includes(folder)) return []
    const rises = (target: string) => {
      const to = folderOf(target)
      return to !== undefined && !outside.includes(to) && order.indexOf(to) > order.indexOf(folder)
    }
    const direct = importedFiles(path, sources).filter((target) => target.startsWith('site/'))
    const above = direct.filter((target) => folderOf(target) === undefined)
    const through = above.flatMap((file) =>
      valuesBehind(file, sources)
        .filter(rises)
        .map((to) => `${file} → ${to}`),
    )
    return [...direct.filter(rises), ...through].map((target) => `${path} → ${target}`)
  })
}

/** Files in folders whose values a file beside the folders needs, also through others like it. */
function valuesBehind(path: string, sources: Sources, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const targets = readImports(sources.get(path) ?? '').flatMap(({ specifier, isType }) =>
    isType ? [] : (targetOf(path, specifier) ?? []),
  )
  return targets.flatMap((target) => (folderOf(target) === undefined ? valuesBehind(target, sources, seen) : [target]))
}

describe('site/', () => {
  const sources = listSources(['site'])

  it('imports down the order of its folders', () => expect(findRises(sources)).toEqual([]))

  it('has every folder with scripts in its order', () => {
    const folders = new Set([...sources.keys()].flatMap((path) => folderOf(path) ?? []))
    expect([...folders].filter((name) => !outside.includes(name)).sort()).toEqual([...order].sort())
  })

  it.each([
    ['a value of a higher folder', "import { Hero } from '../blocks/hero.tsx'\n", 'site/blocks/hero.tsx'],
    ['a type of a higher folder', "import type { Hero } from '../blocks/hero.tsx'\n", 'site/blocks/hero.tsx'],
    [
      'a value through a file beside the folders',
      "import { all } from '../all.ts'\n",
      'site/all.ts → site/blocks/hero.tsx',
    ],
  ])('finds %s', (_, text, target) => {
    const files = new Map([
      ['site/parts/badge.tsx', text],
      ['site/all.ts', "import { Hero } from './blocks/hero.tsx'\nexport const all = [Hero]\n"],
      ['site/blocks/hero.tsx', "import { Badge } from '../parts/badge.tsx'\n"],
    ])
    expect(findRises(files)).toEqual([`site/parts/badge.tsx → ${target}`])
  })
})
