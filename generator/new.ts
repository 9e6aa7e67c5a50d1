// libretto new: a valid, commented file to start from. In: kind, address and the day. Out: a new file; an existing one is never touched.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slugPattern } from '#schemas/primitives.ts'
import { UsageError } from './errors.ts'
import { nearestName } from './problem.ts'

export const kinds = ['page', 'post', 'help', 'case-study'] as const
export type Kind = (typeof kinds)[number]

/** Creates the file and resolves with its path. Throws UsageError for an unknown kind, an impossible address or a file that exists. */
export async function createEntry(kind: string, slug: string, content: string, now: number): Promise<string> {
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
    throw new UsageError(`a ${kind} stands directly in its folder: use one segment, e.g. ${segments.at(-1)}`)
  const path = join(
    content,
    {
      page: `pages/${slug}.yaml`,
      post: `blog/${slug}.md`,
      help: `help/${slug}.md`,
      'case-study': `case-studies/${slug}.md`,
    }[kind],
  )
  const title = (segments.at(-1) ?? slug).replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, template(kind, title, new Date(now).toISOString().slice(0, 10)), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError(`${path} is already there; choose another address`)
    throw error
  }
  return path
}

function isKind(kind: string): kind is Kind {
  return (kinds as readonly string[]).includes(kind)
}

function template(kind: Kind, title: string, day: string): string {
  switch (kind) {
    case 'page':
      return `# A page is a head and a list of blocks. Fields are explained in schemas/page.ts and schemas/blocks/.
title: ${title}
description: One sentence of 50 to 160 characters that tells search engines what stands here.
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
`
    case 'post':
      return `---
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
`
    case 'help':
      return `---
title: ${title}
# published: visible. draft: only in watch and with --drafts.
status: draft
category: General
# beginner or intermediate; anything else is shown as advanced.
difficulty: beginner
lastUpdated: ${day}
---

Say what the reader sees, then what to do. Headings begin at two hashes.
`
    case 'case-study':
      return `---
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
`
  }
}
