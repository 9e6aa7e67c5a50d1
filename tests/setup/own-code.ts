// Code of a site's own, by path beside the content folder.

export const ownCode = {
  'site/blocks/price-list/price-list.tsx': `import { defineBlock, Section, Widget } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'Prices, one row each.',
  data: z.strictObject({
    currency: z.string().default('EUR'),
    rows: z.array(z.strictObject({ name: z.string().min(1), price: z.number() })).min(1),
  }),
  plan: ({ currency, rows }, view) => ({ rows, currency, company: view.site.name }),
  Component: ({ block, data }) => (
    <Section block={block} className="price-list">
      <ul>
        {data.rows.map(({ name, price }) => (
          <li key={name}>
            {name}: {price} {data.currency} at {data.company}
          </li>
        ))}
      </ul>
      <Widget name="TicketCounter" id={\`\${block.id}-count\`} on="visible" props={{ start: 2 }} />
    </Section>
  ),
})
`,
  'site/blocks/price-list/price-list.css': '.price-list li { outline: 3px solid #010203 }\n',
  'site/widgets/TicketCounter/TicketCounter.tsx': `import { useState } from 'react'

export function TicketCounter({ id, start }: { id: string; start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      {\`\${count} tickets\`}
    </button>
  )
}
`,
  'site/widgets/TicketCounter/TicketCounter.css': '.price-list button { min-height: 44px }\n',
  'site/collections/stations.tsx': `import { defineCollection, Prose } from 'libretto/site'
import * as z from 'zod'

export const collection = defineCollection({
  title: 'Stations',
  noun: 'station',
  hasFeed: true,
  head: z.object({ platforms: z.int().min(1).describe('Number of platforms.') }),
  Card: ({ excerpt, head }) => (
    <p>
      {\`\${head.platforms} platforms. \`}
      {excerpt}
    </p>
  ),
  Component: ({ html, head }) => (
    <>
      <p className="platforms">{\`\${head.platforms} platforms\`}</p>
      <Prose html={html} />
    </>
  ),
})
`,
  'site/theme.css': ':root { --measure: 61ch }\n',
}

export const ownPages = {
  'site.yaml': 'name: Acme Rail\nurl: https://acme.example.com\n',
  'pages/home.yaml': [
    'title: Home',
    'description: The home page.',
    'blocks:',
    '  - { id: top, type: hero, title: Trains }',
    '  - id: prices',
    '    type: price-list',
    '    title: Prices',
    '    data:',
    '      rows:',
    '        - { name: Single, price: 3.5 }',
    '',
  ].join('\n'),
  'stations/lake.md': [
    '---',
    'title: Lake Station',
    'platforms: 2',
    'publishedAt: 2026-01-02',
    'tags: [water]',
    '---',
    '\nBy the lake.\n\n## Trains\n\nSome.\n',
  ].join('\n'),
  'stations/hill.md':
    '---\ntitle: Hill Station\nplatforms: 1\npublishedAt: 2026-01-01\n---\n\n[The lake](/stations/lake#trains)\n',
}

/** A header that contains the standard one, a footer and an article from nothing. */
export const ownLayout = {
  'site/layout/header.tsx': `import { Header as Standard, type HeaderProps } from 'libretto/site'

export function Header({ frame }: HeaderProps) {
  return (
    <>
      <p className="strike">No trains on {frame.siteName} today.</p>
      <Standard frame={frame} />
    </>
  )
}
`,
  'site/layout/header.css': '.strike { background: #040506 }\n',
  'site/layout/footer.tsx': `import { type FooterProps, Logo, ThemeSwitch } from 'libretto/site'

export function Footer({ frame, banner }: FooterProps) {
  return (
    <footer className="sleepers" data-banner={banner}>
      <Logo frame={frame} />
      <ThemeSwitch />
    </footer>
  )
}
`,
  'site/layout/article.tsx': `import type { ArticleProps } from 'libretto/site'

export function Article({ head, toc, children }: ArticleProps) {
  return (
    <article className="carriage">
      {head}
      <p>{toc.length} stops</p>
      {children}
    </article>
  )
}
`,
}
