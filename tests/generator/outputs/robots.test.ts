import { expect, it } from 'vitest'
import { robotsFile } from '#generator/outputs/robots.ts'
import { siteSchema } from '#schemas/site.ts'
import { describeFiles } from '../describe-files.ts'

const place = { origin: 'https://example.com', basePath: '' }
const rulesOf = (robots: unknown) => siteSchema.parse({ name: 'Example', url: 'https://example.com', robots }).robots

it('lets everything be read and names the sitemap', () =>
  expect(robotsFile(undefined, place)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n'))

it('has a group for crawlers with rules of their own, with the base path in every rule', () => {
  const robots = rulesOf({
    disallow: ['/drafts/', '/*.pdf$'],
    allow: ['/drafts/open'],
    crawlers: [
      { names: ['GPTBot', 'ClaudeBot'], disallow: ['/'] },
      { names: ['Slow Bot'], allow: ['/a'] },
    ],
  })
  expect(robotsFile(robots, { ...place, basePath: '/lake' }).split('\n')).toEqual([
    'User-agent: GPTBot',
    'User-agent: ClaudeBot',
    'Disallow: /lake/',
    '',
    'User-agent: Slow Bot',
    'Allow: /lake/a',
    '',
    'User-agent: *',
    'Allow: /lake/drafts/open',
    'Disallow: /lake/drafts/',
    'Disallow: /lake/*.pdf$',
    '',
    'Sitemap: https://example.com/lake/sitemap.xml',
    '',
  ])
})

it('takes no rule that could begin another line or a comment', () => {
  const isTaken = (path: string) => siteSchema.shape.robots.safeParse({ disallow: [path] }).success
  expect(['/', '/a*b', '/a$', '/ä'].filter(isTaken)).toEqual(['/', '/a*b', '/a$', '/ä'])
  expect(['a', '', '/a b', '/a#b', '/a$b', '/a\nAllow: /', '*'].filter(isTaken)).toEqual([])
  const isName = (name: string) => siteSchema.shape.robots.safeParse({ crawlers: [{ names: [name] }] }).success
  expect(['*', '', 'A\nB', 'A:', 'A#', ' A'].filter(isName)).toEqual([])
})

it('gives way to content/root/robots.txt', async () => {
  const own = 'User-agent: *\nDisallow: /\n'
  const { files } = await describeFiles({ 'content/root/robots.txt': own })
  expect(files['robots.txt']).toBeUndefined()
})
