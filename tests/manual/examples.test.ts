// Everything that code of a site may import has an example in the manual, and all examples have the types that they
// claim. That they build is what code-blocks.test.ts finds out; a browser opens them in own-examples.test.ts.

import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeCodeTypes } from '#generator/commands/code-types.ts'
import { readManualFences, readManualSites } from '../setup/manual-code.ts'
import { libretto, writeFiles, writeFolder } from '../setup/mini-site.ts'

const { exports: doors } = JSON.parse(await readFile(join(libretto, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string }>
}
/** Name of a door, e.g. `libretto/site`, and its source. */
const sources = await Promise.all(
  Object.entries(doors)
    .filter(([name]) => name !== './package.json')
    .map(async ([name, target]) => {
      const file = typeof target === 'string' ? target : target.types
      return [name.replace('.', 'libretto'), await readFile(join(libretto, file), 'utf8')] as const
    }),
)

/** Names in braces, each by the name that others know it by. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')

function exportedNames(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:declare )?(?:const|function|interface|type) (\w+)/gm)]
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list))
  return [...declared.map(([, name = '']) => name), ...listed.map((name) => name.replace(/^.* as /, ''))]
}

/** `libretto/site NAME` for each name that a text imports. */
function importedNames(text: string): string[] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(libretto\/\w+)'/gm)].flatMap(
    ([, list = '', door = '']) => namesIn(list).map((name) => `${door} ${name.replace(/ as .*$/, '')}`),
  )
}

test('everything that code of a site may import has an example', () => {
  const known = sources.flatMap(([door, source]) => exportedNames(source).map((name) => `${door} ${name}`))
  expect(known.length).toBeGreaterThan(55)
  expect(known).toContain('libretto/site Contents')
  const shown = new Set([...readManualFences().values()].flat().flatMap(({ text }) => importedNames(text)))
  expect(known.filter((name) => !shown.has(name))).toEqual([])
  expect([...shown].filter((name) => !known.includes(name))).toEqual([])
})

test('all examples have the types that they claim', async () => {
  const sites = readManualSites()
  expect(sites.length).toBeGreaterThan(7)
  const all = sites.flatMap(({ name, files }) =>
    Object.entries(files).map(([path, text]) => [`${name}/${path}`, text] as const),
  )
  const folder = await writeFolder(Object.fromEntries(all))
  const { compilerOptions } = describeCodeTypes(folder, libretto) as { compilerOptions: object }
  // Tests of a site run in Node.
  const options = { ...compilerOptions, allowJs: true, checkJs: true, types: ['node'] }
  await writeFiles(folder, { 'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['*/**/*'] }) })
  await mkdir(join(folder, 'node_modules'))
  await symlink(join(libretto, 'node_modules/@types'), join(folder, 'node_modules/@types'))
  const tsc = join(libretto, 'node_modules/typescript/bin/tsc')
  const compiled = promisify(execFile)(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd: folder })
  expect(await compiled.then(({ stdout }) => stdout).catch(({ stdout }: { stdout: string }) => stdout)).toBe('')
})
