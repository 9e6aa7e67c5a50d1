// A site with 300 mistakes in 40 files. Each is reported once, at its line and column, in the order of files and
// lines. The text itself marks each mistake: ⟦code⟧ before the place that the problem must point at.

import { beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import type { Problem } from '#generator/problem.ts'
import { configOf, writeFolder } from '../../setup/mini-site.ts'

type Place = Required<Pick<Problem, 'file' | 'line' | 'column'>> & { code: string }

const faultyPage = (n: number) => `title: Page ${n}
description: Page number ${n}.
blocks:
  - id: unknown-key
    type: text
    ⟦unknown-key⟧titel: Welcome
    content: Text.
  - id: unknown-type
    type: ⟦unknown-block-type⟧carousel
  - id: bad-layout
    type: text
    layout: ⟦bad-value⟧huge
  - ⟦missing-key⟧id: no-type
  - id: not-visible
    type: text
    content: Text.
    visible: ⟦bad-type⟧yes
  - id: top
    type: hero
    data:
      ctaButtons:
        - { text: Go, href: ⟦broken-link⟧/nowhere-${n} }
  - id: text
    type: text
    content: |
      The first line.

      - See ⟦broken-link⟧[this](/nothing-${n}) in ⟦unknown-claim⟧{claim:nothing-${n}}.
`

const faultyHead = (n: number) => `---
title: ⟦bad-type⟧${n}
⟦unknown-key⟧tag: [sound]
helpful: ⟦bad-value⟧-1
lastUpdated: ⟦bad-value⟧soon
---

Do not ⟦link-scheme⟧[press](javascript:press) the
⟦raw-html⟧<button> there.
`

const faultyBody = (n: number) => `---
title: Body ${n}
relatedArticles:
  - ⟦unknown-article⟧nobody-${n}
---
## Heading

See ⟦broken-link⟧[one](/nowhere) and ⟦broken-link⟧[two](nothing.md).

> ⟦missing-asset⟧![three](/assets/none-${n}.png)

1. Fast: ⟦unknown-claim⟧{claim:nothing}
2. Far: ⟦broken-link⟧[four](word)
`

const faultyPost = (n: number) => `---
title: Post ${n}
publishedAt: ⟦bad-value⟧31.05.2026
readTime: ⟦bad-type⟧long
featured: ⟦bad-type⟧on
⟦missing-key⟧author: { bio: Writes. }
citations:
  - id: ⟦bad-value⟧1st
    type: ⟦bad-value⟧rfc
    title: SRTP
    authors: ⟦bad-value⟧[]
    publication: IETF
    publishedDate: "2004"
    credibilityScore: ⟦bad-value⟧11
---
Text.
`

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join('')
const filesOf = (count: number, path: (n: number) => string, text: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [path(index + 1), text(index + 1)]))

const faulty: Record<string, string> = {
  ...filesOf(20, (n) => `content/pages/page-${n}.yaml`, faultyPage),
  'content/pages/quote.yaml': 'title: Quote\ndescription: ⟦yaml-syntax⟧"never closed\n',
  'content/pages/tab.yaml': 'title: Tab\nblocks:\n⟦yaml-syntax⟧\t- id: tab\n',
  ...filesOf(5, (n) => `content/help/head-${n}.md`, faultyHead),
  ...filesOf(5, (n) => `content/help/body-${n}.md`, faultyBody),
  ...filesOf(5, (n) => `content/blog/post-${n}.md`, faultyPost),
  'content/data/faqs.yaml': times(
    12,
    (n) => `- id: ⟦bad-value⟧${n} is no id\n  question: ⟦bad-type⟧${n}\n  answer: Nothing.\n`,
  ),
  'content/redirects.yaml': times(7, (n) => `- from: /old-${n}\n  to: ⟦broken-link⟧/gone-${n}\n`),
  'content/navigation.yaml': [
    'footer:\n  legal:\n',
    times(7, (n) => `    - { id: legal-${n}, label: Legal, href: ⟦bad-value⟧ftp://example.com/${n} }\n`),
  ].join(''),
}

const sound = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The only page without mistakes.\n',
}

describe('300 faults in 40 files', () => {
  const expected = Object.entries(faulty).flatMap(([file, text]) => placesIn(file, text))
  beforeAll(() => expect([expected.length, Object.keys(faulty).length]).toEqual([300, 40]))

  test('are all reported once, at their places, with a frame that shows the line', async () => {
    const files = Object.fromEntries(
      Object.entries(faulty).map(([file, text]) => [file, text.replaceAll(/⟦[\w-]+⟧/g, '')]),
    )
    const { problems } = await checkContent(configOf(await writeFolder({ ...sound, ...files })), openCache())
    const found = problems.map(({ file = '', line = 0, column = 0, code }) => ({
      file: `content/${file}`,
      line,
      column,
      code,
    }))
    expect(found).toEqual(expected.sort(byPlace))
    for (const { file, line, message, frame } of problems)
      expect(frame, `${file}: ${message}`).toMatch(new RegExp(`^> *${line} \\|`, 'm'))
  })
})

/** The marks of a text: what is to be reported, and its place once the marks are gone. */
function placesIn(file: string, text: string): Place[] {
  return text.split('\n').flatMap((row, index) => {
    let marks = 0
    return [...row.matchAll(/⟦([\w-]+)⟧/g)].map((mark) => {
      const place = { file, line: index + 1, column: mark.index - marks + 1, code: mark[1] ?? '' }
      marks += mark[0].length
      return place
    })
  })
}

function byPlace(a: Place, b: Place): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
