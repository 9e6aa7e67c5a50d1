// One cell of the table: a page with islands is filled, disturbed, woken and used. What a visitor has done is to be
// there afterwards, and every island works or says that it does not.

import {
  fillFields,
  type IslandState,
  pressInVain,
  readState,
  readText,
  touchIsland,
  useControls,
} from '../island-code.ts'
import type { IslandPage } from '../island-pages.ts'
import { isBroken, plainText } from '../use-island.ts'
import { type Disturbance, disturb, losesScripts } from './disturb.ts'
import { type OpenTab, type Tab, tellNetwork } from './tab.ts'

export interface Tried {
  /** What the fields, disclosures and the focus were before the islands woke, and afterwards. */
  before: IslandState
  after: IslandState
  /** What each island shows after it was used. */
  texts: Readonly<Record<string, string | undefined>>
  /** Islands that do not wake, or do not say that they cannot. */
  complaints: readonly string[]
  problems: readonly string[]
  /** Whether the browser has loaded the page anew: then only the fields come back. */
  isRenewed: boolean
}

/** Islands of one page, tried with a disturbance or without. */
export async function tryIslands(
  openTab: OpenTab,
  { path, names }: IslandPage,
  kind: Disturbance | undefined,
): Promise<Tried> {
  const tab = await openTab(path)
  await tab.run(fillFields, undefined)
  const before = await tab.run(readState, undefined)
  await tab.run(() => document.documentElement.classList.add('is-first'), undefined)
  if (kind) await disturb(tab, kind)
  const isRenewed = !(await tab.run(() => document.documentElement.classList.contains('is-first'), undefined))
  const complaints = [
    ...(losesScripts(kind) ? await pressAll(tab, names) : []),
    // The scripts come now, unless they come slowly.
    ...(kind === 'a slow network' ? [] : [await tab.setNetwork('open')]),
    ...(kind === 'lost scripts' ? [await tab.run(tellNetwork, 'online')] : []),
    ...(await inTurn(names, (name) => tab.run(touchIsland, name))),
  ]
  const after = await tab.run(readState, undefined)
  const texts: Record<string, string | undefined> = {}
  for (const name of names) {
    await tab.run(useControls, name)
    texts[name] = plainText(await tab.run(readText, name))
  }
  await tab.close()
  const problems = tab.takeProblems()
  return {
    before,
    after,
    texts,
    problems,
    isRenewed,
    complaints: complaints.filter((text) => typeof text === 'string'),
  }
}

const pressAll = (tab: Tab, names: readonly string[]) => inTurn(names, (name) => tab.run(pressInVain, name))

async function inTurn<Result>(names: readonly string[], action: (name: string) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const name of names) results.push(await action(name))
  return results
}

/** What a disturbed page has lost that an undisturbed one keeps; empty if nothing. */
export function findLost(disturbed: Tried, plain: Tried): string[] {
  const { before, after, texts, isRenewed } = disturbed
  // Of a page that is loaded anew, browsers keep neither what was open nor a password.
  const isKept = (field: unknown, index: number) =>
    (isRenewed && (!Array.isArray(field) || field[2] === 'password')) ||
    [plain.after, before].some(({ fields }) => JSON.stringify(fields[index]) === JSON.stringify(field))
  const isFocusKept = isRenewed || after.focused[0] === plain.after.focused[0]
  return [
    ...disturbed.complaints,
    ...after.fields.filter((field, index) => !isKept(field, index)).map((field) => `changed: ${JSON.stringify(field)}`),
    ...(after.fields.length === plain.after.fields.length ? [] : ['fields are missing']),
    ...(isFocusKept ? [] : [`the focus is at ${after.focused[0]}`]),
    ...Object.entries(texts).flatMap(([name, text]) => (text?.includes('Application Error') ? [`${name} failed`] : [])),
    ...disturbed.problems.filter(isBroken),
  ]
}
