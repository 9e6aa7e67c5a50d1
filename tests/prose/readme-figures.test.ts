// Figures of the README and of the manual are those of a list, or what a benchmark has printed into RESULTS.md.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto } from '../setup/mini-site.ts'

const read = (file: string) => readFileSync(join(libretto, file), 'utf8')
const readme = read('README.md')
const results = read('tests/bench/RESULTS.md')

/** The rows of the first table below a heading, without its head. */
function rowsBelow(text: string, heading: string): string[] {
  const [, below = ''] = text.split(`${heading}\n`)
  const [table = ''] = below.match(/(?:^\|.*\n)+/m) ?? []
  return table.trimEnd().split('\n').slice(2)
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

test('counts are those of the lists that they count', () => {
  const hosts = rowsBelow(read('docs/content/docs/publish/hosts.md'), 'npx libretto build\n```')
  expect(readme).toContain(`the files of ${numbers[hosts.length]} hosts`)
  const promises = read('docs/content/docs/internals/promises.md').match(/^\| P\d \|/gm) ?? []
  const [first = '', ...others] = numbers[promises.length] ?? ''
  expect(readme).toContain(`[${first.toUpperCase()}${others.join('')} promises]`)
})

test('ratios of builds are rows of RESULTS.md, and the manual has them as well', () => {
  const rows = rowsBelow(readme, '## How fast it is')
  expect(rows.length).toBeGreaterThan(1)
  const measured = rowsBelow(results, '## Beside Hugo and Eleventy')
  for (const row of rows) expect(measured).toContain(row)
  const performance = read('docs/content/docs/internals/performance.md')
  for (const row of rows) expect(performance).toContain(row)
})

test('what the two engines cost visitors is what RESULTS.md has', () => {
  const page = read('docs/content/docs/publish/engines.md')
  const measured = results.split('\n')
  const rows = page.split('\n').filter((line) => line.startsWith('| /'))
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) expect(measured).toContain(row)
  const events = rowsBelow(results, '## How long a widget takes to answer').map((row) => row.split('|'))
  const slowest = (column: number) => Math.max(...events.map((cells) => Number(cells[column]?.replace('<', ''))))
  expect(page).toContain(`takes ${slowest(2)} ms with React`)
  expect(page).toContain(`and ${slowest(5)} ms with Preact`)
})
