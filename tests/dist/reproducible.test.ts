// Same input, same bytes: another directory, time zone, locale or file order must not show in the output. And a failed
// build changes nothing.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { buildInstant } from '../setup/built-site.ts'
import { listFiles } from './dist-files.ts'

const run = promisify(execFile)
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-same-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function treeOf(root: string): Promise<Record<string, string>> {
  const hashes = listFiles(root).map(
    async (file) =>
      [
        file,
        createHash('sha256')
          .update(await readFile(join(root, file)))
          .digest('hex'),
      ] as const,
  )
  return Object.fromEntries(await Promise.all(hashes))
}

async function copyReversed(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const item of (await readdir(from, { withFileTypes: true })).toReversed()) {
    if (item.isDirectory()) await copyReversed(join(from, item.name), join(to, item.name))
    else await cp(join(from, item.name), join(to, item.name))
  }
}

describe('build', () => {
  it('writes the same bytes from a copy elsewhere, in another time zone, locale and order of creation', async () => {
    await copyReversed('content', join(folder, 'elsewhere', 'content'))
    await copyReversed('site/own', join(folder, 'elsewhere', 'site'))
    const environment = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
    await run(
      process.execPath,
      [join(process.cwd(), 'bin/libretto.js'), 'build', '--now', buildInstant, '--no-cache'],
      { cwd: join(folder, 'elsewhere'), env: environment },
    )
    expect(await treeOf(join(folder, 'elsewhere', 'dist'))).toEqual(await treeOf(inject('dist')))
  })

  it('leaves the output untouched when a file has an error, and writes only what changed afterwards', async () => {
    const content = join(folder, 'content')
    const dist = join(folder, 'dist')
    await cp('content', content, { recursive: true })
    await cp('site/own', join(folder, 'site'), { recursive: true })
    await cp(inject('dist'), dist, { recursive: true, preserveTimestamps: true })
    const before = await treeOf(dist)
    const page = join(content, 'pages', 'about.yaml')
    const text = await readFile(page, 'utf8')
    const build = () =>
      run(process.execPath, ['bin/libretto.js', 'build', '--content', content, '--out', dist, '--now', buildInstant])

    await writeFile(page, text.replace('title:', 'titel:'))
    await expect(build()).rejects.toMatchObject({ code: 1 })
    expect(await treeOf(dist)).toEqual(before)

    await writeFile(join(dist, 'CNAME'), 'parley.example.com\n')
    await writeFile(page, text.replace(/^title: (.*)$/m, 'title: About this company'))
    const times = async () =>
      Object.fromEntries(
        await Promise.all(listFiles(dist).map(async (file) => [file, (await stat(join(dist, file))).mtimeMs] as const)),
      )
    const timesBefore = await times()
    await build()
    const timesAfter = await times()
    const touched = Object.keys(timesAfter).filter((file) => timesAfter[file] !== timesBefore[file])
    expect(touched).toContain('about/index.html')
    expect(touched).not.toContain('index.html')
    expect(touched).not.toContain('CNAME')

    await writeFile(page, text)
    await build()
    await rm(join(dist, 'CNAME'))
    expect(await treeOf(dist)).toEqual(before)
  })

  it('renders the same page with either engine', async () => {
    const dist = join(folder, 'preact')
    await run(process.execPath, [
      'bin/libretto.js',
      'build',
      '--engine',
      'preact',
      '--out',
      dist,
      '--now',
      buildInstant,
    ])
    const files = listFiles(dist).filter((file) => file.endsWith('.html'))
    expect(files).toEqual(listFiles(inject('dist')).filter((file) => file.endsWith('.html')))
    const differences = await Promise.all(
      files.map(async (file) =>
        firstDifference(
          file,
          normalize(await readFile(join(inject('dist'), file), 'utf8')),
          normalize(await readFile(join(dist, file), 'utf8')),
        ),
      ),
    )
    expect(differences.filter((difference) => difference !== undefined)).toEqual([])
  })
})

// The engines differ in the order of attributes, and in how they separate texts, close empty tags and escape quotes;
// scripts differ in their hashes, and islands in the modules that they share.
function normalize(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/ integrity="[^"]*"| data-modules='[^']*'/g, '')
    .replace(/-[A-Z0-9]{8}\.(?:js|css)/g, '.hashed')
    .replace(/<\/(?:path|rect|line|circle|polyline|polygon|ellipse|use|stop)>/g, '')
    .replace(
      /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi,
      (_, name: string, attributes: string) => `<${[name, ...sortAttributes(attributes)].join(' ')}>`,
    )
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
}

function sortAttributes(attributes: string): string[] {
  return [...attributes.matchAll(/[\w:-]+(?:="[^"]*"|='[^']*')?/g)]
    .map(([text]) => text.replace(/=""$/, '').replace(/^[^=]+/, (name) => name.toLowerCase()))
    .toSorted()
}

function firstDifference(file: string, a: string, b: string): string | undefined {
  if (a === b) return undefined
  let index = 0
  while (a[index] === b[index]) index++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, index - 60), index + 60))
  return `${file}: ${around(a)} is ${around(b)}`
}
