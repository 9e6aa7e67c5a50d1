// Documentation in nested folders: the pages that a build makes of it.

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { build, renderSite } from '#generator/build/build.ts'
import { isRendered } from '#generator/build/rendered-site.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { configOf, libretto, readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'

/** The folder of a site with the documentation of the mini-site, and with more files. */
async function writeDocs(files: Readonly<Record<string, string>> = {}, name = 'docs-tree'): Promise<string> {
  const folder = await writeFolder({})
  await cp(join(libretto, 'tests/sites/valid', name), folder, { recursive: true })
  return writeFolder({ ...(await readFolder(folder)), ...files })
}

/** What a build writes. Throws if it finds problems. */
async function buildFiles(folder: string, basePath = ''): Promise<Record<string, string>> {
  const { problems } = await build(configOf(folder, { basePath }))
  expect(problems).toEqual([])
  return readFolder(join(folder, 'dist'))
}

/** Labels and addresses of the side bar, in order. */
function sideBarOf(page = ''): string[] {
  const [, bar = ''] = /<nav class="docs-nav"[^>]*>(.*?)<\/nav>/s.exec(page) ?? []
  return [...bar.matchAll(/<a class="docs-link" href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, href, label]) => `${label} ${href}`,
  )
}

const whole = [
  'Overview /docs',
  'Install /docs/install',
  'All guides /docs/guides',
  'Stops /docs/guides/landing-places',
  'Routes /docs/guides/routes',
  'Advanced /docs/guides/advanced',
  'Tides /docs/guides/advanced/tides',
  'Map /docs/map',
]

describe('the list of a folder', () => {
  const listed = [
    'The page index of . /docs',
    'The page install of . /docs/install',
    'The page piers of guides /docs/guides/piers',
    'The page first-trip of guides /docs/guides/first-trip',
    'Reference /docs/api',
    'The page boats of api /docs/api/boats',
    'Timetable https://example.com/timetable',
  ]

  test('is the side bar, with its groups, and decides what is next', async () => {
    const dist = await buildFiles(await writeDocs({}, 'docs-lists'))
    const { 'docs/guides/piers/index.html': piers = '', 'docs/guides/night/index.html': night = '' } = dist
    expect(sideBarOf(piers)).toEqual(listed)
    expect(piers).toMatch(/<details open=""><summary class="docs-link">On the lake</)
    expect(piers).toContain('class="neighbour" href="/docs/install"')
    expect(sideBarOf(night)).toEqual(listed)
    expect(night).not.toContain('class="neighbour')
  })

  test('makes the pages anew that show it when it changes', async () => {
    const folder = await writeDocs({}, 'docs-lists')
    await buildFiles(folder)
    await writeFiles(folder, { 'content/docs/_folder.yaml': 'sidebar: [{ title: Nights, items: [guides/night] }]\n' })
    const dist = await buildFiles(folder)
    expect(sideBarOf(dist['docs/install/index.html'])[1]).toBe('The page night of guides /docs/guides/night')
  })
})

