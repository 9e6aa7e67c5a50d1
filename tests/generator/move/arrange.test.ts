// What the panel asks for is shown first, and then made exactly as it was shown.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openArranging } from '#generator/move/arrange.ts'
import { Refusal } from '#generator/move/model.ts'
import type { ArrangeAnswer, Arrangement } from '#runtime/devtools/wire-arrange.ts'
import { configOf } from '../../setup/mini-site.ts'
import { article, moveSite } from './move-site.ts'

const content = {
  'docs/index.md': article('Start', '[a](boats.md)\n\n[b](/docs/boats#top)'),
  'docs/boats.md': article('Boats', 'Text.'),
  'docs/oars.md': article('Oars', 'Text.'),
  'docs/alone.md': article('Alone', 'Text.'),
  'docs/_folder.yaml':
    'pages: [boats, oars]\nsidebar:\n  - oars\n  - title: More\n    items:\n      - boats\n      - alone\n',
  'help/sound.md': '---\ntitle: Sound\ncategory: A\nrelatedArticles: [video]\n---\n\nText.\n',
  'help/video.md': '---\ntitle: Video\ncategory: A\n---\n\nText.\n',
  'assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
}

async function open() {
  const site = await moveSite(content)
  const written: string[] = []
  const arrange = openArranging(configOf(site.folder), (paths) => written.push(...paths))
  const make = async (wanted: Arrangement) => arrange(wanted, (await arrange(wanted, undefined)).plan)
  const refusal = async (wanted: Arrangement) => {
    const refused: unknown = await make(wanted).catch((error: unknown) => error)
    return refused instanceof Refusal ? `${refused.message}; ${refused.hint}` : `not refused: ${String(refused)}`
  }
  return { ...site, arrange, make, refusal, written }
}

describe('a removal', () => {
  it('names the lines that lead there, and waits for a target', async () => {
    const site = await open()
    const plan = await site.arrange({ kind: 'remove', path: '/docs/boats' }, undefined)
    expect(plan.files).toEqual([])
    expect(plan.uses.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'docs/_folder.yaml:1',
      'docs/index.md:6',
      'docs/index.md:8',
    ])
    expect(await site.refusal({ kind: 'remove', path: '/docs/boats' })).toBe(
      'other files name it; say where their links shall lead instead',
    )
  })

  it('lets links, the side bar and the old address follow', async () => {
    const site = await open()
    await site.make({ kind: 'remove', path: '/docs/boats', target: '/docs/oars' })
    const after = await site.read()
    expect(after['docs/boats.md']).toBeUndefined()
    expect(after['docs/index.md']).toBe(article('Start', '[a](/docs/oars)\n\n[b](/docs/oars#top)'))
    expect(after['docs/_folder.yaml']).toBe(
      'pages: [oars]\nsidebar:\n  - oars\n  - title: More\n    items:\n      - alone\n',
    )
    expect(after['redirects.yaml']).toContain('{ from: /docs/boats, to: /docs/oars }')
    // Only what was there before: nothing shows the picture.
    expect(await site.problems()).toMatch(/^warning content\/assets\/map\.svg [\s\S]*\n1 warning in 1 file\n$/)
    expect(site.written).toContain('docs/boats.md')
  })

  it('takes a related article out of the lists of others', async () => {
    const site = await open()
    await site.make({ kind: 'remove', path: 'help/video.md', target: '/help/sound' })
    expect((await site.read())['help/sound.md']).toBe('---\ntitle: Sound\ncategory: A\n---\n\nText.\n')
  })

  it('of what nothing names needs no target', async () => {
    const site = await open()
    const { files, isDone } = await site.make({ kind: 'remove', path: 'assets/map.svg' })
    expect(isDone).toBe(true)
    expect(files).toEqual([{ from: 'assets/map.svg' }])
    expect((await site.read())['assets/map.svg']).toBeUndefined()
    expect(await site.refusal({ kind: 'remove', path: '/' })).toContain('the home page has a fixed place')
    expect(await site.refusal({ kind: 'remove', path: '../other' })).toContain('is outside of the content folder')
    expect(await site.refusal({ kind: 'remove', path: '/docs/boats', target: '/none' })).toContain(
      'there is no page "/none"',
    )
  })
})

