// A site in another language: no word of the interface is English.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { shownIn, strings, textsOf } from '../setup/interface-words.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'

/** How tickets are stored in every language; shown in its own words. */
const storedState = 'In Progress'

const files = {
  'content/site.yaml': [
    'name: Bahn',
    'url: https://bahn.example.com',
    'contact: { email: hallo@example.com, phone: +1 555-0100 }',
    'language: LANGUAGE',
    // A page has every widget.
    'budgets: [{ path: /, scriptKB: 110 }]',
  ].join('\n'),
  'content/navigation.yaml': [
    'main: [{ id: a, label: Hilfe, href: /help }]',
    'docs: [{ id: d, label: Anleitung, children: [{ id: d1, label: Erste, href: /docs }] }]',
  ].join('\n'),
  'content/pages/home.yaml': [
    'title: Start',
    'description: Die Startseite.',
    'blocks:',
    '  - { id: top, type: hero, title: Willkommen }',
    '  - { id: form, type: contact }',
    '  - { id: jobs, type: jobs }',
    '  - { id: files, type: downloads }',
    '  - { id: forum, type: text, data: { component: CommunityForum } }',
    '  - { id: posts, type: text, data: { component: FeaturedBlogPosts } }',
    '  - { id: helps, type: text, data: { component: FeaturedHelpArticles } }',
  ].join('\n'),
  'content/pages/docs.yaml':
    'title: Anleitung\ndescription: Lesen.\nblocks:\n  - { id: t, type: text, title: Eins, content: Text. }\n',
  'content/help/ton.md': '---\ntitle: Kein Ton\nlastUpdated: 2026-01-02\n---\n\nText.\n\n## Zwei\n\n```js\nx\n```\n',
  'content/blog/neu.md': '---\ntitle: Neues\npublishedAt: 2026-01-02\ntags: [neu]\n---\n\nText.\n\n## Zwei\n\nMehr.\n',
}

const languages = readdirSync(strings, { withFileTypes: true })
  .filter((item) => item.isDirectory() && item.name !== 'en')
  .map(({ name }) => name)
let english = new Set<string>()
beforeAll(async () => {
  english = await textsOf('en')
})

test.each(languages)('no page in %s shows an English word of the interface', async (language) => {
  const folder = await writeFolder({
    ...files,
    'content/site.yaml': files['content/site.yaml'].replace('LANGUAGE', language),
  })
  expect((await build(configOf(folder))).problems).toEqual([])
  const own = await textsOf(language)
  const foreign = [...english].filter((text) => /\p{L}{3}/u.test(text) && !own.has(text))
  expect(foreign.length).toBeGreaterThan(300)
  const dist = await readFolder(join(folder, 'dist'))
  const pages = Object.entries(dist).filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(7)
  const found = pages.flatMap(([path, html]) => {
    const shown = shownIn(html)
    return foreign.filter((text) => shown.has(text)).map((text) => `${path}: ${text}`)
  })
  expect(found).toEqual([])
  // What a widget says once it is used is in its script. Single words are names of events, keys and roles as well.
  const scripts = Object.entries(dist).filter(([path]) => path.endsWith('.js'))
  const sentences = foreign.filter((text) => /\p{L} \p{L}/u.test(text) && text !== storedState)
  const says = (script: string, text: string) =>
    [...`"'\``].some((quote) => script.includes(`${quote}${text}${quote}`)) ||
    (text.length > 24 && script.includes(text))
  expect(scripts.some(([, script]) => [...own].some((text) => text.length > 24 && says(script, text)))).toBe(true)
  expect(
    scripts.flatMap(([path, script]) =>
      sentences.filter((text) => says(script, text)).map((text) => `${path}: ${text}`),
    ),
  ).toEqual([])
  expect(dist['index.html']).toContain(`<html lang="${language}"`)
})
