// What custom code has put on a page, judged by the policy of the pages and the links of the site.

import { expect, it } from 'vitest'
import { judgeTrace, type TraceRules } from '#generator/build/judge-trace.ts'
import { openNearest } from '#generator/problem.ts'
import type { KeptTrace } from '#generator/render/own/read-traces.ts'

const route = (path: string) =>
  [path, { route: path, kind: 'page', anchors: new Set<string>(), entry: undefined }] as const
const none = new Set<string>()
const rules = {
  policy: "default-src 'none'; img-src 'self' data: https://*.example.org; script-src 'self'; form-action 'self'",
  address: { origin: 'https://fern.example.com', basePath: '/fern' },
  files: new Set(['/assets/map-1a2b3c4d.svg']),
  targets: {
    routes: new Map([route('/'), route('/prices')]),
    hidden: new Map(),
    redirects: new Set(['/old']),
    redirectPrefixes: none,
    generated: new Set(['/robots.txt']),
    assets: new Set(['/assets/plan.txt']),
    fileRoutes: () => new Map(),
    faulty: none,
    faultyRoutes: none,
    faultyFolders: [],
    site: 'https://fern.example.com/fern',
    nearest: openNearest(),
  },
} as unknown as TraceRules

function judge(
  kind: KeptTrace['kind'],
  value: string,
  module = 'blocks/card/card.tsx',
  pageForm: TraceRules['pageForm'] = 'plain',
): string | undefined {
  const fault = judgeTrace({ module, kind, value, place: '' }, { ...rules, pageForm })?.describe([value])
  return fault && `${fault.code}: ${fault.message} → ${fault.hint}`
}

it.each([
  '/fern',
  '/fern?from=top#map',
  '/fern/prices',
  '/fern/prices#made-by-code',
  '/fern/old',
  '/fern/robots.txt',
  '/fern/assets/plan.txt',
  '/fern/assets/map-1a2b3c4d.svg',
  'https://fern.example.com/fern/prices',
  'https://www.example.net/prizes',
])('an address may be %s', (address) => expect(judge('link', address)).toBeUndefined())

it.each([
  ['/prices', 'missing-base-path: the address "/prices" lacks the base path of the site, /fern'],
  ['/fernet', 'missing-base-path: the address "/fernet" lacks the base path of the site, /fern'],
  ['/fern/prizes', 'broken-link: there is no page "/prizes" → did you mean "/prices"?'],
  ['/fern/assets/plan.pdf', 'missing-asset: there is no file "/assets/plan.pdf"'],
  ['https://fern.example.com/fern/prizes', 'broken-link: there is no page "/prizes"'],
])('the address %s is wrong', (address, fault) => expect(judge('link', address)).toContain(fault))

it.each([
  '/fern/',
  '/fern/prices',
  '/fern/prices/',
  '/fern/prices/?from=top#map',
  'https://fern.example.com/fern/prices/',
])('where addresses end with a slash, one may be %s', (address) => {
  expect(judge('link', address, 'blocks/card/card.tsx', 'slashes')).toBeUndefined()
  expect(judge('link', address.replace('prices', 'prizes'), undefined, 'slashes') === undefined).toBe(
    address === '/fern/',
  )
})

it('where addresses end without a slash, one that has it is wrong', () => {
  for (const form of ['plain', 'files'] as const)
    expect(judge('link', '/fern/prices/', undefined, form)).toContain('the link "/prices/" ends in a slash')
})

it('a host is judged by its directive, and by default-src without one', () => {
  expect(judge('img-src', 'https://pics.example.org/a.png')).toBeUndefined()
  expect(judge('img-src', 'http://pics.example.org/a.png')).toContain('no pictures from http://pics.example.org')
  expect(judge('img-src', 'https://pics.example.net/a.png')).toContain('add the host to allow.pictures')
  expect(judge('img-src', 'https://fern.example.com/fern/assets/plan.txt')).toBeUndefined()
  expect(judge('script-src', '//stats.example.net/a.js')).toContain('no scripts from https://stats.example.net')
  expect(judge('frame-src', '/fern/prices')).toContain('no page of the site itself in a frame → link to it')
  expect(judge('object-src', '/fern/assets/plan.txt')).toContain('browsers refuse <object> and <embed>')
})

it('forms go to the host of the site, which may answer anywhere', () => {
  expect(judge('form-action', '/fern/in')).toBeUndefined()
  expect(judge('form-action', '/in')).toBeUndefined()
  expect(judge('form-action', 'https://forms.example.net')).toContain('send no form to https://forms.example.net')
})

it('the remedy names the style sheet of the part, and the widget that a block uses as a component', () => {
  const sheetOf = (module: string) => /site\/\S+\.css.*$/.exec(judge('inline', 'style', module) ?? '')?.[0]
  expect(sheetOf('blocks/card/rows.tsx')).toBe('site/blocks/card/card.css')
  expect(sheetOf('layout/footer.tsx')).toBe('site/layout/footer.css')
  expect(sheetOf('collections/trips.tsx')).toBe('site/theme.css')
  expect(sheetOf('widgets/Count/Count.tsx')).toBe('site/widgets/Count/Count.css, or set it in an effect')
  expect(judge('never-runs', 'useState', 'widgets/Count/Count.tsx')).toBe(
    'static-code: useState has no effect: no browser gets this code → ' +
      'place it as a widget, with <Widget name="Count" … /> instead of <Count … />',
  )
})
