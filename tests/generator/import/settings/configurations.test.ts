// What each tool's configuration says of folders, languages, the side bar and what is around a page.

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Tool } from '#generator/import/source/tools.ts'
import { plan } from '../../../setup/plan-folder.ts'

const page = (text = 'Text.', head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`
const pagesOf = (files: object) =>
  Object.keys(files)
    .filter((path) => path.endsWith('.md'))
    .sort()

/** The orders of pages, by their paths below docs. */
function ordersOf(files: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      const order = /^order: (\S+)$/m.exec(text)?.[1]
      return order === undefined ? [] : [[path.replace(/^docs\//, ''), Number(order)]]
    }),
  )
}

test('constants of a file name the languages of Starlight, and each language gets its folder', async () => {
  const { files, rows, facts, site } = await plan('starlight', {
    'astro.config.mjs': `const site = 'https://kiln.example.com'
const locales = { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } }
export default defineConfig({ site, integrations: [starlight({ title: 'Kiln', locales })] })`,
    'src/content/docs/zeta.md': page(),
    'src/content/docs/de/zeta.md': page('[Z](/de/zeta/) [E](/zeta/)'),
  })
  expect(pagesOf(files)).toEqual(['de/docs/zeta.md', 'docs/zeta.md'])
  expect(files['de/docs/zeta.md']).toContain('aliases:\n  - /de/zeta\n')
  expect(facts).toMatchObject({ name: 'Kiln', url: 'https://kiln.example.com' })
  expect(site).toMatchObject({ languages: ['en', 'de'] })
  // A build would look for the original at this address in vain.
  expect(rows).toEqual([
    'src/content/docs/de/zeta.md:5 the link to "/zeta/": in this language, its address leads to the translation',
  ])
})

test('pages of Jekyll that say their language go to its folder', async () => {
  const { files, site } = await plan('jekyll', {
    '_config.yml': 'collections:\n  articles: { output: true, permalink: "/:path/" }\n',
    '_articles/fire.md': page('Text.', 'lang: en\n'),
    '_articles/de/fire.md': page('Text.', 'lang: de\n'),
  })
  expect(pagesOf(files)).toEqual(['de/docs/articles/fire.md', 'docs/articles/fire.md'])
  expect(files['de/docs/articles/fire.md']).toContain('  - /de/fire\n')
  expect(site).toMatchObject({ languages: ['en', 'de'] })
})

test('folders with the names of languages that mirror the pages around them are one warning', async () => {
  const { files, rows } = await plan('vitepress', {
    '.vitepress/config.js': 'export default {}',
    'a.md': page(),
    'b.md': page(),
    'de/a.md': page(),
    'de/b.md': page(),
    'zh-cn/a.md': page(),
    'api/a.md': page(),
  })
  expect(pagesOf(files)).toContain('docs/de/a.md')
  expect(rows).toEqual([
    'de:undefined the folder is a translation of the pages around it, but nothing says so, ' +
      'and so are 1 folder beside it: it was taken as pages',
  ])
})

test('mounts of Hugo stand for content, by language and by pattern', async () => {
  const { files, site } = await plan('hugo', {
    'hugo.toml': `[module]
mounts = [
  { source = "content/en", target = "content" },
  { source = "content/fr", target = "content", lang = "fr" },
  { source = "news", target = "content/blog", includeFiles = "*.md" },
  { source = "assets", target = "assets" },
  { source = "NOTES.md", target = "content/project/notes.md" },
]
`,
    'content/en/docs/fire.md': page('[N](/project/notes/)'),
    'content/fr/docs/fire.md': page(),
    'content/en/about.md': page(),
    'news/one.md': page('Text.', 'date: 2024-01-05\n'),
    'NOTES.md': page(),
  })
  expect(pagesOf(files)).toEqual([
    'blog/one.md',
    'docs/about.md',
    'docs/fire.md',
    'docs/project/notes.md',
    'fr/docs/fire.md',
  ])
  expect(files['docs/fire.md']).toContain('[N](project/notes.md)')
  expect(files['docs/fire.md']).not.toContain('/en')
  expect(site).toMatchObject({ languages: ['en', 'fr'] })
})

test('a folder that Hugo never publishes gives drafts without old addresses', async () => {
  const { files } = await plan('hugo', {
    'content/_common/_index.md': '---\ntitle: Parts\ncascade:\n  build: { render: never, list: never }\n---\n',
    'content/_common/x.md': page(),
    'content/y.md': page(),
  })
  expect(files['docs/common/x.md'] ?? files['docs/_common/x.md']).toMatch(/^---\ntitle: Page\nstatus: draft\n---/)
  expect(files['docs/y.md']).toContain('  - /y\n')
})

test('a configuration of MkDocs with tags of Python and of MkDocs is read', async () => {
  const { files, rows, facts, site } = await plan('markdown', {
    'mkdocs.yml': `site_name: Kiln
