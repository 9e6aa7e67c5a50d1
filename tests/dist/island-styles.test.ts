// An island changes after the build has looked at it: each class that its modules name is styled by a sheet that its
// pages link, if any sheet styles it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, it } from 'vitest'
import { kebabCase } from '#runtime/kebab-case.ts'
import { islands } from '#site/islands.tsx'
import { listFiles } from './dist-files.ts'

const classesBySheet = new Map(
  listFiles(join(inject('dist'), 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const text = readFileSync(join(inject('dist'), 'assets', file), 'utf8').replace(/url\([^)]*\)/g, '')
      const classes = [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')
      return [file.replace(/-[A-Z0-9]{8}\.css$/, ''), new Set(classes)]
    }),
)

async function classesOf(island: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`site/widgets/${kebabCase(island)}/${kebabCase(island)}.tsx`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    outdir: 'unwritten',
  })
  return Object.keys(metafile.inputs).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
  )
}

it.each(Object.entries(islands))('%s names the sheets of its classes', async (name, island) => {
  const sheets = ['site', ...('sheets' in island ? island.sheets : [])]
  const classes = await classesOf(name)
  expect(classes.length).toBeGreaterThan(0)
  const isIn = (sheet: string, className: string) => classesBySheet.get(sheet)?.has(className) ?? false
  const missing = classes.filter(
    (className) =>
      !sheets.some((sheet) => isIn(sheet, className)) &&
      [...classesBySheet.keys()].some((sheet) => isIn(sheet, className)),
  )
  expect([...new Set(missing)]).toEqual([])
})
