import { expect, test } from 'vitest'
import * as index from '#site/index.ts'
import type { SiteModule } from '#site/site-module.ts'

test('index.ts exports exactly what the generator uses', () => {
  // The type check compares the signatures.
  const site: SiteModule = index
  const names: Record<keyof SiteModule, true> = {
    appIconSvg: true,
    collections: true,
    collectionWords: true,
    copyButton: true,
    openIndexWords: true,
    islands: true,
    breadcrumbsOf: true,
    planBlock: true,
    planIndex: true,
    planTagIndex: true,
    planWidget: true,
    printBlock: true,
    printQuote: true,
    printText: true,
    printWidget: true,
    proseWords: true,
    openRenderer: true,
    shareCardSvg: true,
    sheets: true,
    tabIconSvg: true,
    headScript: true,
    traceHtml: true,
    words: true,
  }
  expect(Object.keys(site).sort()).toEqual(Object.keys(names).sort())
})
