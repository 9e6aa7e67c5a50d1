// The recipes of CONTRIBUTING, followed in a copy of the repository: the steps suffice for the compiler, for a build
// and for what each recipe promises. Those with code are applied as they are written there.

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Flags } from '#generator/config/config.ts'
import { copyCode } from '../setup/code-copy.ts'
import { deep } from '../setup/deep.ts'
import { readFolder, libretto as root, writeFiles } from '../setup/mini-site.ts'
import { changeSource, readRecipe } from './read-recipes.ts'

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
  search: {
    relevance: 0.6,
    hit: ({ body }) => ({ idPrefix: 'guide', text: body.text, type: 'page', category: 'Guide' }),
  },
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

/** Applies a recipe of CONTRIBUTING to the copy. */
async function followWritten(heading: string): Promise<void> {
  for (const step of readRecipe(contributing, heading)) {
    if (step.kind === 'run') await promisify(execFile)('sh', ['-ec', step.text], { cwd: code })
    else if (step.kind === 'create') await writeFiles(code, { [step.file]: step.text })
    else {
      const path = join(code, step.file)
      await writeFile(path, changeSource(await readFile(path, 'utf8'), step))
    }
  }
}

const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
/** Runs the command of the copy. */
const run = (folder: string, ...argv: string[]) =>
  promisify(execFile)(process.execPath, [join(code, 'bin/libretto.js'), ...argv], { cwd: folder })

let code: string
let folder: string
let built: Record<string, string>
let removeAll: () => Promise<void>

beforeAll(async () => {
  let removeCode = async () => {}
  code = await copyCode((remove) => {
    removeCode = remove
  })
  folder = await mkdtemp(join(tmpdir(), 'libretto-recipes-'))
  removeAll = async () => {
    await removeCode()
    await rm(folder, { recursive: true, force: true })
  }
  for (const path of ['bin', 'generator']) await cp(join(root, path), join(code, path), { recursive: true })
  await writeFiles(folder, {
    'content/site.yaml': 'name: Test\nurl: https://example.com\n',
    'content/help/makers.md': '---\ntitle: Makers\n---\n\nSee the [makers](/humans.txt).\n',
  })
  for (const recipe of [block, widget, collection]) {
    await follow(recipe, code)
    await writeFiles(folder, recipe.content)
  }
  for (const heading of ['A new flag', 'A new check', 'A new output file', 'A new language'])
    await followWritten(heading)
  await run(folder, 'new', 'guide', 'second')
  await run(folder, 'build', '--drafts', '--no-cache')
  built = await readFolder(join(folder, 'dist'))
})
afterAll(() => removeAll())

test('the compiler finds nothing missing', deep, async () => {
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
  for (const file of ['sitemap.xml', 'search-index.json', 'llms.txt'])
    expect(built[file], file).toContain('/guides/first')
  // A draft, in a build with drafts: search engines are not told of it.
  for (const file of ['search-index.json', 'llms.txt']) expect(built[file], file).toContain('/guides/second')
  expect(built['sitemap.xml']).not.toContain('/guides/second')
})

test('a flag is a row: it is in the help, its value is checked, and it changes the key of a build', async () => {
  expect((await run(folder, 'build', '--help')).stdout).toMatch(
    /--edition <edition> +edition of the site: full or short/,
  )
  await expect(run(folder, 'validate', '--edition', 'tiny')).rejects.toMatchObject({ code: 2 })
  const { keyOf, readConfig } = (await import(
    join(code, 'generator/config/config.ts')
  )) as typeof import('#generator/config/config.ts')
  const keyWith = (flags: object) =>
    keyOf(readConfig(flags as Flags, { workingDirectory: folder, libretto: code, clock: 0 }))
  expect(keyWith({ edition: 'short' })).not.toBe(keyWith({}))
  expect(keyWith({ edition: 'full' })).toBe(keyWith({}))
})

test('a check reports its problem as its mini-site says, and the catalogue explains it', async () => {
  const site = join(code, 'tests/sites/invalid/loud-title')
  const { stderr } = await run(site, 'validate')
  const expected = await readFile(join(site, 'expected.txt'), 'utf8')
  expect(stderr).toBe(`${expected}"libretto explain loud-title" tells more\n`)
  const { stdout } = await run(site, 'explain', 'loud-title')
  expect(stdout).toContain('End the title without a mark.')
})

test('an output file is in the folder, and pages link to it', () => {
  expect(built['humans.txt']).toBe('Made by Test\n')
  expect(built['help/makers/index.html']).toContain('href="/humans.txt"')
})

test('a language is a folder of words', async () => {
  await writeFiles(folder, { 'dutch/content/site.yaml': 'name: Test\nurl: https://example.com\nlanguage: nl\n' })
  const { stderr } = await run(join(folder, 'dutch'), 'build', '--no-cache')
  expect(stderr).not.toContain('nl')
  const html = await readFile(join(folder, 'dutch/dist/index.html'), 'utf8')
  expect(html).toContain('<html lang="nl"')
  expect(html).toContain('Ga naar de inhoud')
})

describe('a recipe that cannot be followed is refused', () => {
  const recipe = (instruction: string) => `\n### A new hat\n\n${instruction}\n\n\`\`\`ts\na\n\`\`\`\n\n## Style\n`

  test('without an instruction above its code', () => {
    expect(() => readRecipe(recipe('Somewhere:'), 'A new hat')).toThrow('"Somewhere:" does not say what to do')
    expect(() => readRecipe(recipe('Run:'), 'A new cap')).toThrow('there is no recipe "A new cap"')
  })

  test('with a line that its file does not have, or has twice', () => {
    const [step] = readRecipe(recipe('In `hat.ts`, before `b`:'), 'A new hat')
    if (step?.kind !== 'before') return expect.fail('it is a line to put the code before')
    expect(changeSource('x\n  b\n', step)).toBe('x\na\n  b\n')
    expect(() => changeSource('x\n', step)).toThrow('hat.ts has 0 lines with b')
    expect(() => changeSource('b\nb\n', step)).toThrow('hat.ts has 2 lines with b')
  })
})
