// `libretto doctor`: what a bug report needs, and what is wrong with an installation.

import { chmod, mkdir, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInRange } from '#generator/commands/doctor.ts'
import { inspectPackages } from '#generator/commands/inspect-packages.ts'
import { lockOutput } from '#generator/disk/lock.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'
import { runLibretto, runWith } from '../setup/run-libretto.ts'

const site = {
  'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
}

const rowOf = (text: string, name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(text)?.[1]

test('prints versions and folders, says that nothing is wrong, and writes nothing', async () => {
  const folder = await writeFolder({ ...site, 'site/theme.css': '' })
  const before = await readFolder(folder)
  const { code, stdout, stderr } = await runHere(folder, 'doctor')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(rowOf(stdout, 'Libretto')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(rowOf(stdout, 'Node')).toBe(`${process.versions.node} (needs >=20.19)`)
  for (const name of ['esbuild', 'satteri', '@resvg/resvg-js', 'sharp'])
    expect(rowOf(stdout, name)).toMatch(/^\d+\.\d+\.\d+$/)
  expect(rowOf(stdout, 'system')).toMatch(/^\S+ \S+, \d+ cores?, \d+ MB of memory$/)
  expect(rowOf(stdout, 'content')).toBe('content')
  expect(rowOf(stdout, 'custom code')).toBe('site')
  expect(rowOf(stdout, 'output')).toBe('dist: nothing')
  expect(rowOf(stdout, 'cache')).toBe('.libretto: 0 B')
  expect(rowOf(stdout, 'lock')).toBe('none')
  expect(stdout).toMatch(/\nnothing is wrong\n$/)
  expect(await readFolder(folder)).toEqual(before)
})

test('names the doors that site.yaml opens, with their reasons', async () => {
  const door = (host: string, reason: string) => `[{ host: "${host}", reason: ${reason} }]`
  const allow = [
    `  frames: ${door('https://media.example.com', 'Films of the yard.')}`,
    `  requests: ${door('wss://chat.example.com', 'The chat.')}`,
    '  textAsHtml: The map needs it.',
  ].join('\n')
  const files = { ...site, 'content/site.yaml': `${site['content/site.yaml']}allow:\n${allow}\n` }
  const { stdout } = await runHere(await writeFolder(files), 'doctor')
  expect(rowOf(stdout, 'allow.frames')).toBe('https://media.example.com (Films of the yard.)')
  expect(rowOf(stdout, 'allow.requests')).toBe('wss://chat.example.com (The chat.)')
  expect(rowOf(stdout, 'allow.textAsHtml')).toBe('The map needs it.')
})

test('names scripts of others and where forms are posted', async () => {
  const settings = [
    'scripts:',
    '  - { name: Figures, purpose: Counts., src: "https://figures.example.com/count.js", load: idle }',
    '  - { name: Chat, purpose: Answers., src: "https://chat.example.com/chat.js" }',
    'endpoints:',
    '  contact: https://forms.example.com/contact?key=secret-token',
    '  forms: [{ name: repair-of-a-boat, address: /api/repair }]',
  ].join('\n')
  const files = { ...site, 'content/site.yaml': `${site['content/site.yaml']}${settings}\n` }
  const { stdout } = await runHere(await writeFolder(files), 'doctor')
  expect(stdout).toMatch(/^script +Figures: https:\/\/figures.example.com\/count.js \(on every page\)$/m)
  expect(stdout).toMatch(/^script +Chat: https:\/\/chat.example.com\/chat.js \(if the visitor allows it\)$/m)
  expect(rowOf(stdout, 'form contact')).toBe('https://forms.example.com/contact')
  expect(rowOf(stdout, 'form repair-of-a-boat')).toBe('/api/repair')
  expect(stdout).not.toContain('secret-token')
})

test('names the files at the top of the site, what is added to the head, and the rules for crawlers', async () => {
  const settings = [
    'head:',
    '  meta: [{ name: google-site-verification, content: secret-token }]',
    '  links: [{ rel: me, href: "https://social.example.com/@lake" }]',
    '  themeColor: { light: "#ffffff", dark: "#000000" }',
    'robots: { disallow: [/drafts/], crawlers: [{ names: [GPTBot, CCBot], disallow: [/] }] }',
  ].join('\n')
  const folder = await writeFolder({
    ...site,
    'content/site.yaml': `${site['content/site.yaml']}${settings}\n`,
    'content/root/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
    'content/root/ads.txt': '',
    'content/root/README.md': '',
  })
  const { stdout } = await runHere(folder, 'doctor')
  const rowsOf = (name: string) => [...stdout.matchAll(new RegExp(`^${name} +(.*)$`, 'gm'))].map(([, value]) => value)
  expect(rowsOf('at the top')).toEqual(['/.well-known/security.txt', '/ads.txt'])
  expect(rowsOf('head')).toEqual([
    'meta google-site-verification',
    'link me https://social.example.com/@lake',
    'theme colours #ffffff and #000000',
  ])
  expect(rowsOf('robots')).toEqual(['all: not /drafts/', 'GPTBot, CCBot: not /'])
  expect(stdout).not.toContain('secret-token')
})

test('knows whose the output folder is, the size of the cache, and who builds', async () => {
  const folder = await writeFolder({ ...site, 'mine/index.html': '', 'mine/notes.txt': '' })
  await runHere(folder, 'build')
  const lock = lockOutput(join(folder, 'dist'))
  const built = await runHere(folder, 'doctor')
  lock.release()
  expect(rowOf(built.stdout, 'output')).toMatch(/^dist: a built site, \d\d+ files$/)
  expect(rowOf(built.stdout, 'cache')).toMatch(/^\.libretto: \d+\.\d [KM]B$/)
  expect(rowOf(built.stdout, 'lock')).toMatch(new RegExp(`^process ${process.pid} builds since \\S+Z$`))
  const other = await runHere(folder, 'doctor', '--out', 'mine')
  expect(rowOf(other.stdout, 'output')).toBe('mine: files of somebody else, 2 files')
  expect(rowOf(other.stdout, 'lock')).toBe('none')
})

test('a package whose binary does not run is an environment failure', async () => {
  const folder = await writeFolder(site)
  // Compiles the command, which esbuild must do.
  await runLibretto(folder, '--version')
  const broken = { ESBUILD_BINARY_PATH: process.execPath, NAPI_RS_NATIVE_LIBRARY_PATH: join(folder, 'none.node') }
  const { code, stdout, stderr } = await runWith(broken, folder, 'doctor', '--format', 'json')
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.any(String) })
  const { problems, summary } = JSON.parse(stdout) as { problems: { message: string }[]; summary: object }
  expect(problems).toEqual(
    ['esbuild', 'satteri'].map((name) => ({
      code: 'package',
      severity: 'error',
      message: expect.stringMatching(`^the package ${name} [\\d.]+ does not run on this system$`),
      hint: expect.stringContaining('npm install'),
    })),
  )
  expect(summary).toMatchObject({
    errors: 2,
    node: { version: process.versions.node },
    packages: [
      { name: 'esbuild', isRunning: false },
      { name: 'satteri', isRunning: false },
      { name: '@resvg/resvg-js', isRunning: true },
      { name: 'sharp', isOptional: true, isRunning: true },
    ],
    content: 'content',
    own: null,
    lock: null,
  })
  // What the environment says stays there.
  expect(stdout).not.toContain('none.node')
})

