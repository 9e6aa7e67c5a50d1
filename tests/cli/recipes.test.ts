// The recipes of CONTRIBUTING for a new block, a new widget and a new collection, followed in a copy of the repository:
// the steps suffice for the compiler and for a build.

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCode } from '../setup/code-copy.ts'
import { readFolder, libretto as root, writeFiles } from '../setup/mini-site.ts'

type Files = Readonly<Record<string, string>>
/** A text that is put before another text, which the file already has. */
type Insertions = Readonly<Record<string, readonly [before: string, text: string][]>>
interface Recipe {
  added: Files
  changed: Insertions
  /** What is put first into groups of words in site/strings/LANGUAGE/collections.ts, for each language. */
  words?: Files
  /** What a writer does with it. */
  content: Files
}

const block: Recipe = {
  added: {
    'schemas/blocks/timeline.ts': `import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const timelineBlock = defineBlockSchema('timeline', 'Events in their order.', {
  data: z.strictObject({ events: z.array(textSchema).min(1).describe('First to last.') }),
})
export type TimelineBlock = z.infer<typeof timelineBlock.schema>
`,
    'site/blocks/timeline/timeline.tsx': `import { Section } from '../../parts/section.tsx'
import { defineBlock } from '../define-block.ts'

export const timelineBlock = defineBlock({
  data: 'timeline',
  plan: ({ events }) => ({ events, count: events.length }),
  Component: ({ block, data }) => (
    <Section block={block} className="timeline">
      <ol data-count={data.count}>
        {data.events.map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ol>
    </Section>
  ),
})
`,
    'site/blocks/timeline/timeline.css': '.timeline ol {\n  list-style: upper-roman;\n}\n',
  },
  changed: {
    'schemas/blocks/registry.ts': [
      ['import { usecasesBlock }', "import { timelineBlock } from './timeline.ts'\n"],
      ['  apiBlock,\n]', '  timelineBlock,\n'],
    ],
    'site/blocks/registry.tsx': [
      ['import { Unknown }', "import { timelineBlock } from './timeline/timeline.tsx'\n"],
      ['  api: apiBlock,', '  timeline: timelineBlock,\n'],
    ],
    'site/blocks/index.css': [['@import "./hero/hero.css";', '@import "./timeline/timeline.css";\n']],
  },
  content: {
    'content/pages/history.yaml': `title: History
blocks:
  - { id: head, type: hero, title: History, subtitle: From then to now. }
  - { id: events, type: timeline, title: Events, data: { events: [Founded, Grown] } }
`,
  },
}

const widget: Recipe = {
  added: {
    'site/widgets/coin-toss/plan.ts': `import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface CoinTossProps {
  sides: [string, string]
}

export function planCoinToss(_: WidgetOptions, view: SiteView): Planned<CoinTossProps> {
  return { sides: ['heads', \`\${view.articles('blog').length} tails\`] }
}
`,
    'site/widgets/coin-toss/coin-toss.tsx': `import { type ReactNode, useState } from 'react'
import type { CoinTossProps } from './plan.ts'

export function CoinToss({ sides }: CoinTossProps): ReactNode {
  const [side, setSide] = useState<0 | 1>(0)
  return (
    <button type="button" onClick={() => setSide(side === 0 ? 1 : 0)}>
      {sides[side]}
    </button>
  )
}
`,
    'site/widgets/coin-toss/widget.ts': `import { defineIslandWidget } from '../define-widget.tsx'
import { planCoinToss } from './plan.ts'

export const coinToss = defineIslandWidget('CoinToss', { plan: planCoinToss, on: 'interaction' })
`,
  },
  changed: {
    'schemas/widgets.ts': [['  FeaturedCaseStudies: {', "  CoinToss: { description: 'A coin.', reads: ['blog'] },\n"]],
    'site/widgets/widget-call.ts': [
      ['import type { CommunityForumProps }', "import type { CoinTossProps } from './coin-toss/plan.ts'\n"],
      ['  CommunityForum: Comm', '  CoinToss: CoinTossProps\n'],
    ],
    'site/widgets/registry.ts': [
      ['import { communityForum }', "import { coinToss } from './coin-toss/widget.ts'\n"],
      ['  CommunityForum: comm', '  CoinToss: coinToss,\n'],
    ],
    'site/islands.tsx': [
      ['import { CommunityForum }', "import { CoinToss } from './widgets/coin-toss/coin-toss.tsx'\n"],
      ['  CommunityForum: {', '  CoinToss: { component: CoinToss },\n'],
    ],
  },
  content: {
    'content/pages/toss.yaml': `title: Toss
blocks:
  - { id: head, type: hero, title: Toss, subtitle: A coin. }
  - { id: coin, type: text, title: Coin, data: { component: CoinToss } }
`,
  },
}

