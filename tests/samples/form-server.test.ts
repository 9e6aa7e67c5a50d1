// The server for forms that the manual shows, run as it is written: it takes JSON and forms of HTML, delivers each
// message once, and goes on after what it cannot read.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFences } from '../setup/read-fences.ts'

let folder: string
let server: ChildProcessWithoutNullStreams
let printed = ''
let url: string

beforeAll(async () => {
  const fences = readFences(await readFile('docs/content/docs/publish/forms.md', 'utf8'))
  folder = await mkdtemp(join(tmpdir(), 'libretto-forms-'))
  await writeFile(join(folder, 'server.mjs'), fences.find(({ title }) => title === 'server.mjs')?.text ?? '')
  const env = { PATH: process.env.PATH, PORT: '0', SITE: 'http://localhost:4321' }
  server = spawn(process.execPath, [join(folder, 'server.mjs')], { env })
  server.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const [said] = (await once(server.stdout, 'data')) as [string]
  url = `http://127.0.0.1:${/port (\d+)/.exec(said)?.[1]}`
})
afterAll(async () => {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
})

const post = async (body: RequestInit['body'], headers: Record<string, string> = {}, path = '/contact') =>
  (await fetch(url + path, { method: 'POST', body: body ?? null, headers })).status
const json = { 'Content-Type': 'application/json' }
const isPrinted = (text: string) => expect.poll(() => printed).toContain(text)

it('allows pages of the site to post, JSON included', async () => {
  const { status, headers } = await fetch(url, { method: 'OPTIONS' })
  expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]).toEqual([
    204,
    'http://localhost:4321',
    'Content-Type',
  ])
})

it('delivers a message once, as JSON and as forms with and without files', async () => {
  const message = JSON.stringify({ name: 'Ada', news: false, idempotencyKey: 'k1' })
  expect([await post(message, json), await post(message, json)]).toEqual([200, 200])
  expect(await post(new URLSearchParams({ name: 'Grace', homepage: '' }), {}, '/order')).toBe(200)
  const form = new FormData()
  form.append('name', 'Mary')
  form.append('picture', new File(['x'], 'boat.png'))
  expect(await post(form, {}, '/repair')).toBe(200)
  await isPrinted("name: 'boat.png'")
  expect(printed.match(/^\/\w+/gm)).toEqual(['/contact', '/order', '/repair'])
  expect(printed).toContain("/contact { name: 'Ada', news: false }")
  expect(printed).toContain("/order { name: 'Grace' }")
})

it('refuses what it cannot read, and delivers nothing of programs', async () => {
  expect([
    await post('{', json),
    await post('x'.repeat(11_000_000), json),
    await post(new URLSearchParams({ name: 'Robot', homepage: 'https://example.com' })),
  ]).toEqual([400, 400, 200])
  expect(await post(JSON.stringify({ name: 'Last' }), json)).toBe(200)
  await isPrinted("{ name: 'Last' }")
  expect(printed).not.toContain('Robot')
})
