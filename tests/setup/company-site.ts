// The site of a company as one outgrows a starter: pictures, prices, documentation, a blog with covers, two forms, two
// languages, code of its own, files at the top, old addresses, and three hosts of others. By path.

import { drawPhoto } from './draw-photo.ts'

const description = 'Cargo bikes from a small workshop by the lake, built by hand, repaired for life, tried for a day.'
const page = (title: string, blocks: readonly string[]) =>
  [`title: ${title}`, `description: ${description}`, 'blocks:', ...blocks.map((block) => `  - ${block}`), ''].join('\n')
const svg = (colour: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">' +
  `<path d="M4 4h112v32H4z" fill="${colour}"/></svg>\n`

const siteFile = `name: Fernhill
url: https://fernhill.example.com
description: ${description}
languages: [en, de]
hosts: [own]
logo: /assets/logo.svg
logoDark: /assets/logo-dark.svg
contact: { email: hello@fernhill.example.com }
pages: { contactUrl: /contact }
endpoints:
  contact: /api/contact
  forms:
    - { name: repair, address: https://forms.example.com/repair, takes: form }
head:
  meta: [{ name: google-site-verification, content: abc }]
  links: [{ rel: me, href: "https://social.example.com/@fernhill" }]
robots: { crawlers: [{ names: [GPTBot], disallow: [/] }] }
features: { help: false, case-studies: false, api: false }
`
const allowed = `allow:
  scripts: [{ host: "https://figures.example.com", reason: Figures of visits. }]
  frames: [{ host: "https://film.example.com", reason: Films of the workshop. }]
  requests: [{ host: "https://figures.example.com", reason: The same script sends them there. }]
`
const scripts = `scripts:
  - name: Lake Figures
    purpose: Counts visits.
    src: https://figures.example.com/count.js
    data: { domain: fernhill }
`

const navigation = `main:
  - { id: bikes, label: Prices, href: /pricing }
  - { id: docs, label: Guides, href: /docs/start }
  - { id: blog, label: News, href: /blog }
actions: [{ id: write, label: Write to us, href: /contact, variant: primary }]
`

const home = page('Home', [
  `id: top
    type: hero
    title: Carry more
    content: Bikes for shops and families.
    data: { picture: { src: /assets/lake.jpg, alt: A bike at the lake } }`,
  `id: why
    type: features
    title: Why
    data:
      items:
        - icon: route
          title: By hand
          description: Welded here.
          picture: { src: /assets/lake.jpg, alt: The workshop }`,
  `id: film
    type: embed
    title: See it move
    data: { src: "https://film.example.com/embed/1", title: A ride, poster: /assets/lake.jpg }`,
  '{ id: shop, type: card, title: Try one, data: { title: A day for free, start: 1 } }',
  '{ id: say, type: quote, data: { quote: It carries everything., name: Ada Byron } }',
])

const prices = page('Prices', [
  '{ id: head, type: hero, title: Prices }',
  `id: tiers
    type: pricing
    data:
      currency: EUR
      tiers:
        - { name: Short, price: 3900, features: [One child] }
        - { name: Long, price: 4900 }`,
])

const contact = page('Contact', [
  '{ id: head, type: hero, title: Contact }',
  '{ id: write, type: contact, title: Write to us }',
  `id: repair
    type: contact
    title: A repair
    data:
      form: repair
      showDetails: false
      fields:
        - { name: bike, label: Bike, type: select, options: [{ label: Long John, value: lj }] }
        - { name: mail, label: Your mail, type: email }
        - { name: ok, label: I agree, type: consent }`,
])

const text = (...lines: string[]) => `${lines.join('\n')}\n`

/** Text or bytes by path from the folder of the site. Without `isOpen`, site.yaml allows no host. */
export async function companySite(isOpen: boolean): Promise<Record<string, string | Uint8Array>> {
  const photo = await drawPhoto(1280, 720)
  return {
    'content/site.yaml': `${siteFile}${isOpen ? allowed : ''}${scripts}`,
    'content/navigation.yaml': navigation,
    'content/assets/logo.svg': svg('#234'),
    'content/assets/logo-dark.svg': svg('#cde'),
    'content/assets/lake.jpg': photo,
    'content/pages/home.yaml': home,
    'content/pages/pricing.yaml': prices,
    'content/pages/contact.yaml': contact,
    'content/docs/start.md': text(
      '---',
      'title: Start',
      '---',
      'Unpack the box.',
      '',
      '## Tyres',
      'Pump them.',
      '',
      '## Brakes',
      'Pull them.',
    ),
    'content/docs/care.md': '---\ntitle: Care\n---\n\nWash it.\n',
    'content/blog/pier.md': text(
      '---',
      'title: The pier',
      'publishedAt: 2026-03-01',
      'cover: { src: pier/pier.jpg, alt: The pier }',
      '---',
      '![Close](pier/pier.jpg)',
      '',
      'It is open.',
    ),
    'content/blog/pier/pier.jpg': photo,
    'content/rides/lake.md': text(
      '---',
      'title: Round the lake',
      'publishedAt: 2026-03-02',
      'length: 12',
      '---',
      'Twelve kilometres.',
    ),
    'content/root/ads.txt': 'example.com, 1, DIRECT\n',
    'content/root/.well-known/security.txt': 'Contact: mailto:hello@fernhill.example.com\n',
    'content/redirects.yaml': text(
      '- { from: /About-Us, to: /pricing }',
      '- { from: /über uns, to: /contact }',
      '- { from: /Shop/*, to: /pricing }',
    ),
    'content/de/site.yaml': text(
      'name: Fernhill',
      `description: ${description}`,
      'scripts: [{ name: Lake Figures, purpose: Zählt Besuche. }]',
    ),
    'content/de/navigation.yaml': 'main: [{ id: bikes, label: Preise, href: /preise }]\n',
    'content/de/pages/home.yaml': page('Start', ['{ id: top, type: hero, title: Mehr tragen }']),
    'content/de/pages/preise.yaml': `${page('Preise', ['{ id: head, type: hero, title: Preise }'])}id: pricing\n`,
    'site/blocks/card/card.tsx': `import { defineBlock, Section, Widget, withBasePath } from 'libretto/site'
import * as z from 'zod'

export const block = defineBlock({
  description: 'A card with a counter.',
  data: z.strictObject({ title: z.string(), start: z.int() }),
  Component: ({ block, data }) => (
    <Section block={block} className="card">
      <p>{data.title}</p>
      <Widget name="Counter" id={\`\${block.id}-count\`} on="visible" props={{ start: data.start }} />
      <a href={withBasePath('/pricing')}>Prices</a>
    </Section>
  ),
})
`,
    'site/blocks/card/card.css': '.card p { font-weight: 600 }\n',
    'site/widgets/Counter/Counter.tsx': `import { defineWidget } from 'libretto/site'
import { useState } from 'react'

export const Counter = defineWidget<{ start: number }>(({ id, start }) => {
  const [days, setDays] = useState(start)
  return (
    <button id={id} type="button" className="button button-secondary" onClick={() => setDays(days + 1)}>
      {\`\${days} days\`}
    </button>
  )
})
`,
    'site/collections/rides.tsx': `import { defineCollection, Prose } from 'libretto/site'
import * as z from 'zod'

export const collection = defineCollection({
  title: 'Rides',
  noun: 'ride',
  head: z.object({ length: z.int().describe('Kilometres.') }),
  Card: ({ head }) => <p>{\`\${head.length} km\`}</p>,
  Component: ({ html }) => <Prose html={html} />,
})
`,
    'site/layout/footer.tsx': `import { type FooterProps, Footer as Standard } from 'libretto/site'

export const Footer = (props: FooterProps) => (
  <>
    <section className="container" aria-label="Hours">
      Open from nine to five.
    </section>
    <Standard {...props} />
  </>
)
`,
    'site/layout/post-card.tsx': `import { type PostCardProps, PostCard as Standard } from 'libretto/site'

export const PostCard = (props: PostCardProps) => (
  <div className="own-post">
    <Standard {...props} />
  </div>
)
`,
  }
}
