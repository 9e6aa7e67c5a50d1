// An installation without the binaries of some packages: what needs one ends with one sentence, the rest works.

import { chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyLibretto } from '../setup/code-copy.ts'
import { deep } from '../setup/deep.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { runScript, runWith } from '../setup/run-libretto.ts'

const hide = join(libretto, 'tests/setup/hide-packages.cjs')
const every = '@bruits/ @esbuild/ @resvg/resvg-js- @img/'
const system = `${process.platform} ${process.arch}`
const install =
  'remove node_modules and run "npm install" on this system, with optional packages: they have the binaries'
const sentence = (name: string, more = '') =>
  `libretto: the package ${name} has no binary here that runs on this system (${system}); ${install}${more}\n`
const noSatteri = sentence('satteri', ', or parse Markdown with --markdown-parser remark')

/** Variables for a command that lacks packages, or that finds files in their place that are no binaries. */
const without = (HIDDEN: string, more: NodeJS.ProcessEnv = {}) => ({
  NODE_OPTIONS: `--require ${hide}`,
  HIDDEN,
  ...more,
})

const site = {
  'content/site.yaml': 'name: Test\nurl: https://acme.example\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: text, type: text, content: "Some **text**." }\n',
}

const broken = async () => {
  const folder = await writeFolder({ 'broken.node': 'not a binary', closed: 'not a binary', open: 'not a binary' })
  await chmod(join(folder, 'open'), 0o755)
  return { BROKEN_FILE: join(folder, 'broken.node'), closed: join(folder, 'closed'), open: join(folder, 'open') }
}

test('without the parser of Markdown, remark parses it', async () => {
  const folder = await writeFolder(site)
  const { BROKEN_FILE } = await broken()
  const lacking = [without('@bruits/'), without('', { BROKEN: '@bruits/', BROKEN_FILE })]
  for (const variables of lacking)
    for (const command of ['validate', 'build'])
      expect(await runWith(variables, folder, command)).toEqual({ code: 3, stdout: '', stderr: noSatteri })
  expect(await runWith(without('@bruits/'), folder, 'watch', '--port', '0')).toMatchObject({
    code: 3,
    stderr: noSatteri,
  })
  expect(await readdir(folder)).not.toContain('dist')
  const remark = await runWith(without('@bruits/'), folder, 'build', '--markdown-parser', 'remark')
  expect(remark).toMatchObject({ code: 0, stderr: '' })
  expect((await readFolder(join(folder, 'dist')))['index.html']).toContain('Some <strong>text</strong>.')
}, 480_000)

test('without the drawing package, a site has no link previews, and nothing refers to any', {
  ...deep,
  timeout: 480_000,
}, async () => {
  const folder = await writeFolder(site)
  const { BROKEN_FILE } = await broken()
  const warning =
    `warning  the package @resvg/resvg-js has no binary here that runs on this system (${system}): ` +
    'pages have no picture for link previews, and the site no icons in PNG [package]'
  for (const variables of [without('@resvg/resvg-js-'), without('', { BROKEN: '@resvg/resvg-js-', BROKEN_FILE })]) {
    await rm(join(folder, 'dist'), { recursive: true, force: true })
    await rm(join(folder, '.libretto'), { recursive: true, force: true })
    const built = await runWith(variables, folder, 'build')
    expect(built).toMatchObject({ code: 0, stderr: expect.stringContaining(warning) })
    const dist = await readFolder(join(folder, 'dist'))
    expect(Object.keys(dist)).toContain('favicon.svg')
    expect(
      Object.entries(dist).flatMap(([path, text]) =>
        /\.png/.test(path) || /og:image|[/]icon-\d|touch-icon/.test(text) ? [path] : [],
      ),
    ).toEqual([])
    // It is said each time, and is an error where warnings are.
    expect((await runWith(variables, folder, 'build')).stderr).toContain(warning)
    expect((await runWith(variables, folder, 'build', '--strict')).code).toBe(1)
  }
  expect(await runWith({}, folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  const clean = await readFolder(join(folder, 'dist'))
  expect(clean['index.html']).toContain('og:image')
  await runWith({}, folder, 'build', '--out', 'other', '--no-cache')
  expect(clean).toEqual(await readFolder(join(folder, 'other')))
})

test('without the drawing package, a site with a mark is built as well', { ...deep, timeout: 480_000 }, async () => {
  const folder = await writeFolder({
    ...site,
    'content/site.yaml': `${site['content/site.yaml']}mark: /assets/mark.svg\n`,
    'content/assets/mark.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>\n',
  })
  const { BROKEN_FILE } = await broken()
  for (const variables of [without('@resvg/resvg-js-'), without('', { BROKEN: '@resvg/resvg-js-', BROKEN_FILE })]) {
    const { code, stderr } = await runWith(variables, folder, 'build', '--no-cache')
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('pages have no picture') })
    expect(Object.keys(await readFolder(join(folder, 'dist')))).toContain('favicon.svg')
  }
})

test('without the compiler, what is not compiled yet is not built', async () => {
  const folder = await writeFolder(site)
  const { closed, open } = await broken()
  for (const variables of [without('@esbuild/'), { ESBUILD_BINARY_PATH: closed }, { ESBUILD_BINARY_PATH: open }]) {
    const { code, stderr } = await runWith(variables, folder, 'build', '--no-cache')
    expect(code).toBe(3)
    // What a shell says of a script that is none.
    expect(
      stderr
        .split('\n')
        .filter((line) => line.startsWith('libretto'))
        .join('\n'),
    ).toBe(sentence('esbuild').trim())
    expect(stderr).not.toMatch(/^\s+at /m)
  }
}, 480_000)

test('without any of them, all other commands work', { ...deep, timeout: 480_000 }, async () => {
  const folder = await writeFolder({ ...site, 'old/a.md': '# A\n\n[b](b.md)\n', 'old/b.md': '# B\n\nText.\n' })
  const run = (...argv: string[]) => runWith(without(every), folder, ...argv)
  for (const argv of [
    ['--version'],
    ['--help'],
    ['build', '--help'],
    ['explain', 'dead-link'],
    ['completion', 'bash'],
    ['schema'],
    ['new', 'doc', 'guides/first'],
    ['new', 'site', 'other', '--name', 'Other'],
    ['import', 'old', '--from', 'markdown', '--content', 'imported'],
    ['languages'],
    ['validate', '--markdown-parser', 'remark'],
  ])
    expect(await run(...argv), argv.join(' ')).toMatchObject({ code: 0 })
  expect((await readFolder(join(folder, 'imported')))['docs/a.md']).toContain('[b](b.md)')
  const { code, stdout, stderr } = await run('doctor')
  expect(code).toBe(3)
  for (const name of ['esbuild', 'satteri', '@resvg/resvg-js'])
    expect(stdout + stderr).toMatch(new RegExp(`the package ${name} [\\d.]+ does not run on this system`))
})

test('a clone whose compiler has no binary says so before it is compiled', async () => {
  const folder = await copyLibretto()
  const { closed } = await broken()
  for (const variables of [without('@esbuild/'), { ESBUILD_BINARY_PATH: closed }]) {
    const { code, stdout, stderr } = await runScript([join(folder, 'bin/libretto.js'), '--version'], folder, variables)
    expect({ code, stdout, stderr }).toEqual({
      code: 3,
      stdout: '',
      stderr: sentence('esbuild').replace('; remove', ', and the CLI is not compiled yet; remove'),
    })
  }
}, 480_000)