site_url: https://kiln.example.com/docs/
docs_dir: manual
repo_url: https://github.com/example/kiln
edit_uri: edit/main/manual/
extra: { key: !ENV [KEY, none] }
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji "" }
nav:
  - Home: index.md
  - Firing:
    - Hot: z.md
    - a.md
  - Source: https://code.example.com
plugins:
  - redirects: { redirect_maps: { old.md: z.md } }
`,
    'manual/index.md': '# Kiln\n',
    'manual/z.md': '# Zeta\n',
    'manual/a.md': '# Alpha\n',
  })
  expect(facts).toMatchObject({ name: 'Kiln', url: 'https://kiln.example.com/docs' })
  expect(listOf(files)).toEqual([
    { title: 'Firing', items: ['z', 'a'] },
    { title: 'Source', href: 'https://code.example.com' },
  ])
  expect(files['docs/z.md']).toMatch(/aliases:\n {2}- \/z\n {2}- \/old\n/)
  expect(files['docs/z.md']).toContain('label: Hot\n')
  expect(site).toEqual({
    social: { github: 'https://github.com/example/kiln' },
    editUrl: 'https://github.com/example/kiln/edit/main/content',
  })
  expect(files).not.toHaveProperty('navigation.yaml')
  expect(rows).toEqual([])
})

const listOf = (files: Record<string, string>): unknown[] => {
  const data: unknown = parse(files['docs/_folder.yaml'] ?? '')
  return (data as { sidebar?: unknown[] } | null)?.sidebar ?? []
}

const three = (folder: string) => ({ [`${folder}a.md`]: page(), [`${folder}b.md`]: page(), [`${folder}c.md`]: page() })

test.each<[Tool, Record<string, string>, string, unknown[]]>([
  ['docusaurus', { 'sidebars.json': '{ "docs": ["c", "a", "b"] }' }, 'docs/', []],
  [
    'docusaurus',
    { 'sidebars.json': '{ "docs": { "One": ["c", "a"], "Two": ["b"] } }' },
    'docs/',
    [
      { title: 'One', items: ['c', 'a'] },
      { title: 'Two', items: ['b'] },
    ],
  ],
  [
    'docusaurus',
    {
      'sidebars.json':
        '{ "docs": ["c", { "type": "category", "label": "X", "items": ["a", { "type": "doc", "id": "b" }] }] }',
    },
    'docs/',
    ['c', { title: 'X', items: ['a', 'b'] }],
  ],
  [
    'vitepress',
    {
      '.vitepress/config.ts': `const x = { text: 'X', items: [{ text: 'A', link: '/a.html' }] }
