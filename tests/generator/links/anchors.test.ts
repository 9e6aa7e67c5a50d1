// Links to a place in a page: an id of the page, or its top, which needs none.

import { describe, expect, it } from 'vitest'
import { findLinkProblem } from '#generator/links/find-link-problem.ts'
import type { LinkTargets } from '#generator/links/link-targets.ts'
import type { RouteInfo } from '#generator/links/route-info.ts'
import { openNearest } from '#generator/problem.ts'

const page = (...anchors: string[]) => ({ kind: 'page', anchors: new Set(anchors) }) as unknown as RouteInfo
const home = page('topics', 'ferries')
const routes = new Map([
  ['/', home],
  ['/docs/fares', page('prices')],
])
const targets: LinkTargets = {
  routes,
  hidden: new Map(),
  redirectPrefixes: new Set<string>(),
  redirects: new Set(),
  generated: new Set(),
  assets: new Set(),
  fileRoutes: () => new Map([['docs/fares.md', '/docs/fares']]),
  faulty: new Set(),
  faultyRoutes: new Set(),
  faultyFolders: [],
  site: 'https://lake.example.com/boats',
  nearest: openNearest(),
}
const problemOf = (href: string, file = 'docs/trips.md') =>
  findLinkProblem({ href, entry: { file }, from: { ...home, route: '/' } as RouteInfo }, targets, [])?.code

describe('a link to the top of a page', () => {
  it.each([
    '#top',
    '#TOP',
    '#Top',
    '#%74op',
    '#%54%6FP',
    '/#top',
    '/docs/fares#tOp',
    '/docs/fares?a#top',
    'fares.md#Top',
  ])('needs no element with that id: %s', (href) => expect(problemOf(href)).toBeUndefined())
  it.each(['#topp', '#top-1', '#t%C3%B6p', '/docs/fares#stop', 'fares.md#top.', '#ｔop'])(
    'is not one to another place: %s',
    (href) => expect(problemOf(href)).toBe('broken-anchor'),
  )
  it.each(['#', '/docs/fares#', 'fares.md#', '#ferries'])('is as silent as %s', (href) =>
    expect(problemOf(href)).toBeUndefined(),
  )
  it('of a page that is missing is broken', () => expect(problemOf('/docs/none#top')).toBe('broken-link'))
})
