// .github/ARCHITECTURE.md is a map that is read in one go, and the files that it and the manual's internals name exist.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { libretto } from '../setup/mini-site.ts'

const mostLines = 140
const map = '.github/ARCHITECTURE.md'
const internals = 'docs/content/docs/internals'
const textOf = (path: string) => readFileSync(join(libretto, path), 'utf8')

/** What a build makes, and what only the manual's reader has. */
const isElsewhere = /^(?:dist|\.libretto)\/|^content\/(?:assets|data)\b|^search\/|^site\.yaml$/

/** Paths in code and in links that do not exist, as they are written. */
function findMissing(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```$/gm, '')
  const code = [...prose.matchAll(/`([\w.][\w./-]*)`/g)].map(([, path = '']) => path)
  const named = code.filter((path) => /\w\/|\.(?:tsx?|js|md|yaml)$/.test(path) && !isElsewhere.test(path))
  const links = [...prose.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path.slice('../'.length))
  // A table of the map has the folders of the generator by their names, and one the pages of the internals.
  const places = ['', 'generator/', `${internals}/`]
  return [...named, ...links].filter((path) => !places.some((place) => existsSync(join(libretto, place, path))))
}

function findInvariantFaults(text: string): string[] {
  const [, table = ''] = /^## Invariants\n([^]*?)^## /m.exec(text) ?? []
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line))
  const faults = rows.filter((row) => {
    const [, , , file = '', test = ''] = row.split(' | ').flatMap((cell) => cell.split(/^\| | \|$/))
    return !/`\w+\/\S+`/.test(file) || !/`tests\/\S+`/.test(test)
  })
  return rows.length === 12 ? faults : [`${rows.length} invariants`]
}

describe('the map', () => {
  it(`has at most ${mostLines} lines`, () => {
    expect(textOf(map).trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines)
  })
  it('names a file and a test for each of the twelve invariants', () => {
    expect(findInvariantFaults(textOf(map))).toEqual([])
  })
})

it.each([map, ...readdirSync(join(libretto, internals)).map((name) => `${internals}/${name}`)])(
  '%s names files that exist',
  (path) => {
    // Links of the manual are checked by its build.
    const text = path.startsWith(internals) ? textOf(path).replace(/\]\([^)]*\)/g, ']') : textOf(path)
    expect(findMissing(text)).toEqual([])
  },
)

describe('the rules can fail', () => {
  it('finds a file and a folder that are not there', () => {
    const text = 'See `generator/nowhere.ts`, `nowhere/`, [a](../nowhere.md) and `generator/cli.ts`, `load/`, `hero`.'
    expect(findMissing(text)).toEqual(['generator/nowhere.ts', 'nowhere/', 'nowhere.md'])
  })
  it('finds an invariant without a test, or too few', () => {
    const row = (number: number, test: string) => `| ${number} | Content is data | \`generator/cli.ts\` | ${test} |\n`
    const eleven = Array.from({ length: 11 }, (_, index) => row(index + 1, '`tests/a.test.ts`')).join('')
    const table = (last: string) => `## Invariants\n\n${eleven}${last}\n## End\n`
    expect(findInvariantFaults(table(row(12, '`tests/a.test.ts`')))).toEqual([])
    expect(findInvariantFaults(table(row(12, '')))).toEqual([row(12, '').trim()])
    expect(findInvariantFaults(table(''))).toEqual(['11 invariants'])
  })
})
