// Links as people write them who do not know yet how links are written here: each is told the one right form.

import { expect, it } from 'vitest'
import { findLinkProblem } from '#generator/links/find-link-problem.ts'
import { ownAddress } from '#generator/links/link-paths.ts'
import type { LinkTargets } from '#generator/links/link-targets.ts'
import type { RouteInfo } from '#generator/links/route-info.ts'
import { openNearest } from '#generator/problem.ts'

const page = { kind: 'page', anchors: new Set(['prices']) } as unknown as RouteInfo
const targets: LinkTargets = {
  routes: new Map(['/', '/docs', '/docs/fares', '/docs/trips', '/contact'].map((route) => [route, page])),
  hidden: new Map(),
  redirectPrefixes: new Set<string>(),
  redirects: new Set(),
  generated: new Set(),
  assets: new Set(['/assets/map.svg', '/assets/photos/pier.jpg']),
  fileRoutes: () => new Map(['fares', 'trips', 'index'].map((name) => [`docs/${name}.md`, `/docs/${name}`])),
  faulty: new Set(),
  faultyRoutes: new Set(),
  faultyFolders: [],
  site: 'https://lake.example.com/boats',
  nearest: openNearest(),
}
const problemOf = (href: string) => findLinkProblem({ href, entry: { file: 'docs/trips.md' } }, targets, [])

it.each([
  ['..', 'write it from the top of the site, e.g. /'],
  ['../', 'write it from the top of the site, e.g. /'],
  ['.', 'write it from the top of the site, e.g. /docs'],
  ['./', 'write it from the top of the site, e.g. /docs'],
  ['fares#prices', 'write it from the top of the site, e.g. /docs/fares#prices'],
  ['../contact?type=sales#form', 'write it from the top of the site, e.g. /contact?type=sales#form'],
  ['./images/lake.svg', 'put the file into assets/, and write /assets/images/lake.svg'],
  ['static/img/lake.png', 'put the file into assets/, and write /assets/img/lake.png'],
  ['images/map.svg', 'did you mean "/assets/map.svg"?'],
  ['../../photos/pier.jpg', 'write it from the top of the site, e.g. /assets/photos/pier.jpg'],
  ['/images/pier.jpg', 'did you mean "/assets/photos/pier.jpg"?'],
  ['/files/guide.pdf', 'put the file into assets/, and write /assets/files/guide.pdf'],
  ['fares.MD', 'write "fares.md"'],
  ['./fares.Md#prices', 'write "./fares.md#prices"'],
  ['fares.mdx', 'write "fares.md"'],
  ['index.MD', 'write "index.md"'],
  ['fare.markdown', 'did you mean "docs/fares.md"?'],
  ['fare.md', 'did you mean "docs/fares.md"?'],
  ['guides/of/boats/fares.md', 'did you mean "docs/fares.md"?'],
  // Near by its letters alone: the file itself, and another page.
  ['trip.md', 'links between Markdown files are relative to the file they stand in'],
  ['rules.md', 'links between Markdown files are relative to the file they stand in'],
  ['/docs/fares/#prices', 'write "/docs/fares#prices"'],
  ['/docs/fares/?a=1', 'write "/docs/fares?a=1"'],
  ['/Docs/Fares#prices', 'write "/docs/fares#prices"'],
  ['/DOCS/Fares/#prices', 'write "/docs/fares#prices"'],
  ['/docs/fares.html#prices', 'write "/docs/fares#prices"'],
  ['/index.html', 'write "/"'],
  ['/docs/index.htm', 'write "/docs"'],
  ['fares.html', 'write it from the top of the site, e.g. /docs/fares'],
  ['jane@example.com', 'write "mailto:jane@example.com"'],
  ['jane@example.com?subject=Boats', 'write "mailto:jane@example.com?subject=Boats"'],
  ['+49 30 123456', 'write "tel:+4930123456"'],
  ['030/123456', 'write "tel:030123456"'],
  ['2026-05-01', 'write it from the top of the site, e.g. /2026-05-01'],
  ['www.example.com', 'write "https://www.example.com" if it is another site'],
  ['“/docs/fares”', 'write the address without quotes: /docs/fares'],
  ['%E2%80%9C/docs/fares%E2%80%9D', 'write the address without quotes: /docs/fares'],
  ['„https://example.com“', 'write the address without quotes: https://example.com'],
  ["'/docs/fares'", 'write the address without quotes: /docs/fares'],
  ['«fares.md»', 'write the address without quotes: fares.md'],
  ['/docs/fares”', 'write the address without quotes: /docs/fares'],
  ['/assets/map.svg’', 'write the address without quotes: /assets/map.svg'],
  ['‘#prices’', 'write the address without quotes: #prices'],
])('%s', (href, hint) => {
  expect(problemOf(href)?.hint).toBe(hint)
  expect(problemOf(href)?.code).toBe('broken-link')
})

