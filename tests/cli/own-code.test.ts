// Blocks, widgets and layout of a site's own: found by folder, checked with places, built and noticed when they change.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { deep, itSome } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { ownCode, ownLayout, ownPages } from '../setup/own-code.ts'
import { readFences } from '../setup/read-fences.ts'
import { runHere } from '../setup/run-here.ts'

const content = Object.fromEntries(Object.entries(ownPages).map(([path, text]) => [`content/${path}`, text]))

const change = async (path: string, from: string, to: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
const fileOf = (files: Record<string, string>, pattern: RegExp) =>
  Object.entries(files).find(([path]) => pattern.test(path))?.[1]

test('a block and a widget are built into the pages that use them', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['index.html']).toMatch(/<section id="prices" class="block price-list .*Single.*3\.5.*EUR.*Acme Rail/)
  expect(dist['index.html']).toMatch(/data-island="TicketCounter" data-on="visible" .*data-props='\{"start":2\}'/)
  expect(fileOf(dist, /^assets\/ticket-counter-.*\.js$/)).toContain('tickets')
  const css = fileOf(dist, /^assets\/site-.*\.css$/)
  for (const text of ['#010203', '.price-list button', '--measure: 61ch']) expect(css).toContain(text)
  const unseen = 'no page was rendered: what custom code puts on pages is checked by "libretto build"'
  const { code, stdout } = await runHere(folder, 'validate', '--strict')
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^valid \d+ pages checked\n/) })
  expect(stdout).toContain(`${unseen}\n`)
  expect((await runHere(folder, 'validate', '--quiet')).stdout).toBe('')
  expect((await runHere(folder, 'validate', '--format', 'json')).stdout).not.toContain(unseen)
  expect((await runHere(folder, 'build')).stdout).not.toContain(unseen)
  expect(await runHere(folder, 'schema', '--out', 'schemas')).toMatchObject({ code: 0 })
  const schemas = await readFolder(join(folder, 'schemas'))
  expect(schemas['pages.json']).toContain('"price-list"')
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['site.json', 'help.json', 'data-faqs.json']))
})

test('the picture of a block of its own comes in smaller versions, as in the example of the manual', deep, async () => {
  const manual = await readFile(join(libretto, 'docs/content/docs/extend/blocks.md'), 'utf8')
  const path = 'site/blocks/portrait/portrait.tsx'
  const portrait = '{ src: /assets/anna.jpg, alt: Anna at the helm, name: Anna }'
  const folder = await writeFolder({
    'content/site.yaml': ownPages['site.yaml'],
    [path]: readFences(manual).find(({ title }) => title === path)?.text ?? '',
    'content/pages/home.yaml':
      'title: Home\ndescription: The home page.\nblocks:\n' +
      `  - { id: anna, type: portrait, title: Anna, data: ${portrait} }\n`,
    'content/assets/anna.jpg': await drawPhoto(600, 200),
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8')
  const [picture = ''] = html.match(/<picture>.*?<\/picture>/s) ?? []
  expect(picture).toMatch(
    /^<picture><source type="image\/webp" srcSet="\/assets\/anna-480-[0-9a-f]{8}\.webp 480w, .* 600w"/,
  )
  expect(picture).toMatch(/<img src="\/assets\/anna-[0-9a-f]{8}\.jpg" alt="Anna at the helm" width="600" height="200"/)
})

test('a wrong value is a problem at its line, in validate as in build', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  await change(join(folder, 'content/pages/home.yaml'), 'price: 3.5', 'pric: 3.5')
  for (const command of ['validate', 'build']) {
    const { code, stderr } = await runHere(folder, command)
    expect(code).toBe(1)
    expect(stderr).toContain('content/pages/home.yaml:10:27  the key "pric" is not known in item 1 of "rows"')
    expect(stderr).toContain('did you mean "price"?')
  }
})

test('a text block names a widget of the site, and its props are checked', async () => {
  const props = "import * as z from 'zod'\nexport const props = z.strictObject({ start: z.int().default(7) })\n"
  const page = (title: string, data: string) =>
    `title: ${title}\ndescription: ${title}.\nblocks:\n` +
    `  - { id: one, type: text, data: { component: TicketCounter${data} } }\n`
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    'site/widgets/TicketCounter/props.ts': props,
    'content/pages/counters.yaml': page('Three', ', props: { start: 3 }'),
    'content/pages/standard.yaml': page('Seven', ''),
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['counters/index.html']).toMatch(
    /data-island="TicketCounter" data-on="visible" .*data-props='\{"start":3\}'/,
  )
  expect(dist['counters/index.html']).toContain('3 tickets</button>')
  expect(dist['standard/index.html']).toContain('7 tickets</button>')
  expect(fileOf(dist, /^assets\/ticket-counter-.*\.js$/)?.length).toBeLessThan(2000)

  await writeFile(join(folder, 'content/pages/counters.yaml'), page('Three', ', props: { begin: 3, start: many }'))
  await change(join(folder, 'content/pages/standard.yaml'), 'TicketCounter', 'TicketCountr')
  const { code, stderr } = await runHere(folder, 'validate')
  expect(code).toBe(1)
  expect(stderr).toContain('counters.yaml:4:71  the key "begin" is not known')
  expect(stderr).toContain('counters.yaml:4:88  "start" must be a number')
  expect(stderr).toContain('there is no widget "TicketCountr"')
  expect(stderr).toContain('did you mean "TicketCounter"?')
  await writeFile(join(folder, 'site/widgets/TicketCounter/props.ts'), 'export const props = 1\n')
  expect((await runHere(folder, 'validate')).stderr).toContain(
    'error site/widgets/TicketCounter/props.ts  the definition cannot be used: "props" must be a schema of zod',
  )
})