const bar = () => [{ text: 'C', link: 'c' }, x]
export default { themeConfig: { sidebar: { '/': bar(), '/b': { base: '/', items: [{ text: 'B', link: 'b' }] } } } }`,
    },
    '',
    ['c', { title: 'X', items: ['a'] }, 'b'],
  ],
  [
    'starlight',
    {
      'astro.config.mjs': `export default { integrations: [starlight({ title: 'K', sidebar: [
  'c', { label: 'X', items: [{ slug: 'a' }, { label: 'B', link: '/b/' }] }] })] }`,
    },
    'src/content/docs/',
    ['c', { title: 'X', items: ['a', 'b'] }],
  ],
  [
    'jekyll',
    { '_data/docs_nav.yml': '- title: X\n  docs:\n    - link: /c/\n    - link: /a\n- { title: B, url: /b }\n' },
    '',
    [{ title: 'X', items: ['c', 'a'] }, 'b'],
  ],
])('the side bar of %s keeps its groups and its order: %j', async (tool, config, folder, sidebar) => {
  const docusaurus = {
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] }",
  }
  const { files } = await plan(tool, { ...(tool === 'docusaurus' ? docusaurus : {}), ...config, ...three(folder) })
  expect(ordersOf(files)).toEqual(sidebar.length > 0 ? {} : { 'c.md': 1, 'a.md': 2, 'b.md': 3 })
  expect(listOf(files)).toEqual(sidebar)
})

test('pages of Eleventy order themselves', async () => {
  const nav = (text: string) => page('Text.', `eleventyNavigation: ${text}\n`)
  const { files } = await plan('eleventy', {
    'a.md': nav('{ key: A, order: 2 }'),
    'b.md': nav('{ key: B, parent: C }'),
    'c.md': nav('{ key: C, title: The kiln, order: 1 }'),
  })
  expect(listOf(files)).toEqual([{ title: 'The kiln', page: 'c', items: ['b'] }, 'a'])
})

test('a group whose pages are those of a folder names it, and pages in no group come last', async () => {
  const { files } = await plan('vitepress', {
    '.vitepress/config.js': `export default { themeConfig: { sidebar: [
  { text: 'Later', items: [{ text: 'X', link: '/zoo/x' }, { text: 'Y', link: '/zoo/y' }] },
  { text: 'First', collapsed: false, items: [{ text: 'A', link: '/abc/a' }, { text: 'Page', link: '/abc/b' }] }] } }`,
    'zoo/x.md': page(),
    'zoo/y.md': page(),
    'zoo/more.md': page(),
    'abc/a.md': page(),
    'abc/b.md': page(),
  })
  expect(parse(files['docs/zoo/_folder.yaml'] ?? '')).toEqual({ title: 'Later', order: 1 })
  expect(parse(files['docs/abc/_folder.yaml'] ?? '')).toEqual({ title: 'First', open: true, order: 2 })
})

test('header, footer, icon and mark of Docusaurus come along, and links that lead nowhere are listed', async () => {
  const { files, rows, site } = await plan('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  title: 'Kiln', favicon: 'img/icon.svg',
  presets: [['classic', { docs: { editUrl: 'https://github.com/example/kiln/tree/main/website' } }]],
  themeConfig: {
    navbar: { logo: { src: 'img/kiln.svg' }, items: [
      { type: 'doc', docId: 'fire', label: 'Firing' }, { to: '/gone', label: 'Gone' },
      { label: 'More', items: [{ label: 'Chat', href: 'https://chat.example.com' }] } ] },
    footer: {
      links: [{ title: 'Docs', items: [{ label: 'Fire', to: 'docs/fire' }] }],
      copyright: '<p>Copyright <b>Kiln</b>&trade; &amp; Co.</p>Built by hand<br>here.',
    },
  },
}`,
    'docs/fire.md': page(),
    'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/img/kiln.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(site).toEqual({
    mark: '/assets/img/kiln.svg',
    favicon: '/assets/img/icon.svg',
    editUrl: 'https://github.com/example/kiln/edit/main/content',
  })
  expect(parse(files['navigation.yaml'] ?? '')).toEqual({
    main: [
      { id: 'firing', label: 'Firing', href: '/docs/fire' },
      { id: 'more', label: 'More', children: [{ id: 'chat', label: 'Chat', href: 'https://chat.example.com' }] },
    ],
    footer: {
      columns: [{ id: 'docs', label: 'Docs', children: [{ id: 'fire', label: 'Fire', href: '/docs/fire' }] }],
      note: 'Copyright Kiln™ & Co. Built by hand here.',
    },
  })
  expect(rows).toEqual(['docusaurus.config.js:undefined a link of the menus without a page here: "Gone"'])
})

test('a redirect to another site goes to redirects.yaml, one to a page becomes an alias in its letters', async () => {
  const { files, rows } = await plan('docusaurus', {
    'docusaurus.config.js': `module.exports = { plugins: [['@docusaurus/plugin-client-redirects', { redirects: [
  { from: ['/Old-QA', '/old two'], to: '/docs/fire' }, { from: '/chat', to: 'https://chat.example.com' },
  { from: '/lost', to: '/nowhere' }] }]] }`,
    'docs/fire.md': page(),
  })
  expect(files['docs/fire.md']).toContain('aliases:\n  - /Old-QA\n  - /old two\n')
  expect(parse(files['redirects.yaml'] ?? '')).toEqual([{ from: '/chat', to: 'https://chat.example.com' }])
  expect(rows).toEqual(['docusaurus.config.js:3 the redirect from "/lost" to "/nowhere"'])
})

