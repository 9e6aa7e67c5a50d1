// Files of content/root while a site is written: served at once, changed at once, gone when they are removed.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startWatch } from '../setup/watched-site.ts'

const files = {
  'site.yaml': 'name: Watched\nurl: https://watched.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'root/ads.txt': 'one\n',
}

test('are served, and follow what happens on the disk', async () => {
  const site = await startWatch(files)
  const read = async (path: string) => {
    const answer = await fetch(site.url + path)
    return answer.ok ? answer.text() : answer.status
  }
  expect(await read('/ads.txt')).toBe('one\n')
  expect(await read('/robots.txt')).toContain('Allow: /')

  const change = async (act: () => Promise<void>) => {
    const next = site.nextReport()
    await act()
    expect((await next).problems).toEqual([])
  }
  await change(() => site.write('root/ads.txt', 'two\n'))
  expect(await read('/ads.txt')).toBe('two\n')
  await change(() => site.write('root/.well-known/security.txt', 'Contact: mailto:security@example.com\n'))
  expect(await read('/.well-known/security.txt')).toContain('security@example.com')
  await change(() => site.write('root/robots.txt', 'User-agent: *\nDisallow: /\n'))
  expect(await read('/robots.txt')).toContain('Disallow: /')
  await site.written()

  await change(() => rm(join(site.content, 'root'), { recursive: true }))
  await site.written()
  expect(await read('/ads.txt')).toBe(404)
  expect(await read('/.well-known/security.txt')).toBe(404)
  expect(await read('/robots.txt')).toContain('Allow: /')
})

test('a mistake in one of them is told with its name', async () => {
  const site = await startWatch(files)
  const next = site.nextReport()
  await site.write('root/index.html', '<h1>Mine</h1>\n')
  expect((await next).problems.map(({ code, file }) => [code, file])).toEqual([
    ['root-file', 'content/root/index.html'],
  ])
})
