// A build with drafts, as one puts it where colleagues can look at it: search engines leave out what is not published.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

test('asks search engines to leave out what is not published, until it is', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': 'title: Lake\ndescription: Boats on the lake.\n',
    'content/blog/ice.md': '---\ntitle: Ice\npublishedAt: 2026-02-01\n---\n\nThe lake is frozen.\n',
  })
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
  expect((await runHere(folder, 'build', '--drafts', '--now', '2026-01-01T00:00:00Z')).code).toBe(0)
  expect(await read('blog/ice/index.html')).toContain('<meta name="robots" content="noindex">')
  expect(await read('index.html')).not.toContain('noindex')
  expect(await read('sitemap.xml')).not.toContain('/blog/ice')
  expect((await runHere(folder, 'build', '--drafts', '--now', '2026-03-01T00:00:00Z')).code).toBe(0)
  expect(await read('blog/ice/index.html')).not.toContain('noindex')
  expect(await read('blog/ice/index.html')).toContain('rel="canonical" href="https://lake.example.com/blog/ice"')
  expect(await read('sitemap.xml')).toContain('/blog/ice')
})
