// Widgets in the middle of Markdown: planned and woken up like those of text blocks, and in words where no page is.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { ownCode } from '../setup/own-code.ts'
import { runHere } from '../setup/run-here.ts'

const sdk = (version: string) =>
  [
    '- id: py',
    '  name: Python',
    `  version: ${version}`,
    '  language: python',
    '  icon: terminal',
    '  installCommand: pip install acme',
    '  githubUrl: https://github.com/acme/acme',
    '  documentationUrl: /',
    '  quickStart: print(1)',
    '  quickStartLanguage: python',
    '  packageManager: pip',
    '  size: 12 KB',
    '  downloads: 3k',
    '',
  ].join('\n')

const files = {
  ...ownCode,
  'content/site.yaml': 'name: Acme Rail\nurl: https://acme.example.com\npages: { downloadsUrl: /docs }\n',
  'content/navigation.yaml':
    'docs:\n  - { id: docs, label: Docs, children: [{ id: start, label: Start, href: /docs }] }\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks: []\n',
  'content/pages/docs.yaml':
    'title: Docs\ndescription: How to start.\nblocks:\n  - id: kits\n    type: text\n    title: Kits\n' +
    '    content: |\n      Before.\n\n      ::widget{name="SDKDownloadCenter"}\n\n      After.\n',
  'content/data/sdks.yaml': sdk('1.2.3'),
  'content/blog/kits.md':
    '---\ntitle: Kits\npublishedAt: 2026-01-01\n---\n\nBefore.\n\n::widget{name="SDKDownloadCenter"}\n\n' +
    '## Count\n\n::widget{name="TicketCounter" start=4}\n\nAfter.\n',
}
const build = async (folder: string) => {
  expect(await runHere(folder, 'build', '--strict', '--now', '2026-05-31')).toMatchObject({ code: 0, stderr: '' })
  return readFolder(join(folder, 'dist'))
}

test('a widget stands between the parts of an article and of a block', async () => {
  const folder = await writeFolder(files)
  const dist = await build(folder)
  const post = dist['blog/kits/index.html'] ?? ''
  // No heading stands above it, so it has one for screen readers.
  expect(post).toMatch(/<p>Before\.<\/p>\s*<\/div><div class="prose-widget"><div><h2 class="visually-hidden">SDKs</)
  expect(post).toMatch(/<\/h2><div data-island="SDKDownloadCenter" data-on="interaction"/)
  expect(post).toMatch(/data-island="TicketCounter" data-on="visible" data-id="widget--2".*'\{"start":4\}'.*4 tickets/)
  expect(post.indexOf('4 tickets')).toBeLessThan(post.indexOf('<p>After.</p>'))
  expect(post).not.toMatch(/data-widget|data-embedded/)
  expect(dist['docs/index.html']).toMatch(/Before\..*data-island="SDKDownloadCenter".*1\.2\.3.*After\./s)
  expect(dist['index.html']).not.toContain('data-island="SDKDownloadCenter"')
})

test('the Markdown version has its words, or a link to the page, and so has the feed', async () => {
  const dist = await build(await writeFolder(files))
  const link = '[Kits](https://acme.example.com/blog/kits)'
  expect(dist['blog/kits/index.md']).toMatch(/Before\.\n\n### Python 1\.2\.3\n\n```bash\npip install acme\n```/)
  expect(dist['blog/kits/index.md']).toContain(`## Count\n\n${link}\n\nAfter.`)
  expect(dist['docs/index.md']).toMatch(/Before\.\n\n### Python 1\.2\.3\n/)
  expect(dist['blog/feed.json']).toContain('<p><a href=\\"https://acme.example.com/blog/kits\\">Kits</a></p>')
})

test('the page of an article follows the data of its widgets in the next build', async () => {
  const folder = await writeFolder(files)
  await build(folder)
  await writeFile(join(folder, 'content/data/sdks.yaml'), sdk('2.0.0'))
  expect((await build(folder))['blog/kits/index.html']).toContain('2.0.0')
})

const fence = '```'
const blocks = {
  ...files,
  'content/data/faqs.yaml': '- { id: why, question: Why a train?, answer: "It *glides*." }\n',
  'content/assets/map.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M1 1h7"/></svg>\n',
  'content/blog/kits.md': [
    '---\ntitle: Kits\npublishedAt: 2026-01-01\n---\n\nBefore, see [questions](#questions).\n',
    ':::block{type="faq" id="questions"}',
    `${fence}yaml\ntitle: Questions\ncontent: Some *words*.\n${fence}\n:::\n`,
    'Between.\n',
    `:::block{type="price-list"}\n${fence}yaml\ndata: { rows: [{ name: Day, price: 9 }] }\n${fence}\n:::\n`,
    `:::block{type="image"}\n${fence}yaml\ndata: { src: /assets/map.svg, alt: A map }\n${fence}\n:::\n`,
    'After.\n',
  ].join('\n'),
}

test('a block stands between the parts of an article, with its islands, links and assets', async () => {
  const dist = await build(await writeFolder(blocks))
  const post = dist['blog/kits/index.html'] ?? ''
  expect(post).toMatch(/<div class="prose-block"><section id="questions" class="block faq /)
  expect(post).toMatch(/<p>Some <em>words<\/em>\.<\/p>.*Why a train\?.*It <em>glides<\/em>\..*<p>Between\.<\/p>/s)
  expect(post).toMatch(/Between\..*Day.*data-island="TicketCounter".*After\./s)
  expect(post).toMatch(/<img src="\/assets\/map-[0-9a-f]{8}\.svg"/)
  expect(post).not.toMatch(/data-widget|data-embedded|:::/)
})

test('the Markdown version has the words of a block, and the feed a link', async () => {
  const dist = await build(await writeFolder(blocks))
  expect(dist['blog/kits/index.md']).toContain('## Questions\n\nSome *words*.\n\n### Why a train?\n\nIt *glides*.')
  expect(dist['blog/kits/index.md']).not.toContain(':::')
  expect(dist['llms-full.txt']).toContain('### Why a train?')
  expect(dist['blog/feed.json']).toContain('<p>Between.</p>')
  expect(dist['blog/feed.json']).not.toMatch(/data-widget|:::/)
})

test('the page of an article follows the data of its blocks in the next build', async () => {
  const folder = await writeFolder(blocks)
  await build(folder)
  await writeFile(join(folder, 'content/data/faqs.yaml'), blocks['content/data/faqs.yaml'].replace('train', 'boat'))
  expect((await build(folder))['blog/kits/index.html']).toContain('Why a boat?')
})

test('the other engine and the other parser show the same block', async () => {
  const folder = await writeFolder(blocks)
  const flags = ['--engine', 'preact', '--markdown-parser', 'remark']
  expect(await runHere(folder, 'build', '--strict', '--now', '2026-05-31', ...flags)).toMatchObject({ code: 0 })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['blog/kits/index.html']).toMatch(/<section id="questions".* class="block faq .*It <em>glides<\/em>\./s)
})