const guideTitle = "  guides: 'Guides',\n"
const collection: Recipe = {
  added: {
    'site/collections/guides/plan.ts': `import * as words from '#words/collections.ts'
import type { SiteCollection } from '../collection.ts'

export const guides: SiteCollection<'guides'> = {
  title: words.collectionTitles.guides,
  notFound: words.notFoundTexts.guides,
  neighbours: () => () => [],
  plan: ({ id, title, head, body }, _, site) => ({
    view: 'help-article',
    props: {
      ...site.page({ description: site.excerpt(body.text, 160) }),
      ...{ sectionPath: site.sectionPath, articleId: id, title, category: head.category, difficulty: 'beginner' },
      ...{ tags: site.linkTags(head.tags), helpful: 0, notHelpful: 0, related: [] },
      ...{ html: body.html, toc: site.toc(body) },
    },
  }),
  searchItem: ({ body }) => ({ idPrefix: 'guide', text: body.text, type: 'page', category: 'Guide', relevance: 0.6 }),
  markdown: () => ({ description: '', parts: [] }),
}
`,
  },
  changed: {
    'schemas/article-collections.ts': [
      ["  'case-studies': { head", '  guides: { head: HelpArticle; markdownField: never }\n'],
      [
        "  'case-studies': {\n    route",
        `  guides: {
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
`,
      ],
    ],
    'site/collections/registry.ts': [
      ['import { help }', "import { guides } from './guides/plan.ts'\n"],
      ['  help,', '  guides,\n'],
    ],
  },
  words: {
    collectionTitles: guideTitle,
    breadcrumbLabels: guideTitle,
    llmsSections: guideTitle,
    notFoundTexts: "  guides: { title: 'Guide Not Found', message: 'No such guide.', linkLabel: 'All guides' },\n",
  },
  content: {
    'content/guides/first.md': '---\ntitle: First guide\n---\n\nText.\n',
    'content/help/sound.md': '---\ntitle: Sound\n---\n\nSee the [guide](../guides/first.md) or [all](/guides).\n',
  },
}

async function follow(recipe: Recipe, code: string): Promise<void> {
  await writeFiles(code, recipe.added)
  for (const [file, insertions] of Object.entries(recipe.changed)) {
    let source = await readFile(join(code, file), 'utf8')
    for (const [before, text] of insertions) {
      expect(source.split(before), `${file} should have one "${before}"`).toHaveLength(2)
      source = source.replace(before, () => text + before)
    }
    await writeFile(join(code, file), source)
  }
  if (recipe.words)
    for (const language of await readdir(join(code, 'site/strings'))) await addWords(language, recipe.words)
}

async function addWords(language: string, words: Files): Promise<void> {
  if (language.endsWith('.ts')) return
  const path = join(code, 'site/strings', language, 'collections.ts')
  let source = await readFile(path, 'utf8')
  for (const [group, text] of Object.entries(words))
    source = source.replace(new RegExp(`^export const ${group}\\b.*\n`, 'm'), (line) => line + text)
  await writeFile(path, source)
}

let code: string
let built: Record<string, string>
let removeAll: () => Promise<void>

beforeAll(async () => {
  let removeCode = async () => {}
  code = await copyCode((remove) => {
    removeCode = remove
  })
  const folder = await mkdtemp(join(tmpdir(), 'libretto-recipes-'))
  removeAll = async () => {
    await removeCode()
    await rm(folder, { recursive: true, force: true })
  }
  for (const path of ['bin', 'generator']) await cp(join(root, path), join(code, path), { recursive: true })
  await writeFiles(folder, { 'content/site.yaml': 'name: Test\nurl: https://example.com\n' })
  for (const recipe of [block, widget, collection]) {
    await follow(recipe, code)
    await writeFiles(folder, recipe.content)
  }
  const run = (...argv: string[]) =>
    promisify(execFile)(process.execPath, [join(code, 'bin/libretto.js'), ...argv], { cwd: folder })
  await run('new', 'guide', 'second')
  await run('build', '--drafts', '--no-cache')
  built = await readFolder(join(folder, 'dist'))
})
afterAll(() => removeAll())

test('the compiler finds nothing missing', async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: code })
  expect(stdout).toBe('')
})

test('a block is its schema, its module in the site and a line in each registry', () => {
  expect(built['history/index.html']).toMatch(/<ol data-count="2"><li>Founded<\/li><li>Grown<\/li><\/ol>/)
  const styles = Object.entries(built).filter(([path]) => path.endsWith('.css'))
  expect(styles.some(([, text]) => text.includes('upper-roman'))).toBe(true)
})

test('a widget is its name, its module in the site and a line in each registry', () => {
  const html = built['toss/index.html']
  expect(html).toMatch(/data-island="CoinToss"[^>]*>.*<button type="button">heads<\/button>/s)
  const host = Object.keys(built).filter((path) => /coin-toss.*\.js$/.test(path))
  expect(host).toHaveLength(1)
})

test('a collection is an entry in the schemas, a module in the site, and its words', () => {
  expect(built['guides/first/index.html']).toContain('First guide')
  expect(built['guides/index.html']).toContain('<title>Guides | Test</title>')
  expect(built['guides/404.html']).toContain('No such guide.')
  expect(built['help/sound/index.html']).toContain('href="/guides/first"')
  for (const file of ['sitemap.xml', 'search-index.json', 'llms.txt']) {
    expect(built[file], file).toContain('/guides/first')
    expect(built[file], file).toContain('/guides/second')
  }
})
