// `_redirects` as the preview and the watch read it.

import { expect, test } from 'vitest'
import { type HostRedirect, redirectsFile } from '#generator/outputs/host-redirects.ts'
import { openRedirects, readRedirectRules } from '#generator/server/redirect-rules.ts'

const redirects: HostRedirect[] = [
  { from: '/base/Über uns', to: '/base/about', status: 301 },
  { from: '/base/old.html', to: '/base/about?a=1#b', status: 302 },
  { from: '/base/docs/kept', to: '/base/help', status: 301 },
  { from: '/base/docs', to: '/base/help', status: 301, rest: 'kept' },
  { from: '/base/about', to: '/base/about', status: 301, rest: 'dropped', isBesidePage: true },
  { from: '/base/shop', to: 'https://shop.example.com/new', status: 301, rest: 'kept', isBesidePage: true },
]

test.each([
  ['/base/Über uns', '?x=1', '/base/about?x=1'],
  ['/base/Über uns/', '', '/base/about'],
  ['/base/über uns', '', undefined],
  ['/base/old.html', '?x=1', '/base/about?a=1#b'],
  ['/base/docs/a b/ä', '?x', '/base/help/a%20b/%C3%A4?x'],
  ['/base/docs/kept', '', '/base/help'],
  ['/base/about/x/y', '', '/base/about'],
  ['/base/about', '', undefined],
  ['/base/shop/hats/blue', '', 'https://shop.example.com/new/hats/blue'],
  ['/base/nowhere', '', undefined],
])('%s%s leads to %s', (path, query, location) => {
  const find = openRedirects(readRedirectRules(redirectsFile(redirects)))
  expect(find(path, query)?.location).toBe(location)
})

test('the rest of an address that leads to the top is no host', () => {
  const text = redirectsFile([{ from: '/blog', to: '', status: 301, rest: 'kept' }])
  expect(text).toBe('/blog/:first /:first 301\n/blog/:first/* /:first/:splat 301\n')
  const find = openRedirects(readRedirectRules(text))
  expect(find('/blog/2024/fish', '?x=1')?.location).toBe('/2024/fish?x=1')
  expect(find('/blog//evil.example.com')).toBeUndefined()
})

test('no line with a star or a placeholder comes before one without', () => {
  const text = redirectsFile([
    { from: '/wiki/Talk:Fish', to: '/fish', status: 301 },
    { from: '/shop', to: '/about', status: 301, rest: 'dropped', isBesidePage: true },
    { from: '/docs', to: '/help', status: 301, rest: 'kept' },
    { from: '/shop/boats', to: '/boats', status: 301 },
  ])
  // Both forms of an address come before the star that would take the second one.
  expect(text.split('\n')).toEqual([
    '/shop/boats /boats 301',
    '/shop/boats/ /boats 301',
    '/shop/index.md /shop/index.md 200',
    '/wiki/Talk:Fish /fish 301',
    '/wiki/Talk:Fish/ /fish 301',
    '/shop/:first /about 301',
    '/shop/:first/* /about 301',
    '/docs/* /help/:splat 301',
    '',
  ])
})

test('what is no redirect of Libretto is skipped', () => {
  const text = [
    '# a comment',
    '/a /b',
    '/c /d 200',
    '/e //evil.example.com 301',
    '/f /\\evil.example.com 301',
    '/g /ä 301',
    '/h /i 301 Country=us',
    'j /k 301',
    '/l /m 301',
  ].join('\n')
  expect(readRedirectRules(text).map(({ from }) => from)).toEqual(['/l'])
})
