// Random histories of one article that two tabs of the panel and an editor on the disk write at the same time. Each has
// lines of its own and all have one in common. Nothing typed is lost, and a question is asked only about that line.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from '#generator/hash.ts'
import { mergeTexts } from '#runtime/devtools/panel/merge-texts.ts'
import { fc } from '../../setup/property.ts'
import { panelSite } from './panel-site.ts'

const histories = process.env.DEEP === undefined ? 10 : 300
const name = 'help/no-audio.md'
/** Who writes which line: the tabs, and the editor. */
const owners = [0, 1, 'editor', 0, 1, 'editor', 'all'] as const
const lineOf = (place: number, words: string) => `Line ${place}: ${words}.`
const firstText = [
  '---',
  'title: First # kept',
  '---',
  '',
  ...owners.flatMap((_, place) => [lineOf(place, 'first'), '', `Nobody changes paragraph ${place}.`, '']),
].join('\n')

const step = fc.record({
  kind: fc.constantFrom('type', 'type', 'type', 'title', 'save', 'save', 'editor', 'look'),
  tab: fc.nat(1),
  place: fc.nat(owners.length - 1),
  number: fc.nat(99),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Tab {
  /** The version that its text was made from. */
  base: string
  text: string
}

const wordsIn = (text: string, place: number) => new RegExp(`^Line ${place}: (.*)\\.$`, 'm').exec(text)?.[1]
const withWords = (text: string, place: number, words: string) =>
  text.replace(new RegExp(`^Line ${place}: .*$`, 'm'), lineOf(place, words))
const shared = owners.indexOf('all')

async function openHistory() {
  const site = await panelSite({ [name]: firstText })
  const file = join(site.folder, name)
  const onDisk = () => readFileSync(file, 'utf8')
  const tabs: Tab[] = [0, 1].map(() => ({ base: firstText, text: firstText }))
  const put = (text: string, seen: string) =>
    site.send('PUT', `/articles/${name}`, { body: { text }, headers: { 'if-match': `"${hashOf(seen)}"` } })
  const save = async (tab: Tab) => {
    const before = onDisk()
    const answer = await put(tab.text, tab.base)
    expect(answer.status).toBe(tab.base === before ? 200 : 409)
    if (answer.status === 200) {
      tab.base = tab.text
      return
    }
    expect([answer.body['theirsText'], onDisk()]).toEqual([before, before])
    const merged = mergeTexts(tab.base, tab.text, before)
    const [base, mine, theirs] = [tab.base, tab.text, before].map((text) => wordsIn(text, shared))
    // Only where both have changed the common line, and not to the same.
    expect(merged === undefined).toBe(mine !== base && theirs !== base && mine !== theirs)
    const next =
      merged ??
      withWords(mergeTexts(tab.base, withWords(tab.text, shared, base ?? ''), before) ?? '', shared, mine ?? '')
    expect((await put(next, before)).status).toBe(200)
    Object.assign(tab, { base: next, text: next })
  }
  const typed: (string | undefined)[] = owners.map(() => 'first')
  const steps: Record<Step['kind'], (tab: Tab, given: Step) => Promise<void> | void> = {
    type: (tab, { tab: number, place, number: words }) => {
      if (owners[place] !== number && owners[place] !== 'all') return
      tab.text = withWords(tab.text, place, `words ${words}`)
      typed[place] = owners[place] === 'all' ? undefined : `words ${words}`
    },
    title: async (tab, { tab: number, number: words }) => {
      if (number === 1) return
      const body = { text: tab.text, changes: [{ path: ['title'], value: `Title ${words}` }] }
      const answer = await site.send('POST', `/articles/${name}/head`, { body })
      expect(answer.status).toBe(200)
      expect(answer.body['text']).toBe(tab.text.replace(/^title: .*$/m, `title: Title ${words} # kept`))
      tab.text = String(answer.body['text'])
    },
    save,
    editor: (_, { place, number: words }) => {
      if (owners[place] !== 'editor') return
      writeFileSync(file, withWords(onDisk(), place, `disk ${words}`))
      typed[place] = `disk ${words}`
    },
    // A tab without changes follows the file.
    look: (tab) => {
      if (tab.text === tab.base) Object.assign(tab, { base: onDisk(), text: onDisk() })
    },
  }
  const finish = async () => {
    for (const tab of tabs) await save(tab)
    const text = onDisk()
    for (const [place, words] of typed.entries()) if (words !== undefined) expect(wordsIn(text, place)).toBe(words)
    const strip = (whole: string) => whole.replace(/^Line \d+: .*$|^title: .* # kept$/gm, '')
    expect(strip(text)).toBe(strip(firstText))
  }
  return { run: (given: Step) => steps[given.kind](tabs[given.tab] as Tab, given), finish }
}

test(`${histories} histories of two tabs and an editor lose nothing of an article`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (history) => {
      const { run, finish } = await openHistory()
      for (const each of history) await run(each)
      await finish()
    }),
    { numRuns: histories, seed: 20261128, endOnFailure: true },
  )
})
