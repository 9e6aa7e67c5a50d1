// The recipe "a new collection of articles" of CONTRIBUTING, followed in a copy of the repository: the steps suffice.

import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readFolder, libretto as root, writeFolder } from '../setup/mini-site.ts'

const schema = `  guides: {
    route: '/guides',
    schema: helpArticleSchema,
    noun: 'guide',
    kind: 'guide',
    starter: helpArticleStarter,
    slugFrom: 'file',
    markdownFields: [],
    excerptLength: 150,
    sortDate: ({ lastUpdated }) => lastUpdated,
    anchors: () => [],
    hasFeed: false,
    indexWidget: 'FeaturedHelpArticles',
  },
`
const plan = `import type { SiteCollection } from '../collection.ts'

export const guides: SiteCollection<'guides'> = {
  neighbours: () => () => [],
  plan: ({ id, title, head, body }, _, site) => ({
    view: 'help-article',
    props: {
      ...site.page({ description: site.excerpt(body.text, 160) }),
      ...{ sectionPath: site.sectionPath, articleId: id, title, category: head.category, difficulty: 'beginner' },
      ...{ tags: head.tags, helpful: 0, notHelpful: 0, html: body.html, toc: site.toc(body), related: [] },
    },
  }),
  searchItem: ({ body }) => ({ idPrefix: 'guide', text: body.text, type: 'page', category: 'Guide', relevance: 0.6 }),
  twin: () => ({ description: '', parts: [] }),
}
`
const words = "guides: { title: 'Guide Not Found', message: 'No such guide.', linkLabel: 'All guides' }"

/** Puts a text before another one that the file has. */
async function insert(folder: string, file: string, steps: readonly [before: string, text: string][]): Promise<void> {
  let source = await readFile(join(folder, file), 'utf8')
  for (const [before, text] of steps) {
    expect(source, file).toContain(before)
    source = source.replace(before, () => text + before)
  }
  await writeFile(join(folder, file), source)
}

test('a collection is an entry in the schemas, a module in the site, and its words', async () => {
  const folder = await writeFolder({
    'copy/site/collections/guides/plan.ts': plan,
    'content/site.yaml': 'name: Test\nurl: https://example.com\n',
    'content/guides/first.md': '---\ntitle: First guide\n---\n\nText.\n',
    'content/help/sound.md': '---\ntitle: Sound\n---\n\nSee the [guide](../guides/first.md) or [all](/guides).\n',
  })
  const copy = join(folder, 'copy')
  for (const path of ['bin', 'generator', 'schemas', 'site', 'runtime', 'package.json', 'tsconfig.json']) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(root, path), join(copy, path), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await insert(copy, 'schemas/article-collections.ts', [
    ["  'case-studies': { head", '  guides: { head: HelpArticle; markdownField: never }\n'],
    ["  'case-studies': {\n    route", schema],
  ])
  await insert(copy, 'site/collections/registry.ts', [
    ['import { help }', "import { guides } from './guides/plan.ts'\n"],
    ['  help,', '  guides,\n'],
  ])
  const title = "  guides: 'Guides',\n"
  await insert(copy, 'site/strings/en/collections.ts', [
    ["  help: 'Help Center',", title],
    ["  help: 'Help',\n  'case-studies'", title],
    ["  help: 'Help',\n  blog", title],
    ['  help: {', `  ${words},\n`],
  ])

  const run = (...argv: string[]) =>
    promisify(execFile)(process.execPath, [join(copy, 'bin/libretto.js'), ...argv], { cwd: folder })
  await run('new', 'guide', 'second')
  await run('build', '--drafts', '--no-cache')
  const built = await readFolder(join(folder, 'dist'))
  expect(built['guides/first/index.html']).toContain('First guide')
  expect(built['guides/index.html']).toContain('<title>Guides | Test</title>')
  expect(built['guides/404.html']).toContain('No such guide.')
  expect(built['help/sound/index.html']).toContain('href="/guides/first"')
  for (const file of ['sitemap.xml', 'search-index.json', 'llms.txt']) {
    expect(built[file], file).toContain('/guides/first')
    expect(built[file], file).toContain('/guides/second')
  }
})
