// What a visitor does in the islands of a page, and what is to be seen of it.

import type { Locator, Page } from 'playwright'
import { fillFields, type IslandState, readState, useControls } from './island-code.ts'
import { translated } from './touch-page.ts'

/** Types into every field, chooses, and opens; the last field has the focus and a selection. */
export const fillIslands = (page: Page): Promise<void> => page.evaluate(fillFields)

/** Uses what an island has, one control after the other, and fills its fields: the same each time. */
export const useIsland = (page: Page, name: string): Promise<void> => page.evaluate(useControls, name)

/** Fields, disclosures and the focus of the islands, by what the page calls them. */
export const stateOf = (page: Page): Promise<IslandState> => page.evaluate(readState)

export const findIsland = (page: Page, name: string): Locator => page.locator(`[data-island="${name}"]`).first()
export const textOf = async (page: Page, name: string): Promise<string | undefined> =>
  plainText(await findIsland(page, name).textContent())
/** The text of an island as it is without a translator, and each time. */
export const plainText = (text: string | null): string | undefined =>
  text
    ?.replaceAll(translated, '')
    // The number of a ticket.
    .replaceAll(/\d{6}/g, 'NUMBER')
/** What tells of a broken widget; some of the used ones have no network or clipboard. */
export const isBroken = (problem: string): boolean =>
  /Application Error|NotFoundError|Minified|not a child|TypeError/.test(problem)
