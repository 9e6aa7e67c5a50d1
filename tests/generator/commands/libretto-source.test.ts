// A new site gets Libretto from where the project around it got it.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLibrettoSource } from '#generator/commands/libretto-source.ts'
import { writeFolder } from '../../setup/mini-site.ts'

/** What a new site beside a project names, when the project has this package.json. */
async function sourceFor(packageFile: unknown, modules = 'node_modules'): Promise<string> {
  const folder = await writeFolder({
    'project/package.json': JSON.stringify(packageFile),
    [`project/${modules}/libretto/package.json`]: '{ "version": "1.2.3", "dependencies": { "libretto": "file:x" } }',
  })
  return findLibrettoSource(join(folder, 'project', modules, 'libretto'), join(folder, 'sites/lake'))
}

test.each([
  ['file:../packs/libretto-1.2.3.tgz', 'file:../../packs/libretto-1.2.3.tgz'],
  ['./libretto-1.2.3.tgz', 'file:../../project/libretto-1.2.3.tgz'],
  ['file:../libretto', 'file:../../libretto'],
  ['https://example.com/libretto-1.2.3.tgz', 'https://example.com/libretto-1.2.3.tgz'],
  ['git+ssh://git@example.com/libretto.git#v1', 'git+ssh://git@example.com/libretto.git#v1'],
  ['example/libretto', 'example/libretto'],
  ['npm:@example/libretto@^1.0.0', 'npm:@example/libretto@^1.0.0'],
  ['^1.0.0', '^1.2.3'],
  ['latest', '^1.2.3'],
  ['workspace:*', '^1.2.3'],
])('a project with %s gives %s', async (wanted, source) => {
  expect(await sourceFor({ dependencies: { libretto: wanted } })).toBe(source)
  expect(await sourceFor({ devDependencies: { libretto: wanted } })).toBe(source)
})

test('an absolute path is made relative, too', async () => {
  const folder = await writeFolder({})
  const packageFile = { dependencies: { libretto: `file://${folder}/libretto.tgz` } }
  const expected = /^file:(?:\.\.\/){2,}.*\/libretto\.tgz$/
  expect(await sourceFor(packageFile)).toMatch(expected)
})

test('the project is found where packages are kept in folders of their own', async () => {
  const wanted = { dependencies: { libretto: 'file:libretto.tgz' } }
  expect(await sourceFor(wanted, 'node_modules/.pnpm/libretto@file+libretto.tgz/node_modules')).toBe(
    'file:../../project/libretto.tgz',
  )
})

test('without a project that names it, the version is named', async () => {
  expect(await sourceFor({})).toBe('^1.2.3')
})

test('a package with a scope is named so that code finds it as "libretto"', async () => {
  const folder = await writeFolder({
    'project/package.json': '{}',
    'project/node_modules/@acme/libretto/package.json': '{ "name": "@acme/libretto", "version": "1.2.3" }',
  })
  const installed = join(folder, 'project/node_modules/@acme/libretto')
  expect(findLibrettoSource(installed, join(folder, 'lake'))).toBe('npm:@acme/libretto@^1.2.3')
})

test('outside of an installed package it is the folder of the code', () => {
  expect(findLibrettoSource('/work/libretto', '/work/sites/lake')).toBe('file:../../libretto')
})