describe('something new', () => {
  it.each(['Safety: what to do', '# 1 of "ours"', '2026-01-01', '[draft] - x', 'no'])(
    'has the title %s, whatever it means in YAML',
    async (title) => {
      const site = await open()
      for (const [what, file] of [
        ['page', 'pages/new.yaml'],
        ['doc', 'docs/new.md'],
      ] as const) {
        await site.make({ kind: 'new', what, slug: 'new', title })
        const text = (await site.read())[file] ?? ''
        expect(parse(text.replace(/^---\n([^]*?)\n---\n[^]*/, '$1'))).toMatchObject({ title, status: 'draft' })
      }
    },
  )

  it('has the values that were given for its front matter, and refuses what is not valid', async () => {
    const site = await open()
    const station = { kind: 'new', what: 'help', slug: 'new', title: 'New' } as const
    await site.make({ ...station, fields: { category: 'Sound: "loud"', tags: ['a'] } })
    const text = (await site.read())['help/new.md'] ?? ''
    expect(parse(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '')).toMatchObject({
      title: 'New',
      category: 'Sound: "loud"',
      tags: ['a'],
    })
    const refused = await site.refusal({ ...station, slug: 'other', fields: { category: 7 } })
    expect(refused).toContain('the site would have an error then: ')
    expect(refused).toContain('help/other.md')
  })

  it('keeps a title on one line', async () => {
    const site = await open()
    await site.make({ kind: 'new', what: 'doc', slug: 'new', title: ' At\n---\nstatus: published\u0001\ud800 ' })
    expect((await site.read())['docs/new.md']).toContain('\ntitle: "At --- status: published"\n')
  })

  it('is a page, an article, a folder or a redirect', async () => {
    const site = await open()
    const made = await site.make({ kind: 'new', what: 'page', slug: 'trips/night', title: 'At night' })
    expect(made.open).toBe('/trips/night')
    await site.make({ kind: 'new', what: 'post', slug: 'first', title: '' })
    await site.make({ kind: 'new', what: 'folder', slug: 'guides' })
    await site.make({ kind: 'redirect', from: '/old', to: '/docs/oars' })
    const after = await site.read()
    expect(after['pages/trips/night.yaml']).toContain('title: At night')
    expect(after['blog/first.md']).toContain('title: First')
    expect(after['docs/guides/index.md']).toContain('title: Guides')
    expect(after['redirects.yaml']).toContain('{ from: /old, to: /docs/oars }')
  })

  it.each<[Arrangement, string]>([
    [{ kind: 'new', what: 'page', slug: 'Bad Name' }, '"Bad Name" cannot be an address; use lower-case words'],
    [{ kind: 'new', what: 'pge', slug: 'x' }, 'there is no kind "pge"; did you mean "page"?'],
    [{ kind: 'new', what: 'page', slug: '../x' }, 'cannot be an address'],
    [{ kind: 'new', what: 'doc', slug: 'boats' }, 'docs/boats.md is there already; choose another address'],
    [{ kind: 'redirect', from: '/docs/oars', to: '/docs/boats' }, 'the address "/docs/oars" is already taken'],
    [{ kind: 'redirect', from: '/old', to: '/none' }, 'there is no page "/none"'],
    [{ kind: 'redirect', from: 'old', to: '/docs' }, 'must be a path such as /old/page'],
  ])('%o is refused', async (wanted, words) => {
    expect(await (await open()).refusal(wanted)).toContain(words)
  })
})

describe('a plan', () => {
  it('that was shown is not made of other bytes', async () => {
    const site = await open()
    const wanted: Arrangement = { kind: 'move', from: '/docs/boats', to: '/docs/ships', redirect: true }
    const { plan } = await site.arrange(wanted, undefined)
    await writeFile(join(site.folder, 'content/docs/index.md'), article('Start', '[c](boats.md)'))
    const before = await site.read()
    await expect(site.arrange(wanted, plan)).rejects.toThrow('the content has changed since this was shown')
    expect(await site.read()).toEqual(before)
  })
})

describe('an undo', () => {
  const undoOf = ({ undo }: ArrangeAnswer) => undo ?? expect.unreachable('there is no undo')

  it.each<[string, Arrangement]>([
    ['a move', { kind: 'move', from: '/docs/boats', to: '/docs/ships', redirect: true }],
    ['a move into a new folder', { kind: 'move', from: 'docs/boats.md', to: 'docs/harbour/ships.md', redirect: true }],
    ['a removal', { kind: 'remove', path: '/docs/boats', target: '/docs/oars' }],
    ['a removal of a picture', { kind: 'remove', path: 'assets/map.svg' }],
    ['a new page', { kind: 'new', what: 'page', slug: 'new/place' }],
    ['a redirect', { kind: 'redirect', from: '/old', to: '/docs/oars' }],
  ])('of %s brings back every byte', async (_, wanted) => {
    const site = await open()
    // What a parser would print otherwise.
    await writeFile(
      join(site.folder, 'content/docs/boats.md'),
      '\uFEFF---\r\ntitle:   Boats\r\n---\r\n[o](./oars.md)\r\n',
    )
    const before = await site.read()
    const done = await site.make(wanted)
    expect(await site.read()).not.toEqual(before)
    site.written.length = 0
    const undone = await site.make(undoOf(done))
    expect(await site.read()).toEqual(before)
    expect(undone).toMatchObject({ isDone: true, files: done.files.map(() => expect.any(Object)) })
    expect([...new Set(site.written)].sort()).toEqual(
      [...new Set(done.files.flatMap(({ from, to }) => [from, to].filter((path) => path !== undefined)))].sort(),
    )
    await expect(site.make(undoOf(done))).rejects.toThrow('the watch no longer has what was there before')
  })

  it.each(['docs/index.md', 'redirects.yaml', 'docs/boats.md'])('overwrites nothing: %s has changed', async (file) => {
    const site = await open()
    const done = await site.make({ kind: 'remove', path: '/docs/boats', target: '/docs/oars' })
    await writeFile(join(site.folder, 'content', file), 'by somebody else\n')
    const before = await site.read()
    await expect(site.make(undoOf(done))).rejects.toThrow(`nothing was changed: ${file}`)
    expect(await site.read()).toEqual(before)
  })

  it('of a move keeps what was typed in the moved file', async () => {
    const site = await open()
    const done = await site.make({ kind: 'move', from: '/docs/alone', to: '/docs/lone', redirect: false })
    await writeFile(join(site.folder, 'content/docs/lone.md'), article('Alone', 'Typed.'))
    await site.make(undoOf(done))
    expect((await site.read())['docs/alone.md']).toBe(article('Alone', 'Typed.'))
  })

  it('is none for a plan that was never made', async () => {
    const site = await open()
    const { plan, undo } = await site.arrange({ kind: 'remove', path: 'assets/map.svg' }, undefined)
    expect(undo).toBeUndefined()
    await expect(site.make({ kind: 'undo', plan })).rejects.toThrow('the watch no longer has')
  })
})
