// One cell of the table: a page with islands is filled, disturbed, woken and used. What a visitor has done is to be
// there afterwards, and every island works or says that it does not.

import { openAsleep } from '../asleep.ts'
import type { SiteBrowser } from '../site-browser.ts'
import { fillIslands, findIsland, type IslandState, isBroken, stateOf, textOf, useIsland } from '../use-island.ts'
import { type Disturbance, disturb } from './disturb.ts'

export interface Tried {
  /** What the fields, disclosures and the focus were before the islands woke, and afterwards. */
  before: IslandState
  after: IslandState
  /** What each island shows after it was used. */
  texts: Readonly<Record<string, string | undefined>>
}

/** Islands of one page, tried with a disturbance or without. */
export async function tryIslands(
  site: SiteBrowser,
  { path, names }: { path: string; names: readonly string[] },
  kind: Disturbance | undefined,
): Promise<Tried> {
  const { page, wake } = await openAsleep(site, path, 'before its own script')
  await fillIslands(page)
  const before = await stateOf(page)
  if (kind) await disturb(page, kind)
  for (const name of names) {
    await findIsland(page, name).dispatchEvent('pointerdown')
    await wake(name)
  }
  const after = await stateOf(page)
  const texts: Record<string, string | undefined> = {}
  for (const name of names) {
    await useIsland(page, name)
    texts[name] = await textOf(page, name)
  }
  await page.context().close()
  return { before, after, texts }
}

/** What a disturbed page has lost that an undisturbed one keeps; empty if nothing. */
export function findLost(disturbed: Tried, plain: Tried, problems: readonly string[]): string[] {
  const { before, after, texts } = disturbed
  const isKept = (field: unknown, index: number) =>
    [plain.after, before].some(({ fields }) => JSON.stringify(fields[index]) === JSON.stringify(field))
  return [
    ...after.fields.filter((field, index) => !isKept(field, index)).map((field) => `changed: ${JSON.stringify(field)}`),
    ...(after.fields.length === plain.after.fields.length ? [] : ['fields are missing']),
    ...(after.focused[0] === plain.after.focused[0] ? [] : [`the focus is at ${after.focused[0]}`]),
    ...Object.entries(texts).flatMap(([name, text]) => (text?.includes('Application Error') ? [`${name} failed`] : [])),
    ...problems.filter(isBroken),
  ]
}
