import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slugPattern } from '#schemas/primitives.ts'
import type { Config } from './config.ts'
import { errnoOf, UsageError } from './errors.ts'
import { nearestName } from './problem.ts'

export const kinds = ['page', 'post', 'help', 'case-study'] as const
type Kind = (typeof kinds)[number]

/**
 * Writes a valid, commented content file to start from, and resolves with its path. Throws UsageError for an unknown
 * kind, an invalid address or a file that exists.
 */
export async function createEntry(
  kind: string,
  slug: string,
  { content, now }: Pick<Config, 'content' | 'now'>,
): Promise<string> {
  if (!isKind(kind)) {
    const near = nearestName(kind, kinds)
    throw new UsageError(
      `there is no kind "${kind}"${near ? `; did you mean "${near}"?` : `; kinds: ${kinds.join(', ')}`}`,
    )
  }
  const segments = slug.split('/')
  if (!segments.every((segment) => slugPattern.test(segment)))
    throw new UsageError(`"${slug}" cannot be an address: use lower-case words joined by hyphens`)
  if (kind !== 'page' && segments.length > 1)
    throw new UsageError(`a ${kind} is placed directly in its folder: use one segment, e.g. ${segments.at(-1)}`)
  const path = join(content, pathOf[kind](slug))
  const title = (segments.at(-1) ?? slug).replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, templates[kind](title, new Date(now).toISOString().slice(0, 10)), { flag: 'wx' })
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') throw new UsageError(`${path} is already there; choose another address`)
    throw error
  }
  return path
}

function isKind(kind: string): kind is Kind {
  return (kinds as readonly string[]).includes(kind)
}

const pathOf: Readonly<Record<Kind, (slug: string) => string>> = {
  page: (slug) => `pages/${slug}.yaml`,
  post: (slug) => `blog/${slug}.md`,
  help: (slug) => `help/${slug}.md`,
  'case-study': (slug) => `case-studies/${slug}.md`,
}

const templates: Readonly<Record<Kind, (title: string, day: string) => string>> = {
  page: (
    title,
    day,
  ) => `# A page is a head and a list of blocks. Fields are explained in schemas/page.ts and schemas/blocks/.
title: ${title}
description: One sentence of 50 to 160 characters that tells search engines what the page is about.
# published: visible. draft: only in watch and with --drafts.
status: draft
lastModified: ${day}
blocks:
  - id: hero
    type: hero
    title: ${title}
    subtitle: What a reader finds on this page.
  - id: text
    type: text
    title: First section
    content: |
      Write Markdown here.
`,
  post: (title, day) => `---
title: ${title}
# A date in the future keeps the post back until then.
publishedAt: ${day}
# published: visible. draft: only in watch and with --drafts.
status: draft
# One or two sentences for lists and feeds.
excerpt: What the post shows, in a sentence.
tags: []
---

Write Markdown here. Headings begin at two hashes.
`,
  help: (title, day) => `---
title: ${title}
# published: visible. draft: only in watch and with --drafts.
status: draft
category: General
# beginner or intermediate; anything else is shown as advanced.
difficulty: beginner
lastUpdated: ${day}
---

Say what the reader sees, then what to do. Headings begin at two hashes.
`,
  'case-study': (title, day) => `---
# Letters, digits, spaces and hyphens only: the title becomes the address.
title: ${title}
company: Example company
industry: Example industry
publishedAt: ${day}
# published: visible. draft: only in watch and with --drafts.
status: draft
challenge: |
  What was wrong, with a figure.
solution: |
  What was done, by whom, in which order.
---

The rest of the story. Headings begin at two hashes.
`,
}
