// The code of the manual, done by the reader: on a new site, files are written and commands run in the order of the
// page. Afterwards the site builds. Translations have the same code, and are done with DEEP=1 only.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { itSome } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { libretto, writeFiles } from '../setup/mini-site.ts'
import { type Fence, readFences } from '../setup/read-fences.ts'
import { runHere } from '../setup/run-here.ts'

const isDeep = process.env.DEEP !== undefined
const manual = join(libretto, 'docs/content')
/** Languages of outputs, of configuration that only a host can read, and of what the page itself draws. */
const unread = ['text', 'nginx', 'mermaid', 'math']

let starter = ''
beforeAll(async () => {
  starter = await mkdtemp(join(tmpdir(), 'libretto-starter-'))
  const words = ['--kind', 'company', '--name', 'Blue Lake', '--url', 'https://lake.example.com', '--language', 'en']
  expect(await runHere(starter, 'new', 'site', 'site', ...words)).toMatchObject({ code: 0 })
  // With all features on.
  const site = 'name: Blue Lake\nurl: https://lake.example.com\ndescription: Boats.\n'
  await writeFiles(starter, { 'site/content/site.yaml': site })
  // A font that a reader has.
  const font = 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
  await cp(join(libretto, font), join(starter, 'site/site/heading.woff2'))
  // Photos that a reader has.
  const photo = await drawPhoto(64, 36)
  const photos = ['assets/lake', 'assets/lake-night', 'assets/lake-upright', 'blog/first-boat/lake']
  await writeFiles(starter, Object.fromEntries(photos.map((name) => [`site/content/${name}.jpg`, photo])))
  // What another generator has built of a reader's old site.
  await writeFiles(starter, {
    'old-site/public/index.html': '<!doctype html><title>Lake</title><h1>Lake</h1>\n',
    'site/sitemap.xml': '<urlset><url><loc>https://lake.example.com/</loc></url></urlset>\n',
  })
})
afterAll(() => rm(starter, { recursive: true, force: true }))

const pages = (await readdir(manual, { recursive: true }))
  .filter((file) => /^(?:de\/)?docs\/(?!reference\/).*\.md$/.test(file))
  .sort()
const texts = await Promise.all(pages.map((file) => readFile(join(manual, file), 'utf8')))
const fencesOf = new Map(pages.map((file, index) => [file, readFences(texts[index] ?? '')]))

