// Redirects as they are published: joined, each address once, with a page wherever a disk can have one.

import { expect, test } from 'vitest'
import { listRedirects } from '#generator/model/list-redirects.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

/** The redirects of a site with this redirects.yaml, as `from → to status`. */
async function published(redirects: string): Promise<string[]> {
  const { content, printed } = await checkFolder(
    await writeFolder({
      'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\nhosts: [own]\n',
      'content/pages/home.yaml': 'title: Home\ndescription: Boats on the lake.\n',
      'content/help/mud.md': '---\ntitle: Mud\naliases: [/Mud.html, /mud/*]\n---\n\nBrown.\n',
      'content/redirects.yaml': redirects,
    }),
  )
  if (!content) throw new Error(printed)
  return listRedirects(content).map(
    ({ from, isPrefix, to, status, hasPage }) =>
      `${from}${isPrefix ? '/*' : ''} → ${to} ${status}${hasPage ? '' : ', no page'}`,
  )
}

const ofArticle = ['/Mud.html → /help/mud 301', '/mud/* → /help/mud 301, no page']
const folderOfArticle = '/mud → /help/mud 301'

test.each([
  ['a chain', ['{ from: /a, to: /b }', '{ from: /b, to: /help }'], ['/a → /help 301', '/b → /help 301']],
  ['a chain to an article', ['{ from: /a, to: /Mud.html/ }'], ['/a → /help/mud 301']],
  ['a chain below a folder', ['{ from: /a, to: /mud/x }'], ['/a → /help/mud 301']],
  [
    'a chain that carries the rest',
    ['{ from: /a, to: "/Docs/mud%C3%A4?x=1#y" }', '{ from: /Docs/*, to: /help/* }'],
    ['/a → /help/mud%C3%A4?x=1#y 301', '/Docs/* → /help/* 301, no page', '/Docs → /help 301'],
  ],
  [
    'a chain with queries of its own',
    ['{ from: /a, to: "/b?x=1#y" }', '{ from: /b, to: "/help?z=2" }'],
    ['/a → /help?z=2#y 301', '/b → /help?z=2 301'],
  ],
  [
    'a chain with a step for now',
    ['{ from: /a, to: /b }', '{ from: /b, to: /help, status: 302 }'],
    ['/a → /help 302', '/b → /help 302'],
  ],
  [
    'capitals alone',
    ['{ from: /Help, to: /help }', '{ from: /Old, to: /help }', '{ from: /old, to: /help }'],
    ['/Help → /help 301, no page', '/Old → /help 301', '/old → /help 301, no page'],
  ],
  [
    'names that no disk can have',
    [
      '{ from: "/a:b", to: /help }',
      '{ from: "/a%3Fb", to: /help }',
      '{ from: /_a, to: /help }',
      '{ from: /.a/b, to: /help }',
    ],
    ['/a:b', '/a?b', '/_a', '/.a/b'].map((from) => `${from} → /help 301, no page`),
  ],
  ['a folder beside its page', ['{ from: /help/mud/*, to: /help/mud }'], ['/help/mud/* → /help/mud 301, no page']],
])('%s', async (_, written, expected) => {
  const folders = expected.filter((line) => line.startsWith('/Docs →'))
  const others = expected.filter((line) => !folders.includes(line))
  expect(await published(written.map((line) => `- ${line}\n`).join(''))).toEqual([
    ...ofArticle,
    ...others,
    folderOfArticle,
    ...folders,
  ])
})