test('folders that cannot be used are problems, each with its remedy', async () => {
  const folder = await writeFolder({ ...site, file: '', 'cache/x': '' })
  const problemsOf = async (...argv: string[]) => {
    const { code, stderr } = await runHere(folder, 'doctor', '--quiet', ...argv)
    return `${code} ${stderr}`
  }
  const noOutput = '[output-folder]\n  → choose another folder with --out\n\n1 error\n'
  expect(await problemsOf('--out', 'file')).toBe(
    '3 error  the output file is not a folder [output-folder]\n' +
      '  → remove it or choose another with --out\n\n1 error\n',
  )
  expect(await problemsOf('--out', 'file/dist')).toBe(
    `3 error  the output folder file/dist cannot be written ${noOutput}`,
  )
  await symlink('content', join(folder, 'link'))
  expect(await problemsOf('--out', 'link')).toBe(
    '3 error  the output folder link is a link [output-folder]\n' +
      '  → give the folder it points to with --out\n\n1 error\n',
  )
  expect(await problemsOf('--cache', 'file')).toBe(
    '0 warning  the cache folder file cannot be used [cache-folder]\n' +
      '  → remove it, or choose another with --cache; until then each build begins anew\n\n1 warning\n',
  )
  await rm(join(folder, 'content/site.yaml'))
  expect(await problemsOf('--content', 'content', '--out', 'new')).toBe(
    '3 error  there is no content/site.yaml that can be read [content-folder]\n' +
      '  → run the command inside a site, name its folder with --content, or make one with ' +
      '"libretto new site DIR"\n\n1 error\n',
  )
})

