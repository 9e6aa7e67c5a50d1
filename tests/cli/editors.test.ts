// What an editor offers and reports, asked of yaml-language-server with the settings that are in the repository.

import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { contentSchemas, writeSchemas } from '#generator/commands/content-schemas.ts'
import { createSite, siteDefaults, siteKinds } from '#generator/commands/new-site.ts'
import { noOwnSchemas } from '#generator/read/context.ts'
import { deep, itSome } from '../setup/deep.ts'
import { type Diagnostic, type LanguageServer, startLanguageServer } from '../setup/language-server.ts'
import { checkFolder, libretto, readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { readFences } from '../setup/read-fences.ts'

const settingsFiles = ['.vscode', 'site/starters/common/vscode'].map((folder) => join(libretto, folder))

interface Settings {
  'yaml.schemas': Record<string, string>
}

async function readSettings(folder: string): Promise<Settings> {
  return JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as Settings
}

interface Editor extends LanguageServer {
  /** Address of a content file. */
  at: (path: string) => string
  /** Labels of what is offered where `‸` is. */
  complete: (path: string, text: string) => Promise<string[]>
  /** What is shown about the word at `‸`. */
  hover: (path: string, text: string) => Promise<string>
}

/** An editor of the content of this repository. `more` are schemas for other files. */
async function openEditor(more: Readonly<Record<string, string>> = {}): Promise<Editor> {
  const folder = await writeFolder({})
  const { content } = await checkFolder(libretto)
  writeSchemas(join(folder, '.libretto/schemas'), { own: noOwnSchemas, content })
  const settings = await readSettings(join(libretto, '.vscode'))
  const server = await startLanguageServer(folder, {
    ...settings,
    'yaml.schemas': { ...settings['yaml.schemas'], ...more },
    'yaml.schemaStore.enable': false,
  })
  const at = (path: string) => pathToFileURL(join(folder, 'content', path)).href
  const openAt = async (path: string, text: string) => {
    const before = text.slice(0, text.indexOf('‸')).split('\n')
    await server.open(at(path), text.replace('‸', ''))
    return { textDocument: { uri: at(path) }, position: { line: before.length - 1, character: before.at(-1)?.length } }
  }
  return {
    ...server,
    at,
    complete: async (path, text) => {
      const answer = await server.ask('textDocument/completion', await openAt(path, text))
      return (answer?.items ?? []).map(({ label }) => label)
    },
    hover: async (path, text) =>
      (await server.ask('textDocument/hover', await openAt(path, text)))?.contents.value ?? '',
  }
}

function print(path: string, diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`)
}

const block = (rest: string) => `title: A\nblocks:\n  - id: a\n${rest}`

describe('yaml-language-server', () => {
  test('finds no mistake in the content, and one in each file that has one', async () => {
    const { open, at } = await openEditor()
    const texts = Object.entries(await readFolder(join(libretto, 'content'))).filter(([path]) => path.endsWith('.yaml'))
    expect(texts.length).toBeGreaterThan(40)
    const found = await Promise.all(texts.map(async ([path, text]) => print(path, await open(at(path), text))))
    expect(found.flat()).toEqual([])
    const broken = await Promise.all(
      texts.map(async ([path]) => [path, await open(at(path), 'libretto: 1\n')] as const),
    )
    expect(broken.filter(([, diagnostics]) => diagnostics.length === 0)).toEqual([])
  })

  itSome(1, siteKinds)('finds no mistake in a new site of kind %s', async (kind) => {
    const folder = join(await writeFolder({}), 'lake')
    createSite({ folder, ...siteDefaults(folder), kind }, { libretto, now: 0 })
    const { open, at } = await openEditor()
    const texts = Object.entries(await readFolder(join(folder, 'content'))).filter(([path]) => path.endsWith('.yaml'))
    const found = await Promise.all(texts.map(async ([path, text]) => print(path, await open(at(path), text))))
    expect(found.length).toBeGreaterThanOrEqual(3)
    expect(found.flat()).toEqual([])
  })

  test('checks and completes front matter, where an editor hands it over', deep, async () => {
    const collections = ['blog', 'help', 'case-studies']
    const { open, at, complete } = await openEditor(
      Object.fromEntries(collections.map((name) => [`.libretto/schemas/${name}.json`, `content/${name}/*.md`])),
    )
    const texts = Object.entries(await readFolder(join(libretto, 'content')))
    const articles = texts.filter(([path]) => collections.includes(path.split('/')[0] ?? ''))
    expect(articles.length).toBeGreaterThan(15)
    for (const [path, text] of articles) {
      const head = /^---\n([^]*?\n)---\n/.exec(text)?.[1] ?? ''
      expect(print(path, await open(at(path), head))).toEqual([])
    }
    expect(print('', await open(at('help/new.md'), 'titel: A\ntitle: A\n'))).toEqual([
      ':1 Property titel is not allowed.',
    ])
    expect(await complete('help/new.md', 'title: A\nstatus: ‸\n')).toEqual(
      expect.arrayContaining(['draft', 'published']),
    )
  })

  test('names a misspelt key and an unknown widget at their lines', async () => {
    const { open, at } = await openEditor()
    expect(print('', await open(at('pages/new.yaml'), block('    type: hero\n    titel: A\n')))).toEqual([
      ':5 Property titel is not allowed.',
    ])
    const text = block('    type: text\n    data: { component: HelpSerch }\n')
    expect(print('', await open(at('pages/new.yaml'), text)).join()).toMatch(
      /^:5 Value is not accepted. .*"HelpSearch"/,
    )
  })

  const offers: [what: string, text: string, labels: string[]][] = [
    ['block types', block('    type: ‸\n'), ['hero', 'text', 'faq']],
    ['icons', block('    type: features\n    data:\n      items:\n        - icon: ‸\n'), ['activity', 'zap']],
    ['widgets', block('    type: text\n    data:\n      component: ‸\n'), ['HelpSearch', 'ArticleList']],
    ['collections', block('    type: text\n    data:\n      collection: ‸\n'), ['blog', 'help', 'case-studies']],
    ['claims', block('    type: metrics\n    data:\n      items:\n        - claim: ‸\n'), ['call-setup']],
    ['assets', block('    type: image\n    data:\n      src: ‸\n'), ['/assets/logo.svg']],
    [
      'pages and articles',
      block('    type: cta\n    data:\n      ctaButtons:\n        - text: A\n          href: ‸\n'),
      ['/docs/api', '/help/no-audio', '/blog'],
    ],
  ]

  test('offers names', deep, async () => {
    const { complete } = await openEditor()
    for (const [what, text, labels] of offers)
      expect(await complete('pages/new.yaml', text), what).toEqual(expect.arrayContaining(labels))
  })

  test('accepts names that are newer than the schemas', deep, async () => {
    const { open, at } = await openEditor()
    const items = '      items: [{ claim: brand-new, title: A, description: B, href: "/new#part" }]\n'
    const text = block(`    type: features\n    data:\n${items}`)
    expect(await open(at('pages/new.yaml'), text)).toEqual([])
  })

  test('explains a field', deep, async () => {
    const { hover } = await openEditor()
    expect(await hover('pages/new.yaml', 'ti‸tle: A\n')).toContain('Title of the browser tab and of search results.')
    const claim = block('    type: metrics\n    data:\n      items:\n        - cl‸aim: call-setup\n')
    expect(await hover('pages/new.yaml', claim)).toContain('Id of the claim.')
  })

  test('takes the schema that a modeline names', async () => {
    const { open, at } = await openEditor()
    const line = '# yaml-language-server: $schema=../.libretto/schemas/pages.json\n'
    expect(print('', await open(at('elsewhere.yaml'), `${line}titel: A\n`)).join()).toContain('titel is not allowed')
  })
})

test('the command lists the names of the content, and needs no content', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Acme\nurl: https://acme.example.com\n',
    'content/pages/trips.yaml': 'title: Trips\nblocks: []\n',
    'content/assets/lake.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  })
  const run = async (content: string) => {
    const argv = [join(libretto, 'bin/libretto.js'), 'schema', '--content', content, '--out', content]
    await promisify(execFile)(process.execPath, argv, { cwd: folder })
    const files = await readFolder(join(folder, content))
    return { site: files['site.json'] ?? '', pages: files['pages.json'] ?? '' }
  }
  const full = await run('content')
  expect(JSON.parse(full.site)).toMatchObject({
    properties: { pages: { properties: { docsUrl: { default: '/docs', anyOf: [{ $ref: '#/$defs/page' }, {}] } } } },
    $defs: { page: { enum: expect.arrayContaining(['/', '/trips']) }, asset: { enum: ['/assets/lake.svg'] } },
  })
  const empty = await run('none')
  expect(Object.keys((JSON.parse(empty.pages) as { $defs: object }).$defs)).toEqual(['widget', 'collection'])
  for (const text of Object.values({ ...full, ...empty })) expect(text).not.toMatch(/"names": "/)
})

const typedCode = `import { type PlanView, trustHtml } from 'libretto/site'

// @ts-expect-error A number is no text.
trustHtml(3)

/** A key of extraKeys, beside those of the collection. */
export const tagsOf = (view: PlanView, series: string): string[] =>
  view.articles('blog').flatMap(({ head }) => (head.series === series ? head.tags : []))
`

test('code of a site has the types of Libretto, React and zod, though nothing is installed beside it', {
  ...deep,
  timeout: 120_000,
}, async () => {
  const folder = join(await writeFolder({}), 'lake')
  createSite({ folder, ...siteDefaults(folder) }, { libretto, now: 0 })
  const manual = join(libretto, 'docs/content/docs/extend')
  const pages = await Promise.all((await readdir(manual)).map((file) => readFile(join(manual, file), 'utf8')))
  const code = pages.flatMap(readFences).filter(({ title = '' }) => title.startsWith('site/'))
  await writeFiles(folder, Object.fromEntries(code.map(({ title = '', text }) => [title, text])))
  await writeFiles(folder, { 'site/typed.ts': typedCode })
  const run = (...argv: string[]) => promisify(execFile)(process.execPath, argv, { cwd: folder })
  await run(join(libretto, 'bin/libretto.js'), 'schema', '--out', '.libretto/schemas')
  await run(join(libretto, 'node_modules/typescript/bin/tsc'), '-p', '.')
})

test.each(settingsFiles)('the settings in %s map every YAML file of the content', async (folder) => {
  const kinds = Object.keys(contentSchemas({ own: noOwnSchemas })).filter((pattern) => pattern.endsWith('.yaml'))
  const mapped = Object.values((await readSettings(folder))['yaml.schemas'])
  expect(mapped.sort()).toEqual(kinds.map((pattern) => `content/${pattern}`).sort())
  const written = writeSchemas(await writeFolder({}), { own: noOwnSchemas }).map((name) => `.libretto/schemas/${name}`)
  expect(written).toEqual(expect.arrayContaining(Object.keys((await readSettings(folder))['yaml.schemas'])))
})

interface Tasks {
  tasks: {
    command: string
    problemMatcher: { pattern: { regexp: string; file: number; line: number; message: number } }
  }[]
}

test.each(settingsFiles)('the task in %s finds the problems that validate prints', async (folder) => {
  const { tasks } = JSON.parse(await readFile(join(folder, 'tasks.json'), 'utf8')) as Tasks
  // In a folder where nothing is installed yet, npx alone would run whatever has the name in the registry.
  expect(tasks.map(({ command }) => command.replace(/^(?:npx --no libretto|node bin\/libretto\.js) /, ''))).toEqual([
    'validate',
  ])
  const site = await writeFolder({
    'content/site.yaml': 'name: Acme\nurl: https://acme.example.com\n',
    'content/help/no-audio.md': '---\ntitel: A\ntitle: No audio\n---\n\nText.\n',
  })
  const argv = [join(libretto, 'bin/libretto.js'), 'validate']
  const printed = await new Promise<string>((resolve) =>
    execFile(process.execPath, argv, { cwd: site, env: plainEnvironment() }, (_, __, text) => resolve(text)),
  )
  const pattern = tasks[0]?.problemMatcher.pattern ?? { regexp: '', file: 0, line: 0, message: 0 }
  const found = new RegExp(pattern.regexp, 'm').exec(printed)
  expect([found?.[pattern.file], found?.[pattern.line], found?.[pattern.message]]).toEqual([
    'content/help/no-audio.md',
    '2',
    'the key "titel" is not known',
  ])
})
