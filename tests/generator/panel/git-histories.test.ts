// Random histories of one page that two tabs of the panel, an editor and two git branches change. Nothing is lost, a
// question is asked only about a value that changed elsewhere, and merges of different blocks never conflict.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fc } from '../../setup/property.ts'
import { runGit } from '../../setup/run-git.ts'
import { panelSite } from './panel-site.ts'

const histories = process.env.DEEP === undefined ? 4 : 300
const branches = ['main', 'topic'] as const
type Branch = (typeof branches)[number]
/** Pairs of neighbours; each branch edits and moves the blocks of its own pairs only. */
const pairs: readonly [Branch, string, string][] = [
  ['main', 'a1', 'a2'],
  ['topic', 'b1', 'b2'],
  ['main', 'c1', 'c2'],
  ['topic', 'd1', 'd2'],
]
const idsOf = (branch: Branch) => pairs.flatMap(([owner, one, two]) => (owner === branch ? [one, two] : []))

/** What a version of the page has. */
interface Model {
  titles: Record<string, string>
  contents: Record<string, string>
  order: string[]
}

// Git needs a line that both branches leave alone between two changes, so nobody edits the block between two pairs.
const ids = pairs.flatMap(([, one, two]) => [one, two, `still-${one}`])
const first: Model = {
  titles: Object.fromEntries(ids.map((id) => [id, `Title ${id}`])),
  contents: Object.fromEntries(ids.map((id) => [id, `Text of ${id}.`])),
  order: ids,
}
const firstText = [
  'title: Home',
  'description: A page.',
  'blocks:',
  ...ids.flatMap((id) => [
    `  # About ${id}.`,
    `  - id: ${id}`,
    '    type: text',
    `    title: Title ${id}`,
    `    layout: { alignment: left } # of ${id}`,
    `    content: Text of ${id}.`,
    '',
  ]),
].join('\n')

const step = fc.record({
  kind: fc.constantFrom('title', 'title', 'form', 'move', 'editor', 'refresh', 'switch', 'merge'),
  tab: fc.nat(1),
  place: fc.nat(3),
  number: fc.nat(9),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function openHistory() {
  const site = await panelSite({ 'pages/home.yaml': firstText })
  const file = join(site.folder, 'pages/home.yaml')
  const git = (...argv: string[]) => runGit(site.folder, ...argv)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('branch', 'topic')
  const models: Record<Branch, Model> = { main: first, topic: first }
  let branch: Branch = 'main'
  const look = async () => ({ hash: await see(), model: models[branch] })
  const see = async () => String((await site.send('GET', '/pages/home')).body['hash'])
  const tabs = [await look(), await look()]
  const edit = async ({ tab }: Step, isSame: (seen: Model) => boolean, next: Model, send: [string, string, object]) => {
    const seen = tabs[tab] ?? (await look())
    const [method, path, body] = send
    const answer = await site.send(method, path, { body, headers: { 'if-match': `"${seen.hash}"` } })
    expect([answer.status, path]).toEqual([isSame(seen.model) ? 200 : 409, path])
    if (answer.status === 200) models[branch] = next
    tabs[tab] = await look()
  }
  const steps: Record<string, (step: Step) => Promise<void> | void> = {
    title: async (given) => {
      const id = idsOf(branch)[given.place] ?? ''
      const now = models[branch]
      const title = `Title ${given.number}`
      const next = { ...now, titles: { ...now.titles, [id]: title } }
      const isSame = (seen: Model) => seen.titles[id] === now.titles[id]
      await edit(given, isSame, next, ['PATCH', `/pages/home/blocks/${id}`, { title }])
    },
    form: async (given) => {
      const id = idsOf(branch)[given.place] ?? ''
      const now = models[branch]
      const content = `Typed ${given.number} of ${id}.`
      const next = { ...now, contents: { ...now.contents, [id]: content } }
      const isSame = (seen: Model) => seen.contents[id] === now.contents[id]
      const changes = [{ path: ['content'], value: content }]
      await edit(given, isSame, next, ['PATCH', `/pages/home/blocks/${id}/data`, { changes }])
    },
    move: async (given) => {
      const [, one, two] = pairs.filter(([owner]) => owner === branch)[given.place % 2] ?? ['', '', '']
      const now = models[branch]
      const swapped = (id: string) => (id === one ? two : one)
      const order = now.order.map((id) => (id === one || id === two ? swapped(id) : id))
      const isSame = (seen: Model) => seen.order.join() === now.order.join()
      await edit(given, isSame, { ...now, order }, ['PUT', '/pages/home/order', { ids: order }])
    },
    editor: ({ place, number }) => {
      const id = idsOf(branch)[place] ?? ''
      const now = models[branch]
      const content = `Words ${number} of ${id}.`
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace(`content: ${now.contents[id]}`, `content: ${content}`))
      models[branch] = { ...now, contents: { ...now.contents, [id]: content } }
    },
    refresh: async ({ tab }) => {
      tabs[tab] = await look()
    },
    switch: () => {
      branch = branch === 'main' ? 'topic' : 'main'
      git('checkout', '-q', branch)
    },
    merge: () => {
      const other = branch === 'main' ? 'topic' : 'main'
      git('merge', '-q', '-m', 'merged', other)
      models[branch] = mergeModels(models[branch], models[other], other)
    },
  }
  const run = async (given: Step) => {
    await steps[given.kind]?.(given)
    git('commit', '-q', '--allow-empty', '-am', given.kind)
    expectModel(readFileSync(file, 'utf8'), models[branch])
  }
  return run
}

/** What the other branch has is there for its own blocks. */
function mergeModels(mine: Model, theirs: Model, other: Branch): Model {
  const isTheirs = (id: string) => idsOf(other).includes(id)
  const pick = (key: 'titles' | 'contents') =>
    Object.fromEntries(ids.map((id) => [id, (isTheirs(id) ? theirs : mine)[key][id] ?? '']))
  const order = mine.order.map((id, place) => (isTheirs(id) ? (theirs.order[place] ?? '') : id))
  return { titles: pick('titles'), contents: pick('contents'), order }
}

function expectModel(text: string, { titles, contents, order }: Model): void {
  const { blocks } = parse(text) as { blocks: Record<string, string>[] }
  expect(blocks.map(({ id, title, content }) => [id, title, content])).toEqual(
    order.map((id) => [id, titles[id], contents[id]]),
  )
  // Comments are with their blocks, and nothing was added.
  for (const id of ids) expect(text).toMatch(new RegExp(`  # About ${id}\\.\\n  - id: ${id}\\n[^#]*# of ${id}\\n`))
  expect(text.split('\n')).toHaveLength(firstText.split('\n').length)
}

test(`${histories} histories of panel, editor and git lose nothing, and merge cleanly`, {
  timeout: 900_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (history) => {
      const run = await openHistory()
      for (const each of history) await run(each)
    }),
    { numRuns: histories, seed: 20261128, endOnFailure: true },
  )
})
