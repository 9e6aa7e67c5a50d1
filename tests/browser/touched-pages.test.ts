// Programs that change a page beside its widgets break none: neither before they wake nor afterwards. The same use of
// an untouched page says what a widget has to show.

import type { Page } from 'playwright'
import { expect } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { openAsleep } from './asleep.ts'
import { islandPages } from './island-pages.ts'
import { awake, describeSite, started } from './site-browser.ts'
import { decorateFields, markTexts, removeTexts, translated, translatePage, type Way } from './touch-page.ts'
import { fillIslands, findIsland, isBroken, stateOf, textOf, useIsland } from './use-island.ts'

const ways: readonly Way[] = ['replace', 'insert, then remove', 'remove, then insert', 'keep the text within']
const touches: readonly [kind: string, touch: (page: Page) => Promise<void>][] = [
  ...ways.map((way): [string, (page: Page) => Promise<void>] => [
    `translated: ${way}`,
    (page) => page.evaluate(translatePage, { mark: translated, way }),
  ]),
  ['with marked texts', (page) => page.evaluate(markTexts)],
  ['with texts removed', (page) => page.evaluate(removeTexts)],
]

describeSite('a page that others change', (site, engine) => {
  // Each page in two ways; all of them in the long run.
  const cases = islandPages(engine).map((page, index) => ({
    ...page,
    kinds: touches.filter((_, kind) => process.env.ENGINES === 'both' || (kind + index) % 3 === 0),
  }))

  itSome(2, cases)('has widgets that work on: $path', async ({ path, names, kinds }) => {
    const use = async (touch: (page: Page) => Promise<void>) => {
      const page = await site.open(path)
      await started(page)
      for (const name of names) await awake(page, name)
      await touch(page)
      for (const name of names) await useIsland(page, name)
      return page
    }
    // Side by side: what they wait for takes the time.
    const [untouched, ...touched] = await Promise.all([use(async () => {}), ...kinds.map(([, touch]) => use(touch))])
    // Both pages still change for a while: results arrive, messages go.
    const differences = async (page: Page, name: string) => {
      const [wanted, found] = [await textOf(untouched, name), await textOf(page, name)]
      return found === wanted ? [] : [{ wanted, found }]
    }
    for (const [index, page] of touched.entries()) {
      const [kind] = kinds[index] ?? []
      for (const name of names) {
        await expect.poll(() => textOf(page, name)).not.toContain('Application Error')
        if (kind !== 'with texts removed') await expect.poll(() => differences(page, name)).toEqual([])
      }
    }
    expect(site.takeProblems().filter(isBroken)).toEqual([])
  })

  itSome(2, islandPages(engine))('keeps what was typed, chosen and opened before: $path', async ({ path, names }) => {
    const wakeTouched = async (touch: (page: Page) => Promise<void>) => {
      const { page, wake } = await openAsleep(site, path, 'before its own script')
      await fillIslands(page)
      const before = await stateOf(page)
      await touch(page)
      for (const name of names) {
        await findIsland(page, name).dispatchEvent('pointerdown')
        await wake(name)
      }
      return { page, before }
    }
    const [untouched, { page, before }] = await Promise.all([
      wakeTouched(async () => {}),
      wakeTouched(async (touched) => {
        await touched.evaluate(decorateFields)
        await touched.evaluate(translatePage, { mark: translated, way: 'replace' as Way })
      }),
    ])
    const wanted = await stateOf(untouched.page)
    // Where a widget itself makes something else of what was typed, the typed text may stay instead.
    const lost = async () => {
      const { focused, fields } = await stateOf(page)
      const isKept = (field: unknown, index: number) =>
        [wanted, before].some((state) => JSON.stringify(state.fields[index]) === JSON.stringify(field))
      return { focused: focused[0], fields: fields.filter((field, index) => !isKept(field, index)) }
    }
    await expect.poll(lost).toEqual({ focused: wanted.focused[0], fields: [] })
    const isAsTyped = JSON.stringify(wanted) === JSON.stringify(before)
    if (isAsTyped) expect(await stateOf(page)).toEqual(wanted)
    expect(site.takeProblems().filter(isBroken)).toEqual([])
  })
})
