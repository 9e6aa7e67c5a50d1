// Old addresses: in the front matter of an article, as Hugo and Jekyll write them, and in lists of redirects.

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { preview } from '#generator/commands/preview.ts'
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

const moved = {
  ...files,
  'content/redirects.yaml': [
    '- { from: /Fish.aspx, to: /caf%C3%A9 }',
    '- { from: /café, to: /blog/fish }',
    '- { from: "/wiki/Talk:Fish", to: /blog/fish }',
    '- { from: /Manual/*, to: /help/* }',
    '- { from: /Blog/Fish, to: /blog/fish, status: 302 }',
    '',
  ].join('\n'),
  'content/redirects.csv': '\uFEFFfrom;to\r\n"/a; b";/help/algae\r\n/Shop/*;https://shop.example.com/*\r\n',
}

test('old addresses of any form are pages, and redirects of each host', async () => {
  const folder = await writeFolder({
    ...moved,
    'content/site.yaml': `${files['content/site.yaml']}hosts: [own, vercel]\n`,
  })
  const { problems } = await build(configOf(folder, { basePath: '/lake' }))
  expect(problems).toEqual([])
  const dist = await readFolder(join(folder, 'dist'))
  for (const [file, target] of Object.entries({
    'Fish.aspx': '/lake/blog/fish',
    café: '/lake/blog/fish',
    'a; b': '/lake/help/algae',
    Manual: '/lake/help',
    Shop: 'https://shop.example.com',
  }))
    expect(dist[`${file}/index.html`], file).toContain(`content="0; url=${target}"`)
  // A folder of this name would be that of the page where capitals and small letters are the same.
  expect(Object.keys(dist).filter((file) => /^(?:Blog|wiki)\//.test(file))).toEqual([])
  const lines = (dist['_redirects'] ?? '').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/lake/Fish.aspx /lake/blog/fish 301',
      '/lake/caf%C3%A9 /lake/blog/fish 301',
      '/lake/caf%C3%A9/ /lake/blog/fish 301',
      '/lake/wiki/Talk:Fish /lake/blog/fish 301',
      '/lake/Blog/Fish /lake/blog/fish 302',
      '/lake/a;%20b /lake/help/algae 301',
      '/lake/Manual/* /lake/help/:splat 301',
      '/lake/Shop/* https://shop.example.com/:splat 301',
    ]),
  )
  const { redirects } = JSON.parse(dist['vercel.json'] ?? '') as { redirects: unknown[] }
  expect(redirects).toEqual(
    expect.arrayContaining([
      { source: '/lake/caf%C3%A9', destination: '/lake/blog/fish', statusCode: 301 },
      { source: '/lake/wiki/Talk\\:Fish', destination: '/lake/blog/fish', statusCode: 301 },
      { source: '/lake/Manual/:rest*', destination: '/lake/help/:rest*', statusCode: 301 },
    ]),
  )
  expect(dist['sitemap.xml']).not.toMatch(/caf|Fish|Manual/)
})

test('the preview sends redirects that have no page', async () => {
  const folder = await writeFolder(moved)
  await build(configOf(folder, { basePath: '/lake' }))
  const { url, close } = await preview({ out: join(folder, 'dist'), port: 0, basePath: undefined })
  onTestFinished(close)
  const answerOf = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  expect(await answerOf('Manual/algae?x=1')).toEqual([301, '/lake/help/algae?x=1', 'no-store'])
  expect(await answerOf('Blog/Fish')).toEqual([302, '/lake/blog/fish', 'no-store'])
  expect(await answerOf('Shop/a%20b/c')).toEqual([301, 'https://shop.example.com/a%20b/c', 'no-store'])
  expect((await answerOf('caf%C3%A9'))[0]).toBe(200)
  expect((await answerOf('manual/algae'))[0]).toBe(404)
})