itSome(
  12,
  [...fencesOf]
    .map(([file, fences]) => ({ file, fences }))
    .filter(({ fences }) => fences.some(({ language }) => !unread.includes(language)))
    .filter(({ file }) => isDeep || !file.startsWith('de/')),
)('what $file says works', async ({ file, fences }) => {
  // Code of the same folder and the same time need not be compiled again.
  const home = join(starter, 'home')
  try {
    await cp(join(starter, 'site'), home, { recursive: true, preserveTimestamps: true })
    await cp(join(manual, 'assets'), join(home, 'content/assets'), { recursive: true })
    await linkPackages(home)
    let cwd = home
    const written = new Set<string>()
    for (const fence of fences) {
      const { language, title, text, line } = fence
      const where = `${file}:${line}`
      if (title !== undefined && !title.startsWith('src/')) {
        if (written.has(title)) await expectBuild(cwd, where)
        written.add(title)
        await writeFiles(cwd, { [title]: text })
        if (title.endsWith('.yml')) await checkRecipe(text, where)
      } else if (language === 'sh') {
        for (const command of text.trim().split('\n')) cwd = await runCommand(command, cwd, where)
      } else if (language === 'md') await writeFiles(cwd, { [`content/help/shown-${line}.md`]: shownArticle(fence) })
      else expect([...unread, 'ts'], `${where} needs a title`).toContain(language)
    }
    await expectBuild(cwd, file)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})

test.each(pages.filter((file) => file.startsWith('de/')))('%s has the code of its original', (file) => {
  const original = fencesOf.get(file.slice('de/'.length)) ?? []
  expect(fencesOf.get(file)?.map(withoutTexts)).toEqual(original.map(withoutTexts))
})

/** Code without what a translation translates: texts and names, quoted words of commands, and the language. */
function withoutTexts({ language, title, text }: Fence): unknown {
  if (language === 'md') return { title, keys: text.match(/^\w+(?=:)/gm) }
  if (language !== 'yaml') return { title, text: text.replace(/"[^"\n]*"/g, '""').replace(/--language \w+/g, '') }
  const isText = (key: string) =>
    /^(?:title|subtitle|description|text|content|label|name|address|copyrightHolder|reason|purpose)$/.test(key)
  const { language: _, ...value } = JSON.parse(
    JSON.stringify(parse(text), (key, inner) => (isText(key) ? '' : inner)),
  ) as Record<string, unknown>
  return { title, value }
}

async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  for (const name of ['zod', 'react', '@types'])
    await symlink(join(libretto, 'node_modules', name), join(modules, name))
  await symlink(libretto, join(modules, 'libretto'))
}

async function expectBuild(folder: string, where: string): Promise<void> {
  const { code, stderr } = await runHere(folder, 'build')
  expect(code, `${where}\n${errorsOf(stderr)}`).toBe(0)
}

// Not the warnings: a page that is replaced leaves pictures that no page shows.
function errorsOf(stderr: string): string {
  return stderr
    .split(/\n(?=error|warning)/)
    .filter((problem) => !problem.startsWith('warning'))
    .join('\n')
}

function shownArticle({ text, line }: Fence): string {
  return `---\ntitle: Shown in line ${line}\n---\n\n${text}`
}

/** Runs what a reader types; returns the folder that they are in afterwards. */
async function runCommand(command: string, folder: string, where: string): Promise<string> {
  const [program = '', ...words] = wordsOf(command)
  if (program === 'cd') {
    const inner = join(folder, words[0] ?? '')
    await linkPackages(inner)
    return inner
  }
  if (command === 'npm install') return folder
  if (program === 'npm') {
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const [verb = '', name = verb] = words
    return runCommand(`npx ${scripts[name] ?? expect.fail(`${where}: there is no script ${name}`)}`, folder, where)
  }
  if (program === 'npx' && words[0] === 'libretto') await runPackage(words.slice(1), folder, where)
  else if (program === 'node') {
    const child = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' })
    expect(await once(child, 'close'), `${where} ${command}`).toEqual([0, null])
  } else expect.fail(`${where}: nobody knows how to run "${command}"`)
  return folder
}

async function runPackage(argv: string[], folder: string, where: string): Promise<void> {
  if (argv[0] === 'watch' || argv[0] === 'preview') return servesSite([...argv, '--port', '0'], folder)
  const { code, stderr } = await runHere(folder, ...argv)
  // A page that is replaced leaves pictures that no page shows, which --strict refuses.
  const expected = argv.includes('--strict') && stderr.includes('[unused-asset]') ? 1 : 0
  expect(code, `${where} ${argv.join(' ')}\n${errorsOf(stderr)}`).toBe(expected)
}

/** Starts a server, waits for the address that it prints, and ends it. */
async function servesSite(argv: string[], folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(libretto, 'bin/libretto.js'), ...argv], { cwd: folder })
  const ended = once(child, 'close')
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (/http:\/\/\S+:\d+/.test(printed)) break
  }
  child.kill('SIGTERM')
  await ended
  expect(printed).toMatch(/http:\/\/\S+:\d+/)
}

/** Every command of a CI recipe exists, with its options. What keeps the cache keeps the output folder as well. */
async function checkRecipe(text: string, where: string): Promise<void> {
  expect(parse(text), where).toBeTypeOf('object')
  const [kept] = /^.*\.libretto.*$/m.exec(text) ?? []
  if (kept !== undefined) expect(kept, where).toContain(/--out (\w+)/.exec(text)?.[1] ?? 'dist')
  for (const [, command = '', options = ''] of text.matchAll(/libretto ([a-z]+)([^\n]*)/g)) {
    if (!options.includes('--')) continue
    const { code, stdout } = await runHere(libretto, command, '--help')
    expect(code, where).toBe(0)
    for (const [option] of options.matchAll(/--[a-z-]+/g)) expect(stdout, where).toContain(option)
  }
}

/** Words of a command line, with quotes as a shell reads them. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