const moved = 'check the address; if the page has moved, write the new one, or add a redirect'
it.each([
  ['/contcat', 'did you mean "/contact"?'],
  ['/docs/fare', 'did you mean "/docs/fares"?'],
  ['/dosc/fares', 'did you mean "/docs/fares"?'],
  ['/docks/trip', 'did you mean "/docs/trips"?'],
  // As many letters apart as some slips, and another word.
  ['/partners', moved],
  ['/docs/fans', moved],
  ['/docs/tips', 'did you mean "/docs/trips"?'],
])('%s is another page unless the fingers slipped', (href, hint) => {
  const routes = new Map([...targets.routes, ['/careers', page] as const])
  expect(findLinkProblem({ href, entry: { file: 'docs/trips.md' } }, { ...targets, routes }, [])?.hint).toBe(hint)
})

it('names the quotes of an address, which look like those of the sentence', () => {
  expect(problemOf('“/docs/fares”')?.message).toBe('the address of the link “/docs/fares” has a quote in it')
  expect(problemOf('/docs/fares’')?.message).toBe('the address of the link "/docs/fares’" has a quote in it')
})

it.each([
  '/docs/fares',
  '/',
  'fares.md#x',
  '../docs/fares.md',
  '../assets/map.svg',
  'mailto:jane@example.com',
  'tel:+491',
])('%s is a link', (href) => expect(problemOf(href.replace('#x', ''))).toBe(undefined))

// The address of the site itself, written out: another program may answer there, so that nothing stops the build.
it.each([
  ['https://lake.example.com/boats/docs/nowhere', 'there is no page "/docs/nowhere"'],
  ['HTTP://Lake.example.com/boats/docs/fare', 'there is no page "/docs/fare"'],
  ['https://lake.example.com/boats/docs/fares#price', 'the page "/docs/fares" has no anchor "#price"'],
  ['https://lake.example.com/boats/assets/sea.svg', 'there is no file "/assets/sea.svg" in the content folder'],
])('%s is checked as a link of the site', (href, message) => {
  expect(problemOf(href)).toMatchObject({ message, severity: 'warning' })
})

it.each([
  'https://lake.example.com/boats',
  'https://lake.example.com/boats/',
  'https://lake.example.com/boats?from=mail#top',
  'https://lake.example.com/boats/docs/fares?a=1#prices',
  'https://lake.example.com/boats/assets/map.svg',
  'https://lake.example.com/boatswain/nowhere',
  'https://lake.example.com/nowhere',
  'https://lake.example.com.example.net/boats/nowhere',
  'https://www.example.com/docs/nowhere',
])('%s is no broken link', (href) => expect(problemOf(href)).toBe(undefined))

it.each([
  ['https://www.example.com', ''],
  ['https://example.org/boats/', ''],
  ['https://lake.example.com/', 'https://lake.example.com'],
  ['https://example.com.example.net', 'https://example.com.example.net'],
])('of the site %s begins with %j', (url, address) => expect(ownAddress(url)).toBe(address))

it('is none where the site has the name of all examples', () => {
  const link = { href: 'https://www.example.com/docs/nowhere', entry: { file: 'docs/trips.md' } }
  expect(findLinkProblem(link, { ...targets, site: ownAddress('https://www.example.com') }, [])).toBe(undefined)
  const own = ownAddress('https://lake.example.com')
  expect(findLinkProblem({ ...link, href: `${own}/nowhere` }, { ...targets, site: own }, [])).toBeDefined()
})

it.each([
  ['/docs/farse#prices', '/docs/fares#prices'],
  ['/docs/fares/#prices', '/docs/fares#prices'],
  ['/Docs/Fares', '/docs/fares'],
  ['/docs/fares.html', '/docs/fares'],
  ['../help/fares.md#prices', 'fares.md#prices'],
  ['fare.md#prices', 'fares.md#prices'],
  ['fares.MD', 'fares.md'],
  ['fares#prices', '/docs/fares#prices'],
  ['fares.md#price', 'fares.md#prices'],
  ['jane@example.com', 'mailto:jane@example.com'],
  ['2026-05-01', undefined],
  ['/nothing/like/this', undefined],
  ['https://lake.example.com/boats/docs/fares/', undefined],
])('the one remedy of %s is %s, which is no problem any more', (href, to) => {
  const fix = problemOf(href)?.fix
  expect(fix).toEqual(to === undefined ? undefined : { from: href, to })
  if (to !== undefined) expect(problemOf(to)).toBeUndefined()
})
