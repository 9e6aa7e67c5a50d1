// What `libretto new block`, `widget`, `collection` and `layout` write: code that works, and its test.

/** Text by path; paths begin with the folder of custom code as `site/`, or with `content/`. */
type Files = Readonly<Record<string, string>>

export interface CodeName {
  /** e.g. `price-list`. */
  slug: string
  /** e.g. `PriceList`. */
  component: string
  /** e.g. `Price list`. */
  title: string
}

/** A block with one text of its own. */
export function blockStarter({ slug, title }: CodeName): Files {
  return {
    [`site/blocks/${slug}/${slug}.tsx`]: `import { defineBlock, Section } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: '${title}.',
  data: z.strictObject({
    items: z.array(z.string().min(1)).min(1).describe('Lines of the list.'),
  }),
  Component: ({ block, data }) => (
    <Section block={block} className="${slug}">
      <ul>
        {data.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  ),
})
`,
    [`site/blocks/${slug}/${slug}.css`]: `.${slug} li {
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--hairline);
}
`,
    [`site/blocks/${slug}/${slug}.test.js`]: testOf(
      `the block ${slug} shows its lines`,
      'renderBlock',
      `const html = await renderBlock('.', { type: '${slug}', data: { items: ['First', 'Second'] } })
  assert.ok(html.includes('<li>First</li><li>Second</li>'))`,
    ),
  }
}

/** A button that counts. */
export function widgetStarter({ component, title }: CodeName): Files {
  const folder = `site/widgets/${component}`
  return {
    [`${folder}/${component}.tsx`]: `import { defineWidget } from 'libretto/site'
import { useState } from 'react'

export const ${component} = defineWidget<{ start: number }>(({ id, start }) => {
  const [count, setCount] = useState(start)
  return (
    <button id={id} type="button" className="button button-secondary" onClick={() => setCount(count + 1)}>
      {\`${title}: \${count}\`}
    </button>
  )
})
`,
    [`${folder}/props.ts`]: `import * as z from 'zod'

export const props = z.strictObject({ start: z.int().default(0).describe('What it counts from.') })
`,
    [`${folder}/${component}.test.js`]: testOf(
      `the widget ${component} shows where it starts`,
      'renderBlock',
      `const html = await renderBlock('.', { type: 'text', data: { component: '${component}', props: { start: 3 } } })
  assert.match(html, /${title}: 3/)`,
    ),
  }
}

/** A collection with its first article. */
export function collectionStarter({ slug, title }: CodeName, { noun, day }: { noun: string; day: string }): Files {
  return {
    [`site/collections/${slug}.tsx`]: `import { defineCollection, Prose } from 'libretto/site'
import * as z from 'zod'

export const collection = defineCollection({
  title: '${title}',
  noun: '${noun}',
  head: z.object({ place: z.string().min(1).describe('Where it is.') }),
  Card: ({ head, excerpt }) => <p>{\`\${head.place}. \${excerpt}\`}</p>,
  Component: ({ head, html }) => (
    <>
      <p>{head.place}</p>
      <Prose html={html} />
    </>
  ),
})
`,
    [`site/collections/${slug}.test.js`]: testOf(
      `the first article of ${slug} says where it is`,
      'renderPage',
      `assert.match(await renderPage('.', '/${slug}/first'), /By the lake/)`,
    ),
    [`content/${slug}/first.md`]: `---
title: The first ${noun}
description: An article to start from, with the keys that every ${noun} has.
publishedAt: ${day}
place: By the lake
---

Write the text here.
`,
  }
}

/** A part of the layout that contains the standard one, e.g. `post-card` and `PostCard`. */
export function layoutStarter(file: string, part: string): Files {
  const isAroundArticle = part === 'ArticleHead' || part === 'ArticleFoot'
  const module = isAroundArticle
    ? `import type { ArticlePartProps } from 'libretto/site'

export const ${part} = ({ page, children }: ArticlePartProps) => (
  <div className="own-${file}" data-title={page.props.title}>
    {children}
  </div>
)
`
    : `import { ${part} as Standard, type ${part}Props } from 'libretto/site'

export const ${part} = (props: ${part}Props) => (
  <div className="own-${file}">
    <Standard {...props} />
  </div>
)
`
  return {
    [`site/layout/${file}.tsx`]: module,
    [`site/layout/${file}.test.js`]: testOf(
      `the site with its own ${file} has no error`,
      'checkSite',
      `const problems = await checkSite('.')
  assert.deepEqual(problems.filter(({ severity }) => severity === 'error'), [])`,
    ),
  }
}

function testOf(name: string, tool: string, body: string): string {
  return `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ${tool} } from 'libretto/test'

test('${name}', async () => {
  ${body}
})
`
}
