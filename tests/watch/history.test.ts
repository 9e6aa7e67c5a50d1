// The second promise: a warm build equals a clean one, byte for byte. A seeded history of edits of every kind goes
// through one cache, told only what the watch would tell it; after each edit a build with an empty cache must give the
// same files.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { publishSite, type RenderOptions, renderSite } from '#generator/build/build.ts'
import { isRendered } from '#generator/build/rendered-site.ts'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { type Config, readConfig } from '#generator/config/config.ts'
import type { Emitted } from '#generator/disk/publication.ts'
import type { Problem } from '#generator/problem.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawings, pictures } from '#generator/render/draw-pictures.ts'
import { typefaces } from '#generator/render/pictures/outline-text.ts'
import { seededRandom } from '#runtime/devtools/seeded-random.ts'
import { copyCode } from '../setup/code-copy.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const article = (title: string, more = '') =>
  [
    '---',
    `title: ${title}`,
    `${more}---`,
    '',
    '## First section',
    '',
    'Text with a [link](/help/help-1) and {claim:setup}.',
    '',
    '```js',
    'const a = 1',
    '```',
    '',
  ].join('\n')
const start: Record<string, string> = {
  'content/site.yaml': 'name: History\nurl: https://history.example.com\n',
  'content/navigation.yaml': 'quick:\n  - { id: help, label: Help, href: /help }\n',
  'content/data/claims.yaml':
    '- { id: setup, label: Call setup, value: "42", unit: ms, description: How long a call takes to begin. }\n',
  'content/data/testimonials.yaml': '- { id: a, name: A, role: B, company: C, content: Good., rating: 5 }\n',
  'content/pages/home.yaml': [
    'title: Home',
    'description: The home page.',
    'blocks:',
    '  - { id: top, type: hero, title: Welcome }',
    '  - { id: posts, type: text, data: { component: FeaturedBlogPosts } }',
    '  - { id: said, type: testimonials }',
    '',
  ].join('\n'),
  'content/pages/about.yaml': [
    'title: About',
    'description: About us.',
    'blocks:',
    '  - { id: text, type: text, content: "Some *text* and {claim:setup}." }',
    '',
  ].join('\n'),
  'content/assets/a.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>\n',
  'content/help/help-1.md': article('Help 1'),
  'content/help/help-2.md':
    article('Help 2', 'relatedArticles: [help-1]\n') + '\n[About](/about), [A](/assets/a.svg)\n',
  'content/blog/post-1.md': article('Post 1', 'publishedAt: 2025-01-01\n'),
  'content/blog/post-2.md': article('Post 2', 'publishedAt: 2025-02-01\n'),
  'content/blog/post-3.md': `${article('Post 3', 'publishedAt: 2025-03-01\n')}\n:::block{type="testimonials"}\n:::\n`,
  'content/docs/v2/index.md': article('Overview'),
  'content/docs/v2/guides/one.md': article('One', 'order: 1\n'),
  'content/docs/v2/guides/two.md': article('Two', 'order: 2\n'),
  'content/docs/v2/guides/_folder.yaml': 'title: Guides\n',
  'content/docs/v1/guides/one.md': article('One'),
  'content/case-studies/study.md': article('A study', 'company: Co\nindustry: Trade\npublishedAt: 2025-01-01\n'),
}

// Each kind of edit comes once or twice; more in the long run.
const editCount = process.env.DEEP === undefined ? 30 : 200