const refused = [
  ['content', 'the output folder content is also an input'],
  ['content/new/dist', 'the output folder content/new/dist is in content'],
  ['node_modules/dist', 'the output folder node_modules/dist is in a folder named node_modules'],
  ['site', 'the output folder site is the folder for code of the site'],
  ['site/web/dist', 'the output folder site/web/dist is in site, the folder for code of the site'],
  ['.libretto', 'the output folder .libretto is the cache folder'],
  ['.libretto/schemas', 'the output folder .libretto/schemas is in .libretto, the cache folder'],
] as const

test.each(refused)(
  'an output folder %s, which a build refuses, is a problem, and the build makes no folder',
  async (out, reason) => {
    const folder = await writeFolder(site)
    const before = await readFolder(folder)
    const [doctor, built] = [
      await runHere(folder, 'doctor', '--quiet', '--out', out),
      await runHere(folder, 'build', '--no-cache', '--out', out),
    ]
    expect(doctor).toMatchObject({
      code: 3,
      stderr: `error  ${reason} [output-folder]\n  → choose another with --out\n\n1 error\n`,
    })
    expect(built.code).toBe(3)
    expect(built.stderr.replaceAll(`${await realpath(folder)}/`, '')).toBe(
      `libretto: ${reason}; choose another with --out\n`,
    )
    expect(await readFolder(folder)).toEqual(before)
    expect((await readdir(folder)).sort()).toEqual(['content'])
    expect((await readdir(join(folder, 'content'))).sort()).toEqual(['pages', 'site.yaml'])
  },
)

test.each(refused)('an output folder %s is refused with the same words when it is there', async (out, reason) => {
  const folder = await realpath(await writeFolder({ ...site, 'site/theme.css': '', [`${out}/.keep`]: '' }))
  const before = await readFolder(folder)
  const { code, stderr } = await runHere(folder, 'build', '--out', out)
  expect([code, stderr.replaceAll(`${folder}/`, '')]).toEqual([3, `libretto: ${reason}; choose another with --out\n`])
  expect(await readFolder(folder)).toEqual(before)
})

test('folders that flags name are refused too, and the place of code that another folder has is free', async () => {
  const folder = await realpath(await writeFolder({ ...site, 'code/own/theme.css': '' }))
  const answer = async (...argv: string[]) => {
    const { code, stderr } = await runHere(folder, 'build', ...argv)
    return `${code} ${stderr.replaceAll(`${folder}/`, '')}`
  }
  const reason = 'the folder for code of the site; choose another with --out\n'
  const own = ['--site', 'code/own']
  expect(await answer(...own, '--out', 'code')).toBe(`3 libretto: the output folder code holds code/own, ${reason}`)
  expect(await answer(...own, '--out', 'code/own')).toBe(`3 libretto: the output folder code/own is ${reason}`)
  for (const time of ['first', 'second'])
    expect(await answer('--cache', 'kept/all', '--out', 'kept'), time).toBe(
      '2 libretto: --cache must be a folder outside of kept, not kept/all; choose another\n',
    )
  for (const time of ['first', 'second'])
    expect(await answer('--cache', 'kept', '--out', 'kept/dist'), time).toBe(
      '3 libretto: the output folder kept/dist is in kept, the cache folder; choose another with --out\n',
    )
  for (const time of ['first', 'second']) expect(await answer(...own, '--out', 'site'), time).toBe('0 ')
  for (const time of ['first', 'second']) expect(await answer('--out', 'schemas'), time).toBe('0 ')
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be written is a problem', async () => {
  const folder = await writeFolder(site)
  await mkdir(join(folder, 'dist'))
  await chmod(join(folder, 'dist'), 0o555)
  const { code, stderr } = await runHere(folder, 'doctor')
  expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('dist cannot be written') })
})

test('a package that is missing, or of another version, is named', async () => {
  const folder = await writeFolder({
    'package.json': JSON.stringify({ dependencies: { esbuild: '1.2.3', satteri: '1.0.0' } }),
  })
  await mkdir(join(folder, 'node_modules/esbuild'), { recursive: true })
  await writeFile(join(folder, 'node_modules/esbuild/package.json'), '{ "version": "1.2.4" }')
  const { packages, problems } = await inspectPackages(folder)
  expect(packages.at(-1)).toMatchObject({ name: 'sharp', version: null, isOptional: true })
  expect(problems.map(({ message }) => message)).toEqual([
    'the package esbuild is 1.2.4, and Libretto needs 1.2.3',
    'the package satteri is not installed',
    'the package @resvg/resvg-js is not installed',
  ])
})

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node %s is in the range: %s', (version, isIn) => expect(isInRange(version, '>=20.19')).toBe(isIn))
