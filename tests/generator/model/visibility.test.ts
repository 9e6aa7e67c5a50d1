// What is hidden is hidden everywhere: one decision applies to routes, sitemap, feeds, search, llms.txt, Markdown
// versions and redirects.

import { describe, expect, it } from 'vitest'
import { parseEntry } from '#generator/load/parse-entry.ts'
import { hiddenFiles, hiddenReason } from '#generator/model/visibility.ts'
import { describeFiles } from '../describe-files.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('hiddenReason', () => {
  it.each([
    [{ status: 'published' }, undefined],
    [{ status: 'published', publishedAt: '2026-11-20' }, undefined],
    [{ status: 'published', publishedAt: '2026-11-20T12:00:00Z' }, undefined],
    [{ status: 'published', publishedAt: '2026-11-20T12:00:01Z' }, 'it is scheduled for 2026-11-20T12:00:01Z'],
    [{ status: 'published', publishedAt: '2026-11-20T13:30:00+02:00' }, undefined],
    [
      { status: 'published', publishedAt: '2026-11-20T11:30:00-02:00' },
      'it is scheduled for 2026-11-20T11:30:00-02:00',
    ],
    [{ status: 'published', publishedAt: '2026-11-21' }, 'it is scheduled for 2026-11-21'],
    [{ status: 'draft' }, 'it is a draft'],
    [{ status: 'draft', publishedAt: '2026-11-21' }, 'it is a draft'],
    [{}, undefined],
    [{ status: 7, publishedAt: 20261121 }, undefined],
    [{ publishedAt: '2026-11-21' }, 'it is scheduled for 2026-11-21'],
  ])('of %j is %j', (entry, reason) => {
    expect(hiddenReason(entry, { now, drafts: false })).toBe(reason)
    expect(hiddenReason(entry, { now, drafts: true })).toBe(undefined)
  })
})

describe('hiddenFiles', () => {
  it('gives the files that a build leaves out, with the reason, also where the data is not valid', () => {
    const entry = (file: string, text: string) => {
      const found = parseEntry(file, { bytes: Buffer.from(text), hash: '' }, [])
      if (!found) throw new Error(file)
      return found
    }
    const entries = [
      entry('blog/later.md', '---\npublishedAt: 2026-12-01\n---\n'),
      entry('case-studies/port.md', '---\nstatus: draft\nfields: unknown\n---\n'),
      entry('data/faqs.yaml', 'status: draft\n'),
      entry('help/sound.md', '---\ntitle: Sound\n---\n'),
      entry('pages/home.yaml', 'status: draft\n'),
      entry('pages/list.yaml', '- a\n'),
    ]
    expect([...hiddenFiles(entries, { now, drafts: false })]).toEqual([
      ['blog/later.md', 'it is scheduled for 2026-12-01'],
      ['case-studies/port.md', 'it is a draft'],
      ['pages/home.yaml', 'it is a draft'],
    ])
    expect(hiddenFiles(entries, { now, drafts: true }).size).toBe(0)
  })
})

describe('a hidden entry', () => {
  const files = {
    'content/navigation.yaml':
      'docs:\n  - { id: docs, label: Docs, children: [{ id: guide, label: Guide, href: /guide }] }\n',
    'content/pages/home.yaml': [
      'title: Home',
      'description: Home',
      'blocks:',
      '  - { id: seen, type: text, content: seenword }',
      '  - { id: unseen, type: text, content: zebra, visible: false }',
      '',
    ].join('\n'),
    'content/pages/guide.yaml': [
      'title: Guide',
      'description: Guide',
      'blocks:',
      '  - { id: seen, type: text, content: seenword }',
      '  - { id: unseen, type: text, title: Zebra, content: zebra, visible: false }',
      '',
    ].join('\n'),
    'content/pages/zebra.yaml': 'title: Zebra page\ndescription: zebra\nstatus: draft\n',
    'content/blog/zebra-draft.md': '---\ntitle: Zebra draft\npublishedAt: 2026-01-01\nstatus: draft\n---\nzebra\n',
    'content/blog/zebra-later.md': '---\ntitle: Zebra later\npublishedAt: 2026-12-01\n---\nzebra\n',
    'content/help/zebra-help.md': '---\ntitle: Zebra help\nstatus: draft\n---\nzebra\n',
    'content/case-studies/zebra-id.md':
      '---\ntitle: Zebra study\ncompany: Zebra\nindustry: Zebra\npublishedAt: 2026-12-01\n---\nzebra\n',
  }

  it('is in no route and in no file around the pages', async () => {
    const { routes, files: output } = await describeFiles(files)
    // The subject is the content itself, hidden blocks included; what is shown is the view.
    const shown = routes.map(({ subject: _, ...route }) => [route.file, JSON.stringify(route)])
    const everything: Record<string, string> = { ...output, ...Object.fromEntries(shown) }
    const found = Object.entries(everything).filter(([path, text]) => /zebra/i.test(path) || /zebra/i.test(text))
    expect(found.map(([path]) => path)).toEqual([])
    expect(everything['guide/index.md']).toContain('seenword')
  })

  it('is in all of them with --drafts, except for hidden blocks', async () => {
    const { routes, files: output } = await describeFiles(files, { drafts: true })
    expect(routes.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'zebra/index.html',
        'blog/zebra-draft/index.html',
        'blog/zebra-later/index.html',
        'help/zebra-help/index.html',
        'case-studies/zebra-study/index.html',
        'case-studies/zebra-id/index.html',
      ]),
    )
    for (const name of [
      'blog/feed.xml',
      'blog/feed.json',
      'search-index.json',
      'llms.txt',
      'llms-full.txt',
      '_redirects',
      'blog/zebra-later/index.md',
    ])
      expect(output[name], name).toMatch(/zebra/i)
    // A preview may be open to anybody: search engines are asked to leave out what is not published.
    expect(output['sitemap.xml']).not.toMatch(/zebra/i)
    const indexed = routes.flatMap(({ file, view: { props } }) =>
      'head' in props && props.head.isIndexed && /zebra/.test(file) ? [file] : [],
    )
    expect(indexed).toEqual([])
    expect(output['guide/index.md']).not.toMatch(/zebra/i)
  })
})
