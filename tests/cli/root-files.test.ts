// Files of content/root and lines of the head: what a build publishes of them, and that only the owner's files can.

import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const sample = join(import.meta.dirname, '../sites/valid/root-files/content')

async function copySite(): Promise<string> {
  const folder = await writeFolder({})
  await cp(sample, join(folder, 'content'), { recursive: true })
  return folder
}

const build = (folder: string, ...flags: string[]) => runHere(folder, 'build', '--strict', ...flags)
const readOut = (folder: string, path: string) => readFile(join(folder, 'dist', path), 'utf8')

test('are published byte by byte, in place of the generated robots.txt, and go when they go', async () => {
  const folder = await copySite()
  expect(await build(folder)).toMatchObject({ code: 0, stderr: '' })
  const { 'README.md': _, ...files } = await readFolder(join(folder, 'content/root'))
  expect(Object.keys(files).length).toBeGreaterThan(8)
  const built = await readFolder(join(folder, 'dist'))
  for (const [path, text] of Object.entries(files)) expect(built[path], path).toBe(text)
  expect(built['README.md']).toBeUndefined()
  const again = await build(folder)
  expect(again.stdout).toMatch(/ 0 files written, 0 removed/)

  await appendFile(join(folder, 'content/root/ads.txt'), '# changed\n')
  const changed = await build(folder)
  expect(changed.stdout).toMatch(/ 1 files? written, 0 removed/)
  expect(await readOut(folder, 'ads.txt')).toMatch(/# changed\n$/)

  await rm(join(folder, 'content/root/robots.txt'))
  await rm(join(folder, 'content/root/CNAME'))
  expect((await build(folder)).stdout).toMatch(/ 1 files? written, 1 removed/)
  expect(await readOut(folder, 'robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
})

test('an edit of a file renders no page', async () => {
  const folder = await copySite()
  const { stdout } = await build(folder)
  const pages = /built (\d+) pages/.exec(stdout)?.[1]
  await writeFile(join(folder, 'content/root/humans.txt'), 'Anna and Ben\n')
  expect((await build(folder)).stdout).toContain(`built ${pages} pages, ${pages} reused`)
})

test('links lead to them, and the head names them, with the base path and from every language', async () => {
  const folder = await copySite()
  expect(await build(folder, '--base-path', '/lake')).toMatchObject({ code: 0, stderr: '' })
  for (const page of ['index.html', 'de/index.html']) {
    const html = await readOut(folder, page)
    expect(html).toContain('href="/lake/.well-known/security.txt"')
    expect(html).toContain('<link rel="author" href="/lake/humans.txt">')
    expect(html).toContain('<link rel="me" href="https://social.example.com/@lake">')
    expect(html).toContain(
      '<link rel="alternate" href="https://radio.example.com/feed.xml" type="application/rss+xml" title="Lake radio">',
    )
    expect(html).toContain('<meta name="google-site-verification" content="bluelake-0123456789">')
    expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#031427">')
  }
  expect(await readOut(folder, '.well-known/security.txt')).toContain('security@example.com')
})

test('a file that is there already and that no build has written is not replaced', async () => {
  const folder = await copySite()
  await build(folder)
  await rm(join(folder, 'dist'), { recursive: true })
  await cp(await writeFolder({ CNAME: 'other.example.com' }), join(folder, 'dist'), { recursive: true })
  const { code, stderr } = await build(folder)
  expect(code).toBe(3)
  expect(stderr).toContain('CNAME')
  expect(await readOut(folder, 'CNAME')).toBe('other.example.com')
})

test('JSON without an ending has its type on every host', async () => {
  const folder = await copySite()
  await build(folder, '--base-path', '/lake')
  const rule = '/lake/.well-known/matrix/server'
  expect(await readOut(folder, '_headers')).toContain(`${rule}\n  Content-Type: application/json\n`)
  expect(await readOut(folder, '_nginx.conf')).toMatch(/= \/lake\/\.well-known\/matrix\/server \{\n.*\n.*json;/)
  expect(await readOut(folder, '_Caddyfile')).toContain(`header ${rule} {\n\tContent-Type "application/json"\n}`)
  const { headers } = JSON.parse(await readOut(folder, 'vercel.json')) as { headers: { source: string }[] }
  expect(headers.find(({ source }) => source === rule)).toMatchObject({
    headers: [{ key: 'Content-Type', value: 'application/json' }],
  })
})

test('a program at the top is for download only, and a hidden file is not published', async () => {
  const folder = await copySite()
  await writeFile(join(folder, 'content/root/worker.js'), 'start()\n')
  await writeFile(join(folder, 'content/root/.env'), 'SECRET=1\n')
  expect(await build(folder)).toMatchObject({ code: 0 })
  const attachment = 'Content-Disposition: attachment'
  expect(await readOut(folder, '_headers')).toMatch(
    new RegExp(`^/worker\\.js\\n.*octet-stream\\n {2}${attachment}$`, 'm'),
  )
  for (const file of ['vercel.json', '_nginx.conf', '_Caddyfile'])
    expect(await readOut(folder, file), file).toContain('/worker.js')
  expect(Object.keys(await readFolder(join(folder, 'dist')))).not.toContain('.env')
})

test('a folder of another generator beside the content is named, also when nothing has changed', async () => {
  const files = {
    'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  }
  const folder = await writeFolder(files)
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  await mkdir(join(folder, 'static'))
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  await writeFile(join(folder, 'static/ads.txt'), 'one\n')
  for (const command of ['build', 'build', 'validate']) {
    const { code, stderr } = await runHere(folder, command)
    expect({ command, code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(
        /^warning static {2}the files of static\/ are not published \[other-root\]\n.*content\/root\//,
      ),
    })
  }
  await mkdir(join(folder, 'content/root'))
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  await rm(join(folder, 'content/root'), { recursive: true })
  await rm(join(folder, 'static'), { recursive: true })
  expect(await runHere(folder, 'build', '--out', 'public')).toMatchObject({ code: 0, stderr: '' })
  expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
})

test.skipIf(process.platform === 'win32')('a link in the folder is named, not followed', async () => {
  const folder = await copySite()
  const outside = await writeFolder({ secret: 'nobody knows', 'folder/secret': 'nobody knows' })
  await symlink(join(outside, 'secret'), join(folder, 'content/root/key.txt'))
  await symlink(join(outside, 'folder'), join(folder, 'content/root/.well-known/keys'))
  const { code, stderr } = await build(folder)
  expect(code).toBe(1)
  for (const path of ['key.txt', '.well-known/keys'])
    expect(stderr).toContain(`error content/root/${path}  links are not followed [not-a-file]`)
})

test('of several shards, the first one publishes them', async () => {
  const folder = await copySite()
  for (const part of ['1', '2']) await build(folder, '--shard', `${part}/2`, '--out', `part-${part}`)
  const files = async (out: string) => Object.keys(await readFolder(join(folder, out)))
  expect(await files('part-1')).toContain('ads.txt')
  expect(await files('part-2')).not.toContain('ads.txt')
  expect(await runHere(folder, 'merge', 'part-1', 'part-2')).toMatchObject({ code: 0 })
  expect(await readOut(folder, '.well-known/security.txt')).toContain('security@example.com')
})