test('a link to the site itself whose page is not in the folder keeps its address', async () => {
  const { files, rows } = await plan('hugo', {
    'hugo.toml': 'baseURL = "https://kiln.example.com/"\n',
    'content/a.md': page('[m](https://kiln.example.com/metrics.txt) [b](https://kiln.example.com/b/)'),
    'content/b.md': page(),
  })
  expect(files['docs/a.md']).toContain('[m](https://kiln.example.com/metrics.txt) [b](b.md)')
  expect(rows).toEqual([])
})

test.each([
  ["root: { lang: 'en' }", ''],
  ["en: { lang: 'en' }", 'en/'],
])('a page without a translation is the original, as Starlight shows it there: %s', async (main, place) => {
  const { files, rows } = await plan('starlight', {
    'astro.config.mjs':
      `export default { integrations: [starlight({ title: 'Kiln', defaultLocale: 'en', locales: { ${main}, ` +
      "'pt-br': { lang: 'pt-BR' } } })] }",
    [`src/content/docs/${place}hot.md`]: page('## Coal\n\nText.'),
    'src/content/docs/pt-br/cold.md': page('[a](/pt-br/hot/#coal) [b](/pt-br/hot) [c](/de/hot) [d](/pt-br/none)'),
  })
  expect(files['pt-BR/docs/cold.md']).toContain('[a](../../docs/hot.md#coal) [b](../../docs/hot.md) c d\n')
  expect(rows.map((row) => row.replace(/.*cold\.md:/, ''))).toEqual([
    '5 the link to "/de/hot": there is no such page or file in the folder',
    '5 the link to "/pt-br/none": there is no such page or file in the folder',
  ])
})

test.each([
  ['2015-02-15 9:18:00', '2015-02-15T09:18:00'],
  ['2015-02-15T9:18:00Z', '2015-02-15T09:18:00Z'],
  ['2015-11-3 10:30:00', '2015-11-03T10:30:00'],
  ['2015-2-3', '2015-02-03'],
  ['2015-02-15', '2015-02-15'],
])('a post of Docusaurus with the date %s is published then', async (date, expected) => {
  const { files, rows } = await plan('docusaurus', {
    'blog/2015-02-15-first.md': page('Text.', `date: ${date}\n`),
  })
  expect(files['blog/first.md']).toContain(`publishedAt: ${expected}`)
  expect(rows).toEqual([])
})

const growing = Array.from({ length: 9 }, (_, n) => `x${n + 1}: &x${n + 1} [${`*x${n}, `.repeat(9)}]\n`)

test.each([
  ['contains itself', 'nav: &a\n  - A: index.md\n  - B: *a\n'],
  ['grows with each line', `x0: &x0 [index.md, a.md]\n${growing.join('')}nav: *x9\n`],
])('a configuration that %s counts as one that cannot be read', async (_, config) => {
  const { files, rows } = await plan('markdown', { 'mkdocs.yml': config, 'docs/index.md': page(), 'docs/a.md': page() })
  expect(pagesOf(files)).toHaveLength(2)
  expect(rows.join('\n')).toContain('mkdocs.yml')
})

test('profiles with an address that no page may have are named, and nothing else is said of the footer', async () => {
  const { files, rows } = await plan('vitepress', {
    '.vitepress/config.js': `export default { themeConfig: { socialLinks: [
  { icon: 'chat', link: 'javascript:alert(1)' }, { icon: 'x', link: 'https://chat.example.com/kiln' }] } }`,
    'a.md': page(),
  })
  expect(parse(files['navigation.yaml'] ?? '')).toEqual({
    footer: {
      external: [{ id: 'chat-example-com', label: 'chat.example.com', href: 'https://chat.example.com/kiln' }],
    },
  })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('"javascript:alert(1)"')
})