describe('the tree of the documentation', () => {
  test('is the side bar of every page, in the order that folders and pages ask for', async () => {
    const dist = await buildFiles(await writeDocs())
    expect(sideBarOf(dist['docs/index.html'])).toEqual(whole)
    expect(sideBarOf(dist['docs/guides/advanced/tides/index.html'])).toEqual(whole)
    expect(sideBarOf(dist['docs/guides/index.html'])).toEqual(whole)
    expect(sideBarOf(dist['docs/map/index.html'])).toEqual(whole)
    expect(dist['docs/secret/index.html']).toBeUndefined()
  })

  test('opens the folders above the page, and marks the page', async () => {
    const { 'docs/guides/advanced/tides/index.html': tides = '', 'docs/install/index.html': install = '' } =
      await buildFiles(await writeDocs())
    expect(tides.match(/<details open="">/g)).toHaveLength(4)
    expect(install).not.toContain('<details open="">')
    expect(tides).toContain('href="/docs/guides/advanced/tides" aria-current="page"')
    expect(tides).toMatch(/Overview<\/a>.*All guides<\/a>.*Advanced<\/a>.*aria-current="page">Tides<\/span>/)
  })

  test('is the order of previous and next, under a base path as well', async () => {
    const dist = await buildFiles(await writeDocs(), '/lake')
    const tides = dist['docs/guides/advanced/tides/index.html']
    expect(tides).toMatch(/class="neighbour" href="\/lake\/docs\/guides\/advanced"/)
    expect(tides).toMatch(/class="neighbour is-next" href="\/lake\/docs\/map"/)
    expect(sideBarOf(tides)).toEqual(whole.map((link) => link.replace(' /', ' /lake/')))
    expect(dist['docs/index.html']).not.toContain('class="neighbour" ')
  })

  test('has an index page for each folder, with the pages in it', async () => {
    const dist = await buildFiles(await writeDocs())
    expect(dist['docs/guides/index.html']).toMatch(
      /<h1>All guides<\/h1>.*<ul class="doc-pages"><li><a href="\/docs\/guides\/landing-places">Stops<\/a>/,
    )
    expect(dist['docs/guides/index.html']).toMatch(/Routes<\/a><span class="badge badge-neutral">new</)
    const none = await buildFiles(
      await writeFolder({
        'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
        'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
        'content/docs/one.md': '---\ntitle: One\n---\n\nText.\n',
      }),
    )
    expect(none['docs/index.html']).toMatch(/<h1>Documentation<\/h1>.*<a href="\/docs\/one">One<\/a>/)
  })

  test('follows the groups of the navigation, in the side bar and in reading', async () => {
    const dist = await buildFiles(
      await writeDocs({
        'content/navigation.yaml':
          'docs:\n  - id: api\n    label: API\n    children: [{ id: map, label: Chart, href: /docs/map }]\n',
      }),
    )
    for (const file of ['docs/map/index.html', 'docs/install/index.html', 'docs/guides/index.html'])
      expect(sideBarOf(dist[file])).toEqual(['Chart /docs/map', ...whole.slice(0, -1)])
    expect(dist['docs/map/index.html']).toMatch(/class="neighbour is-next" href="\/docs"/)
    expect(dist['docs/index.html']).toMatch(/class="neighbour" href="\/docs\/map"/)
  })

  test('is not part of a site without the folder, or with the part switched off', async () => {
    const site = {
      'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\nfeatures: { docs: false }\n',
      'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
    }
    for (const files of [site, { ...site, 'content/docs/one.md': '---\ntitle: One\n---\n\nText.\n' }])
      expect(Object.keys(await buildFiles(await writeFolder(files))).filter((file) => file.startsWith('docs'))).toEqual(
        [],
      )
  })
})

describe('a page of the documentation', () => {
  test('has contents, headings that link to themselves, and links between files that are addresses', async () => {
    const dist = await buildFiles(await writeDocs())
    expect(dist['docs/guides/advanced/tides/index.html']).toContain(
      '<h2 id="high-water"><a class="heading-link" href="#high-water">High water</a></h2>',
    )
    expect(dist['docs/guides/advanced/tides/index.html']).toMatch(/class="toc-link" href="#high-water"/)
    expect(dist['docs/index.html']).toContain('<a href="/docs/guides/advanced/tides#high-water">tides</a>')
  })

  test('has a date, an edit link and a Markdown version', async () => {
    const dist = await buildFiles(
      await writeDocs({
        'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\neditUrl: https://g.example/edit\n',
      }),
    )
    expect(dist['docs/install/index.html']).toContain('<time dateTime="2026-05-01">')
    expect(dist['docs/install/index.html']).toContain('href="https://g.example/edit/docs/install.md"')
    expect(dist['docs/install/index.md']).toContain(
      '# Installation\n\nSee [the map](https://lake.example.com/docs/map).',
    )
    expect(dist['docs/map/index.md']).toContain('# Map')
    const routes = whole.map((line) => line.split(' ').at(-1) ?? '')
    const listed = [...(dist['llms.txt'] ?? '').matchAll(/lake\.example\.com(\/docs[^)]*?)\/index\.md/g)]
    // As the side bar has them; folders without a text have no Markdown version.
    expect(listed.map(([, route]) => route)).toEqual(routes.filter((route) => `${route.slice(1)}/index.md` in dist))
  })

  test('is found by the search, in the sitemap and at its old addresses', async () => {
    const dist = await buildFiles(await writeDocs())
    const hits = JSON.parse(dist['search-index.json'] ?? '') as { url: string; category: string; type: string }[]
    expect(hits.find(({ url }) => url === '/docs/guides/routes')).toMatchObject({
      category: 'All guides',
      type: 'documentation',
    })
    expect(hits.find(({ url }) => url === '/docs/map')).toMatchObject({ type: 'documentation' })
    expect(dist['sitemap.xml']).toContain('https://lake.example.com/docs/guides/advanced/tides')
    expect(dist['_redirects']).toContain('/old/stops /docs/guides/landing-places 301')
  })
})