test(`after each of ${editCount} edits the incremental tree equals a clean build`, { timeout: 300_000 }, async () => {
  const random = seededRandom(20261121).next
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const folder = await writeFolder(start)
  const code = await copyCode()
  const content = join(folder, 'content')
  const config = (out: string) =>
    readConfig(
      { content, out: join(folder, out), now: '2026-01-01T00:00:00Z', cache: false },
      {
        workingDirectory: folder,
        libretto: code,
        clock: 0,
      },
    )
  const files = new Map(Object.entries(start).map(([path, text]) => [path.slice('content/'.length), text]))
  const past: [path: string, text: string][] = []
  let touched = new Set<string>()
  let isCode = true

  const put = async (path: string, text: string | undefined) => {
    const before = files.get(path)
    if (before !== undefined) past.push([path, before])
    touched.add(path)
    if (text === undefined) {
      files.delete(path)
      return rm(join(content, path))
    }
    files.set(path, text)
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), text)
  }
  const edit = (path: string, change: (text: string) => string) => put(path, change(files.get(path) ?? ''))
  const articles = () => [...files.keys()].filter((path) => path.endsWith('.md'))
  const changeCode = async (path: string, change: (text: string) => string) => {
    const before = await readFile(join(code, path), 'utf8')
    const now = change(before)
    if (now === before) throw new Error(`${path} has changed: this edit no longer does anything`)
    await writeFile(join(code, path), now)
    isCode = true
  }
  let count = 0
  const edits: Record<string, () => Promise<void>> = {
    body: () => edit(pick(articles()), (text) => `${text}\nMore text ${count}.\n`),
    heading: () => edit(pick(articles()), (text) => `${text}\n## Another section ${count}\n`),
    title: () => edit(pick(articles()), (text) => text.replace(/^title: .*$/m, `title: Title ${count}`)),
    'a front matter key': () =>
      edit(pick(articles().filter((path) => !path.startsWith('case'))), (text) =>
        /^tags:/m.test(text)
          ? text.replace(/^tags: .*/m, `tags: [t${count}]`)
          : text.replace(/^title:/m, `tags: [t${count}]\ntitle:`),
      ),
    draft: () =>
      edit(pick(articles().filter((path) => path.startsWith('blog/'))), (text) =>
        /^status:/m.test(text) ? text.replace(/^status: .*\n/m, '') : text.replace(/^title:/m, 'status: draft\ntitle:'),
      ),
    navigation: () => edit('navigation.yaml', () => `quick:\n  - { id: help, label: Help ${count}, href: /help }\n`),
    claim: () => edit('data/claims.yaml', (text) => text.replace(/value: "\d+"/, `value: "${count}"`)),
    data: () => edit('data/testimonials.yaml', (text) => text.replace(/content: [^,]*,/, `content: Good ${count},`)),
    page: () => edit('pages/about.yaml', (text) => text.replace(/title: [^\n]*/, `title: About ${count}`)),
    site: () => edit('site.yaml', () => `name: History ${count}\nurl: https://history.example.com\n`),
    asset: () => edit('assets/a.svg', (text) => text.replace(/<rect[^>]*>/, `<rect width="${count}" height="1"/>`)),
    'an asset in use': () =>
      edit('pages/about.yaml', () =>
        [
          'title: About',
          'description: About us.',
          'blocks:',
          `  - { id: text, type: text, content: "![A](/assets/a.svg) ${count}" }`,
          '',
        ].join('\n'),
      ),
    'the only link to a page': () =>
      edit('help/help-2.md', (text) => text.replace(/\]\(\/(?:about|blog)\)/, `](/${pick(['about', 'blog'])})`)),
    'the only mention of an asset': () =>
      edit('help/help-2.md', (text) =>
        text.replace(/\]\(\/(?:assets\/a\.svg|blog)\)$/m, `](${pick(['/assets/a.svg', '/blog'])})`),
      ),
    'a place in the tree': () =>
      edit('docs/v2/guides/two.md', (text) => text.replace(/order: \d+/, `order: ${count % 3}`)),
    'a folder of the tree': () => edit('docs/v2/guides/_folder.yaml', () => `title: Guides ${count}\n`),
    versions: () =>
      edit('site.yaml', (text) =>
        text.includes('docs:') ? text.replace(/docs: .*\n/, '') : `${text}docs: { versions: [v2, v1] }\n`,
      ),
    'a new page in the tree': () => put(`docs/v${(count % 2) + 1}/new/page-${count}.md`, article(`Page ${count}`)),
    'a new article': () =>
      put(
        `blog/new-${count}.md`,
        article(`New ${count}`, `publishedAt: 2025-${String((count % 12) + 1).padStart(2, '0')}-02\n`),
      ),
    'a deleted article': async () => {
      const path = articles().find((candidate) => candidate.startsWith('blog/new-'))
      if (path !== undefined) await put(path, undefined)
    },
    'a renamed article': async () => {
      const path = pick(articles().filter((candidate) => candidate.startsWith('blog/')))
      const to = `blog/moved-${count}.md`
      await rename(join(content, path), join(content, to))
      files.set(to, files.get(path) ?? '')
      files.delete(path)
      touched.add(path).add(to)
    },
    'a revert': async () => {
      const [path, text] = past.pop() ?? []
      if (path !== undefined && text !== undefined && files.has(path)) await put(path, text)
    },
    'a broken file and its repair': async () => {
      const path = pick(articles())
      const text = files.get(path) ?? ''
      await put(path, text.replace('title:', 'titel:'))
      warm = await buildWarm()
      await put(path, text)
    },
  }
  const codeEdits: Record<string, () => Promise<void>> = {
    'a component': () =>
      changeCode('site/layout/document.tsx', (text) =>
        text.replace(
          /data-path=\{pathOf\(frame\)\}(?: data-edit="\d+")?/,
          `data-path={pathOf(frame)} data-edit="${count}"`,
        ),
      ),
    'a style': () => changeCode('site/styles/index.css', (text) => `${text}\n.edited-${count} { color: red }\n`),
    'a widget': () =>
      changeCode('site/widgets/helpful-vote/helpful-vote.tsx', (text) =>
        text.replace(/(<h2 [^>]*>)[^<]*/, `$1Was this helpful ${count}`),
      ),
  }

  let warm: Built | undefined
  let clean: Built | undefined
  const buildWarm = async () => {
    const options = { touched: warm && touched, isCodeSame: !isCode }
    touched = new Set()
    return buildWith(config('warm'), openCache(warm?.cache), options, warm?.files)
  }
  warm = await buildWarm()
  expect(warm.problems).toEqual([])
  isCode = false
  let written = 0
  for (count = 1; count <= editCount; count++) {
    const isCodeEdit = count % 40 === 20
    const name = pick(Object.keys(isCodeEdit ? codeEdits : edits))
    await (isCodeEdit ? codeEdits : edits)[name]?.()
    warm = await buildWarm()
    // Clean builds share the compiled site, drawn pictures and the files on disk while the code is the same.
    const cache = pickKinds(isCode ? undefined : clean?.cache, [compiledSite, drawings, pictures, typefaces])
    clean = await buildWith(config('clean'), cache, { isCodeSame: !isCode }, isCode ? undefined : clean?.files)
    isCode = false
    if (warm.isWritten) written++
    expect(warm.problems, `problems after edit ${count}, ${name}`).toEqual(clean.problems)
    if (!clean.isWritten) {
      // A mistake is undone at once, as a writer would.
      const [path, text] = past.pop() ?? []
      if (path !== undefined && text !== undefined) await put(path, text)
      continue
    }
    expect(namesOfDifferent(warm.files, clean.files), `files that differ after edit ${count}, ${name}`).toEqual([])
    if (count % 25 === 0)
      expect(await readFolder(join(folder, 'warm'))).toEqual(await readFolder(join(folder, 'clean')))
  }
  // A history of broken sites would prove little.
  expect(written).toBeGreaterThan(0.75 * editCount)
})

type Files = Emitted['files']

interface Built {
  cache: Cache
  problems: Problem[]
  /** Whether the build reached the output folder. */
  isWritten: boolean
  /** The files of the output folder. */
  files: Files | undefined
}

async function buildWith(
  config: Config,
  cache: Cache,
  options: RenderOptions,
  before: Files | undefined,
): Promise<Built> {
  const site = await renderSite(config, cache, options)
  if (!isRendered(site)) return { cache, problems: site.problems, isWritten: false, files: before }
  const { files } = await publishSite(config, site, cache, { before })
  return { cache, problems: site.problems, isWritten: true, files }
}

function namesOfDifferent(a: Files | undefined, b: Files | undefined): string[] {
  const names = new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])
  return [...names].filter((name) => {
    const [one, other] = [a?.get(name)?.bytes, b?.get(name)?.bytes]
    return !(one && other && Buffer.from(one).equals(other))
  })
}
