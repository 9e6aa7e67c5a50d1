// Old addresses in the front matter of an article, as Hugo and Jekyll write them.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { checkFolder, configOf, readFolder, writeFolder } from '../setup/mini-site.ts'

const files = {
  'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'content/blog/fish.md':
    '---\ntitle: Fish\ndate: 2024-01-05\naliases:\n  - /2024/fish/\n  - /fish.html\n---\n\nSee [algae](/algae).\n',
  'content/help/algae.md': '---\ntitle: Algae\nredirect_from: /algae\n---\n\nGreen.\n',
  'content/help/mud.md': '---\ntitle: Mud\nredirect_from: /mud\ndraft: true\n---\n\nBrown.\n',
}

test('an article is found at its old addresses, under a base path as well', async () => {
  const folder = await writeFolder(files)
  const { problems } = await build(configOf(folder, { basePath: '/lake' }))
  expect(problems).toEqual([])
  const dist = await readFolder(join(folder, 'dist'))
  const lines = (dist['_redirects'] ?? '').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/lake/2024/fish /lake/blog/fish 301',
      '/lake/fish.html /lake/blog/fish 301',
      '/lake/algae /lake/help/algae 301',
    ]),
  )
  expect(dist['_redirects']).not.toContain('mud')
  expect(dist['2024/fish/index.html']).toContain('href="/lake/blog/fish"')
  expect(dist['sitemap.xml']).not.toContain('/2024/')
  expect(dist['blog/fish/index.html']).toContain('href="/lake/algae"')
})

test('an old address that is taken is a problem at its place', async () => {
  const { printed } = await checkFolder(
    await writeFolder({
      ...files,
      'content/help/mud.md': '---\ntitle: Mud\naliases: [/old-mud, /blog/fish]\n---\n\nBrown.\n',
    }),
  )
  expect(printed).toContain(
    'content/help/mud.md:3:21  the address "/blog/fish" is already taken by blog/fish.md [duplicate-address]',
  )
  expect(printed).toContain('→ take it out of the aliases')
})