test('code that does not compile is named with its line, and the next build takes what was corrected', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  expect((await runHere(folder, 'build')).code).toBe(0)
  const path = join(folder, 'site/blocks/price-list/price-list.tsx')
  await change(path, '<ul>', '<ul')
  for (const command of [['validate'], ['build'], ['schema'], ['new', 'station', 'bay']]) {
    const { code, stdout, stderr } = await runHere(folder, ...command)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^error site\/blocks\/price-list\/price-list\.tsx:1[4-7]:\d+ {2}/)
    expect(stderr).toContain('[site-code]')
    expect(stderr).not.toContain('at failureErrorWithLog')
  }
  await change(path, '<ul', '<ul className="corrected">')
  await change(path, 'corrected">>', 'corrected">')
  expect((await runHere(folder, 'build')).code).toBe(0)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('class="corrected"')
})

test('a component that throws is named with its page, and its stack with --verbose', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  await change(join(folder, 'site/blocks/price-list/price-list.tsx'), 'data.rows.map', 'data.rowz.map')
  const { code, stderr } = await runHere(folder, 'build')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error site\/blocks\/price-list\/price-list\.tsx:14:20 {2}the page \/ cannot be rendered: /)
  expect(stderr).not.toMatch(/^ +at /m)
  expect((await runHere(folder, 'build', '--verbose')).stderr).toMatch(/^ +at Component/m)
})

test('a block that comes or goes is noticed, and one may take the place of a standard block', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  expect((await runHere(folder, 'build')).code).toBe(0)
  const hero = [
    "import { defineBlock } from 'libretto/site'",
    "import * as z from 'zod'",
    'const data = z.strictObject({}).prefault({})',
    'const Component = ({ block }) => <h1 className="own-hero">{block.title}</h1>',
    "export const block = defineBlock({ description: 'A plain hero.', data, Component })",
  ].join('\n')
  await mkdir(join(folder, 'site/blocks/hero'))
  await writeFile(join(folder, 'site/blocks/hero/hero.tsx'), hero)
  expect((await runHere(folder, 'build')).code).toBe(0)
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('<h1 class="own-hero">Trains</h1>')
  await rm(join(folder, 'site/blocks'), { recursive: true })
  const { code, stderr } = await runHere(folder, 'build', '--strict')
  expect(code).toBe(1)
  expect(stderr).toContain('there is no block type "price-list"')
})