describe('versions of the documentation', () => {
  const buildVersions = async (basePath?: string) => buildFiles(await writeDocs({}, 'docs-versions'), basePath)

  test('have pages that are valid, with a description and the headings of a page', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const [file, html] of Object.entries(await buildVersions())) {
      if (!/^docs\/.*\.html$/.test(file)) continue
      const { results } = await validator.validateString(html)
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => `${file}: ${message}`))).toEqual([])
      expect(html, file).toMatch(/<meta name="description" content="[^"]+"/)
      expect(html.match(/<h1\b/g), file).toHaveLength(1)
    }
  })

  test('have addresses of their own, but for the newest', async () => {
    const dist = await buildVersions()
    expect(sideBarOf(dist['docs/install/index.html'])).toEqual([
      'v2 (newest) /docs/install',
      'v1 /docs/v1/install',
      'Overview /docs',
      'Guides of today /docs/guides',
      'Tides /docs/guides/tides',
      'Installation /docs/install',
    ])
    expect(sideBarOf(dist['docs/v1/guides/routes/index.html'])).toEqual([
      'v2 (newest) /docs/guides',
      'v1 /docs/v1/guides/routes',
      'Documentation /docs/v1',
      'Handbook /docs/v1/guides',
      'Routes /docs/v1/guides/routes',
      'Installation /docs/v1/install',
    ])
    expect(Object.keys(dist).filter((file) => file.startsWith('docs/v2'))).toEqual([])
  })

  test('that are old say so, and lead to the same page of the newest', async () => {
    const dist = await buildVersions('/lake')
    expect(dist['docs/v1/install/index.html']).toContain(
      '<p class="docs-notice">This page is about version v1.<a href="/lake/docs/install">Read about version v2</a></p>',
    )
    expect(dist['docs/v1/guides/routes/index.html']).toContain('<a href="/lake/docs/guides">Read about version v2</a>')
    expect(dist['docs/install/index.html']).not.toContain('docs-notice')
  })

  test('that are old leave search engines to the newest where it has the same page', async () => {
    const dist = await buildVersions()
    const canonical = (file: string) => /<link rel="canonical" href="([^"]*)"/.exec(dist[file] ?? '')?.[1]
    expect(canonical('docs/v1/install/index.html')).toBe('https://lake.example.com/docs/install')
    expect(canonical('docs/v1/guides/index.html')).toBe('https://lake.example.com/docs/guides')
    expect(canonical('docs/v1/guides/routes/index.html')).toBe('https://lake.example.com/docs/v1/guides/routes')
    expect(dist['sitemap.xml']).toContain('/docs/v1/guides/routes<')
    expect(dist['sitemap.xml']).not.toMatch(/docs\/v1\/(?:install|guides)</)
  })

  test('may have dots in their names, which their addresses keep', async () => {
    const source = await readFolder(await writeDocs({}, 'docs-versions'))
    const dotted = Object.entries(source).map((file) => file.map((text) => text.replaceAll(/(?<=\/)v1\b/g, '1.5')))
    const folder = await writeFolder(Object.fromEntries(dotted))
    await writeFiles(folder, {
      'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\ndocs: { versions: [v2, "1.5"] }\n',
    })
    const dist = await buildFiles(folder)
    expect(dist['docs/install/index.html']).toContain('href="/docs/1.5/install"')
    expect(dist['docs/1.5/install/index.html']).toContain('href="/docs/1.5/guides"')
    expect(dist['docs/1.5/index.html']).toContain('href="/docs/1.5/install"')
  })

  test('that are old are searched on their own pages only, and are not in llms.txt', async () => {
    const dist = await buildVersions('/lake')
    expect(dist['index.html']).toContain('"scope":{"old":[{"href":"/lake/docs/v1"}]}')
    expect(dist['docs/v1/guides/routes/index.html']).toContain(
      '"version":{"href":"/lake/docs/v1","docsHref":"/lake/docs"}',
    )
    expect(dist['docs/guides/tides/index.html']).toContain(
      '"section":{"label":"Guides of today","href":"/lake/docs/guides"}',
    )
    expect(dist['search-index.json']).toContain('"url":"/lake/docs/v1/install"')
    expect(dist['llms.txt']).not.toContain('/v1/')
    expect(dist['llms-full.txt']).not.toContain('# Routes')
    expect(dist['docs/v1/guides/routes/index.md']).toContain('# Routes')
  })
})

test('a new title renders the pages again that show it, and no others', async () => {
  const page = (title: string, order: number) => `---\ntitle: ${title}\norder: ${order}\n---\n\nText.\n`
  const folders = ['a', 'b', 'c']
  const files = folders.flatMap((folder) =>
    Array.from({ length: 40 }, (_, index) => [
      `content/docs/${folder}/p${index}.md`,
      page(`${folder} ${index}`, index),
    ]),
  )
  const folder = await writeFolder({
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
    ...Object.fromEntries(files),
  })
  const cache = openCache()
  await renderSite(configOf(folder), cache)
  await writeFiles(folder, { 'content/docs/b/p7.md': page('Another title', 7) })
  const site = await renderSite(configOf(folder), openCache(cache))
  const fresh = isRendered(site) ? [...site.fresh].map(({ route }) => route.url) : []
  const shown = ['/404', '/docs/b', ...Array.from({ length: 40 }, (_, index) => `/docs/b/p${index}`)]
  expect(fresh.sort()).toEqual(shown.sort())
})
