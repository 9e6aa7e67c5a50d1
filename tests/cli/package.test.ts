// `npm pack` gives what a stranger needs and no more: installed into an empty folder without the repository, it makes,
// builds and tests sites, though nobody may write to the package.

import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { layoutParts } from '#generator/render/render.ts'
import { readFolder, writeFiles } from '../setup/mini-site.ts'
import { ownCode, ownLayout, ownPages } from '../setup/own-code.ts'
import { installPacked, type PackedLibretto } from '../setup/packed-libretto.ts'

const run = promisify(execFile)

const siteTest = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSite, renderBlock, renderPage } from 'libretto/test'

const prices = (price) => ({ type: 'price-list', title: 'Prices', data: { rows: [{ name: 'Single', price }] } })

test('the site has no problem', async () => assert.deepEqual(await checkSite('.'), []))
test('the home page names the site', async () => assert.match(await renderPage('.', '/'), /Acme Rail/))
test('a price has its currency', async () => {
  assert.match(await renderBlock('.', prices(3.5)), /^<section id="block".*3[.]5.*EUR/s)
})
test('a price is a number', () => assert.rejects(renderBlock('.', prices('cheap')), /"price" must be a number/))
test('a page that is not there', () => assert.rejects(renderPage('.', '/hom'), /no page [/]hom/))
`

/** Runs tests that somebody wrote for a site with a block; they fail when the block is broken. */
async function testOwnSite(folder: string): Promise<void> {
  const site = join(folder, 'rail')
  const content = Object.entries(ownPages).map(([path, text]) => [`content/${path}`, text])
  await writeFiles(site, { ...Object.fromEntries(content), ...ownCode, 'site.test.mjs': siteTest })
  const tests = () => run(process.execPath, ['--test', 'site.test.mjs'], { cwd: site })
  expect((await tests()).stdout).toMatch(/^. pass 5$/m)
  const block = ownCode['site/blocks/price-list/price-list.tsx']
  await writeFile(join(site, 'site/blocks/price-list/price-list.tsx'), block.replace('{data.currency}', 'USD'))
  const failed = (await tests().catch((error: unknown) => error)) as { stdout: string }
  expect(failed.stdout).toMatch(/^not ok .*a price has its currency|✖ a price has its currency/m)
  expect(failed.stdout).toMatch(/^. fail 1$/m)
}

/** The manual is read without a site, and the README of the package leads to its pages. */
async function checkManual(
  texts: readonly (readonly [path: string, text: string])[],
  command: PackedLibretto['command'],
  folder: string,
): Promise<void> {
  const paths = texts.map(([path]) => path)
  const readme = new Map(texts).get('README.md') ?? ''
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((path) => !paths.includes(path))).toEqual([])
  expect((await command(folder, 'manual')).stdout).toMatch(/^ {2}start\/first-site /m)
  expect((await command(folder, 'manual', 'publish/others')).stdout).toMatch(/^# Scripts and embeds of others\n/)
  expect((await command(folder, 'manual', 'dark', 'mode')).stdout).toMatch(/^move\/limits .* › Dark mode\n/m)
}

/** The same in TypeScript, for the types of the functions. */
const typedTest = `import { checkSite, type Problem, renderBlock } from 'libretto/test'

const problems: Problem[] = await checkSite('.', { drafts: true, now: '2026-05-31' })
export const html: string = await renderBlock('.', { type: 'hero', title: problems[0]?.message ?? '' })
`

/** Parts of the layout that ownLayout has not. */
const newParts = Object.keys(layoutParts).filter((part) => !Object.hasOwn(ownLayout, `site/layout/${part}.tsx`))

test('a package makes, checks and builds sites of each kind, and carries no other site', {
  timeout: 400_000,
}, async () => {
  const { folder, tarball, installed, command, release } = await installPacked()
  const modules = join(folder, 'node_modules')
  expect((await stat(tarball)).size).toBeLessThan(3 * 1024 * 1024)
  const paths = await readdir(installed, { recursive: true })
  expect(paths.filter((path) => /^(?:tests?|content|generator|site\/own)$|\.test\./.test(path))).toEqual([])
  const texts = Object.entries(await readFolder(installed))
  // The README says what the repository has besides, and two pages of the manual say where its code and tests are.
  const internals = ['modules', 'promises'].map((name) => `docs/content/docs/internals/${name}.md`)
  const naming = texts.flatMap(([path, text]) => (/parley/i.test(text) ? [path] : []))
  expect(naming.sort()).toEqual(['README.md', ...internals])
  await checkManual(texts, command, folder)
  try {
    for (const kind of ['docs', 'company', 'blog']) {
      await command(
        folder,
        'new',
        'site',
        kind,
        '--kind',
        kind,
        '--name',
        'Blue "Lake"',
        '--url',
        'https://lake.example.com/',
      )
      const site = join(folder, kind)
      const { devDependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8')) as {
        devDependencies: Record<string, string>
      }
      expect(devDependencies.libretto).toBe(`file:../${basename(tarball)}`)
      expect((await command(site, 'build')).stdout).toMatch(/^built \d+ pages, 0 reused/)
      if (kind === 'docs') expect((await command(site, 'build')).stdout).toMatch(/, 0 files written/)
      const dist = await readFolder(join(site, 'dist'))
      expect(Object.entries(dist).flatMap(([path, text]) => (/parley/i.test(path + text) ? [path] : []))).toEqual([])
      expect(dist['index.html']).toContain('Blue &quot;Lake&quot;')
    }
    // Tests of a stranger's own: of the last site, and of blocks.
    await testOwnSite(folder)
    // Code of a stranger's own, against the types of the package.
    await writeFiles(folder, {
      ...ownCode,
      ...ownLayout,
      'site/typed.ts': typedTest,
      'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
      'tsconfig.json': await readFile(join(folder, 'docs/tsconfig.json'), 'utf8'),
    })
    for (const kind of ['block', 'widget', 'collection']) await command(folder, 'new', kind, 'boat-trips')
    for (const part of newParts) await command(folder, 'new', 'layout', part)
    await command(folder, 'schema', '--out', '.libretto/schemas')
    const compile = () => run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', '.'], { cwd: folder })
    await compile()
    const block = join(folder, 'site/blocks/price-list/price-list.tsx')
    await writeFile(block, ownCode['site/blocks/price-list/price-list.tsx'].replace('price: z', 'cost: z'))
    const wrong = (await compile().catch((error: unknown) => error)) as { stdout: string }
    expect(wrong.stdout).toContain("Property 'price' does not exist on type")
  } finally {
    await release()
  }
  // Compiled code of the sites is kept with the sites.
  expect(await readdir(installed)).not.toContain('.libretto')
  await writeFile(join(folder, 'docs/content/pages/home.yaml'), 'titel: x\n')
  await expect(command(join(folder, 'docs'), 'validate')).rejects.toMatchObject({ code: 1 })
})