test('header, footer and article of a site’s own take the place of the standard ones', async () => {
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    'content/blog/fast.md':
      '---\ntitle: Fast trains\npublishedAt: 2026-01-01\n---\n\n## Rails\n\nSteel.\n\n## Wheels\n\nSteel.\n',
    'content/help/luggage.md': '---\ntitle: Luggage\n---\n\nBring two bags.\n',
  })
  const build = async () => {
    expect(await runHere(folder, 'build', '--now', '2026-05-31')).toMatchObject({ code: 0 })
    return readFolder(join(folder, 'dist'))
  }
  const plain = await build()
  for (const [path, text] of Object.entries(ownLayout)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const dist = await build()
  expect(dist['index.html']).toMatch(/<p class="strike">No trains on Acme Rail today\.<\/p><header class="header">/)
  expect(dist['index.html']).toMatch(/<footer class="sleepers" data-banner="full">.*Acme Rail.*data-theme-switch/)
  expect(dist['index.html']).not.toContain('class="footer')
  expect(dist['blog/fast/index.html']).toMatch(/<article class="carriage">.*<h1>Fast trains<\/h1>.*<p>2 stops<\/p>/)
  expect(dist['help/luggage/index.html']).toMatch(/<article class="carriage">.*Luggage.*<p>0 stops<\/p>.*two bags/)
  expect(dist['stations/lake/index.html']).toMatch(
    /<article class="carriage">.*Lake Station.*<p>1 stops<\/p>.*2 platforms/,
  )
  expect(fileOf(dist, /^assets\/site-.*\.css$/)).toContain('.strike{background:#040506}')

  await rm(join(folder, 'site/layout'), { recursive: true })
  expect(await build()).toEqual(plain)
})

itSome(3, [
  ['search', 'Search', 'index.html', '<button'],
  ['sidebar', 'Sidebar', 'docs/start/index.html', 'class="docs-tree"'],
  ['contents', 'Contents', 'docs/start/index.html', 'href="#first"'],
  ['contents', 'Contents', 'blog/fast/index.html', 'href="#rails"'],
  ['post-list', 'PostList', 'blog/index.html', 'row-list'],
  ['post-card', 'PostCard', 'blog/index.html', 'Fast trains'],
  ['not-found', 'NotFound', '404.html', 'id="not-found-title"'],
  ['article-head', 'ArticleHead', 'blog/fast/index.html', '<h1>Fast trains</h1>'],
  ['article-head', 'ArticleHead', 'help/luggage/index.html', '<h1>Luggage</h1>'],
  ['article-head', 'ArticleHead', 'case-studies/lake/index.html', '<h1>Lake</h1>'],
  ['article-head', 'ArticleHead', 'stations/lake/index.html', '<h1>Lake Station</h1>'],
  ['article-foot', 'ArticleFoot', 'blog/fast/index.html', 'Slow trains'],
  ['article-foot', 'ArticleFoot', 'help/luggage/index.html', 'HelpfulVote'],
  ['article-foot', 'ArticleFoot', 'stations/lake/index.html', 'Hill Station'],
])('site/layout/%s.tsx wraps the standard part of %s on %s', async (file, part, path, shown) => {
  const isGiven = part.startsWith('Article')
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    'content/blog/fast.md':
      '---\ntitle: Fast trains\npublishedAt: 2026-01-02\n---\n\n## Rails\n\nSteel.\n\n## Wheels\n\nSteel.\n',
    'content/blog/slow.md': '---\ntitle: Slow trains\npublishedAt: 2026-01-01\n---\n\nSteam.\n',
    'content/help/luggage.md': '---\ntitle: Luggage\n---\n\nBring two bags.\n',
    'content/docs/start.md': '---\ntitle: Start\n---\n\n## First\n\nA.\n\n## Second\n\nB.\n',
    'content/case-studies/lake.md':
      '---\ntitle: Lake\ncompany: Lake\nindustry: Trains\npublishedAt: 2026-01-01\n' +
      'challenge: Far.\nsolution: Rails.\n---\n',
    [`site/layout/${file}.tsx`]: isGiven
      ? `export const ${part} = ({ page, children }) => <div data-own={page.view}>{children}</div>\n`
      : `import { ${part} as Standard } from 'libretto/site'\n\n` +
        `export const ${part} = (props: object) => <div data-own=""><Standard {...(props as any)} /></div>\n`,
  })
  expect(await runHere(folder, 'build', '--now', '2026-05-31')).toMatchObject({ code: 0 })
  const html = (await readFolder(join(folder, 'dist')))[path] ?? ''
  const own = /<div data-own="[^"]*">([^]*)/.exec(html)?.[1]
  expect(own?.slice(0, 3000)).toContain(shown)
})

test('a layout module without its part is named', async () => {
  const folder = await writeFolder({ ...content, 'site/layout/header.tsx': 'export const Head = () => null\n' })
  const { code, stderr } = await runHere(folder, 'build')
  expect(code).toBe(1)
  expect(stderr).toContain(
    'error site/layout/header.tsx  No matching export in "layout/header.tsx" for import "Header" [site-code]',
  )
})
