// Texts, sizes and places that the panel computes.

import { expect, it } from 'vitest'
import { countOf, formatDate, formatMs, sentence } from '#runtime/devtools/panel/format.ts'
import { blockFile, widgetFile } from '#runtime/devtools/panel/page-components.ts'
import { placeMarks } from '#runtime/devtools/panel/place-marks.ts'
import { fitWidth } from '#runtime/devtools/panel/use-panel-width.ts'

it('marks lie on their components, in sight, and never on each other', () => {
  const box = (left: number, top: number, width = 500, height = 300) => ({ left, top, width, height })
  expect(placeMarks([box(0, 100), box(0, 100), box(0, 900), box(0, -400), box(0, 0, 0, 0)], 800)).toEqual([
    { index: 0, left: 4, top: 104 },
    { index: 1, left: 4, top: 132 },
  ])
  // The upper edge is out of sight, the component is not.
  expect(placeMarks([box(300, -100)], 800)).toEqual([{ index: 0, left: 304, top: 4 }])
  // Under the site's bar of 64 pixels: one that shows enough below it, one that hardly does, one that is in the bar
  // itself.
  expect(placeMarks([box(0, -200), box(400, -220), box(800, 10, 200, 40)], 800, 64)).toEqual([
    { index: 0, left: 4, top: 68 },
    { index: 2, left: 804, top: 14 },
  ])
})

it('a mark that would lie on a text lies above its component, if less text is there', () => {
  const component = { left: 0, top: 200, width: 500, height: 300 }
  const heading = { left: 0, top: 206, width: 300, height: 40 }
  const tall = { left: 0, top: 100, width: 500, height: 98 }
  const topOf = (texts: (typeof heading)[], edge = 0) => placeMarks([component], 800, edge, texts)[0]?.top
  expect([topOf([]), topOf([heading]), topOf([heading, tall])]).toEqual([204, 172, 204])
  // Above is the site's own bar.
  expect(topOf([heading], 200)).toBe(204)
})

it('a widget’s file is its name in kebab case', () => {
  expect(['SDKDownloadCenter', 'ApiExplorer', 'FAQ'].map((name) => widgetFile(name, {}))).toEqual([
    'site/widgets/sdk-download-center/sdk-download-center.tsx',
    'site/widgets/api-explorer/api-explorer.tsx',
    'site/widgets/faq/faq.tsx',
  ])
})

it('a block or widget of the site’s own has its own file', () => {
  const own = {
    'blocks/hero': 'lake/site/blocks/hero/hero.tsx',
    'widgets/Counter': 'lake/site/widgets/Counter/Counter.tsx',
  }
  expect([blockFile('hero', own), widgetFile('Counter', own)]).toEqual(Object.values(own))
  expect(blockFile('text', own)).toBe('site/blocks/text/text.tsx')
})

it('the panel is as wide as wanted, and never wider than the window allows', () => {
  expect([fitWidth(460, 1280), fitWidth(100, 1280), fitWidth(5000, 1280), fitWidth(460, 480)]).toEqual([
    460, 320, 1152, 432,
  ])
})

it('the panel takes the whole of a window in which it would leave a strip of the page', () => {
  expect([fitWidth(460, 300), fitWidth(320, 360), fitWidth(460, 479)]).toEqual([300, 360, 479])
})

it('refusals read as sentences', () => {
  expect(['nothing was changed', '"order" must be a number', 'See above.'].map(sentence)).toEqual([
    'Nothing was changed.',
    '"order" must be a number.',
    'See above.',
  ])
})

it('figures read well', () => {
  expect(formatDate('2026-11-12')).toBe('2026-11-12')
  expect(formatDate('2026-11-12T10:20:30.400Z')).toMatch(/^2026-11-1[123] \d\d:\d\d$/)
  expect([formatMs(0.04), formatMs(9.96), formatMs(120.4), formatMs(12_345)]).toEqual([
    '0 ms',
    '10 ms',
    '120 ms',
    '12.3 s',
  ])
  expect([countOf(1, 'entity', 'entities'), countOf(1200, 'page')]).toEqual(['1 entity', '1,200 pages'])
})