test('lists of data go to the side bar, the header and the footer, as their names say', async () => {
  const { files } = await plan('jekyll', {
    ...three(''),
    '_data/primary_nav.yml': '- { title: Start, link: /a/ }\n- title: More\n  items: [{ title: Third, link: c }]\n',
    '_data/navigation.yml':
      'footer: [{ title: Second, url: /b }, { title: Shop, url: "https://shop.example.com" }]\n' +
      'docs:\n  - title: Guide\n    children: [{ title: Third, url: /c }, { title: First, url: /a }]\n',
  })
  expect(parse(files['docs/_folder.yaml'] ?? '').sidebar).toEqual([{ title: 'Guide', items: ['c', 'a'] }])
  const { main, footer } = parse(files['navigation.yaml'] ?? '')
  expect({ main, footer }).toMatchInlineSnapshot(`
    {
      "footer": {
        "columns": [
          {
            "children": [
              {
                "href": "/docs/b",
                "id": "second",
                "label": "Second",
              },
              {
                "href": "https://shop.example.com",
                "id": "shop",
                "label": "Shop",
              },
            ],
            "id": "more",
            "label": "More",
          },
        ],
      },
      "main": [
        {
          "href": "/docs/a",
          "id": "start",
          "label": "Start",
        },
        {
          "children": [
            {
              "href": "/docs/c",
              "id": "third",
              "label": "Third",
            },
          ],
          "id": "more",
          "label": "More",
        },
      ],
    }
  `)
})

test('a link to a side bar leads to its first page', async () => {
  const { files, rows } = await plan('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
  themeConfig: { navbar: { items: [
    { type: 'docSidebar', sidebarId: 'fire', label: 'Firing' },
    { type: 'dropdown', label: 'More', items: [{ type: 'docSidebar', sidebarId: 'clay', label: 'Clay' }] } ] } },
}`,
    'sidebars.js': `module.exports = {
  fire: [{ type: 'category', label: 'Start', items: ['hot/coal'] }, 'other'],
  clay: [{ type: 'autogenerated', dirName: 'clay' }],
}`,
    'docs/hot/coal.md': page(),
    'docs/other.md': page(),
    'docs/clay/red.md': page(),
  })
  expect(parse(files['navigation.yaml'] ?? '').main).toEqual([
    { id: 'firing', label: 'Firing', href: '/docs/hot/coal' },
    { id: 'more', label: 'More', children: [{ id: 'clay', label: 'Clay', href: '/docs/clay' }] },
  ])
  expect(rows).toEqual([])
})

test.each<[Tool, string, string, string[]]>([
  [
    'docusaurus',
    'docusaurus.config.js',
    "module.exports = { themeConfig: { announcementBar: { content: 'New' }, footer: { " +
      "copyright: `© ${new Date().getFullYear()} Kiln`, links: [{ items: [{ html: '<b>Kiln</b>' }] }] } } }",
    ['announcementBar.content', 'footer.copyright', 'footer.links.html'].map((key) => `themeConfig.${key}`),
  ],
  [
    'vitepress',
    '.vitepress/config.js',
    "export default { locales: { root: { lang: 'en' }, fr: { lang: 'fr', themeConfig: { nav: [{ text: 'A' }] } } } }",
    ['locales.fr.themeConfig.nav'],
  ],
  [
    'starlight',
    'astro.config.mjs',
    "export default { integrations: [starlight({ title: 'Kiln', banner: { content: 'New' } })] }",
    ['banner.content'],
  ],
])('a text of the configuration that comes over nowhere is listed: %s', async (tool, config, text, keys) => {
  const folder = { docusaurus: 'docs/', starlight: 'src/content/docs/' }[tool as string] ?? ''
  const { rows } = await plan(tool, { [config]: text, [`${folder}a.md`]: page() })
  expect(rows).toEqual(expect.arrayContaining(keys.map((key) => expect.stringContaining(`the text of "${key}"`))))
})

test('both lines of a footer of VitePress come over', async () => {
  const config = "export default { themeConfig: { footer: { message: 'MIT <b>licence</b>.', copyright: 'Kiln' } } }"
  const { files } = await plan('vitepress', { '.vitepress/config.js': config, 'a.md': page() })
  expect(parse(files['navigation.yaml'] ?? '')).toEqual({ footer: { note: 'MIT licence. Kiln' } })
})
