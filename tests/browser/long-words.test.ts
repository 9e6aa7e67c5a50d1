// A site whose every title, label and menu holds a word that is longer than a phone is wide: such words break, and
// nothing scrolls sideways, overlaps or is cut off.

import { expect } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { findLayoutProblems } from './layout-checks.ts'
import { describeSite } from './site-browser.ts'

const word = 'Rechtsschutzversicherungsgesellschaften'
const name = 'lake.connections.timetable.subscribe_to_departures'
const title = `${word} and ${name}`
const titleOf = (kind: string) => `${word}, ${kind}`
const buttons = [
  { text: word, href: '/contact' },
  { text: name, href: '/case-studies' },
]
const link = (id: string) => ({ id, label: word, href: '/contact' })
const group = (id: string) => ({ id, label: word, children: [link(`${id}-1`), link(`${id}-2`)] })
const menu = (id: string) => ({ ...group(id), label: 'Dokumentation' })
const page = (pageTitle: string, ...blocks: object[]) => ({
  title: pageTitle,
  description: `${pageTitle}: a page that is described in more than fifty characters.`,
  blocks: blocks.map((block, index) => ({ id: `block-${index}`, title: `${title} ${index}`, tag: word, ...block })),
})
const article = (facts: object) => `---\n${JSON.stringify(facts)}\n---\n\n## ${title}\n\n\`${name}\`\n\n- ${word}\n`

const files = {
  'site.yaml': { name: 'Bergverkehrsbetriebe Oberland', url: 'https://lake.example.com', language: 'de' },
  'navigation.yaml': {
    main: ['a', 'b', 'c', 'd', 'e', 'f'].map(menu),
    actions: [
      { id: 'ask', label: 'Kontakt', href: '/contact', variant: 'tertiary' },
      { id: 'go', label: 'Jetzt buchen', href: '/help', variant: 'primary' },
    ],
    footer: { title, columns: ['g', 'h', 'i', 'j'].map(group), legal: [link('k'), link('l')], external: [link('m')] },
  },
  'pages/home.yaml': page(
    'Home',
    { type: 'hero', data: { label: word, ctaButtons: buttons, installCommand: `npm install ${word}` } },
    { type: 'features', data: { items: [1, 2, 3].map(() => ({ title, description: title, figure: word })) } },
    { type: 'usecases', data: { cases: ['a', 'b'].map((id) => ({ id, title, description: title, points: [title] })) } },
    { type: 'cta', data: { ctaButtons: buttons, commands: [`npm install ${word}`] } },
    { type: 'text', content: `## ${title}\n\n\`${name}\`\n\n- ${word}\n\n> ${word}` },
    { type: 'testimonials', data: { note: word } },
    { type: 'faq' },
    { type: 'downloads' },
    { type: 'jobs' },
  ),
  'pages/contact.yaml': page('Contact', { type: 'contact' }, { type: 'text', data: { component: 'SecurityShowcase' } }),
  'pages/help.yaml': page('Help', { type: 'text', data: { component: 'FeaturedHelpArticles' } }),
  'pages/case-studies.yaml': page('Studies', { type: 'text', data: { component: 'FeaturedCaseStudies' } }),
  'data/testimonials.yaml': [{ id: 'a', name: word, role: word, company: word, content: title, rating: 4 }],
  'data/security.yaml': {
    certifications: [
      { name: title, kind: word, status: 'verified', description: name.repeat(3), validUntil: '2026-12-31' },
    ],
  },
  'data/faqs.yaml': [{ id: 'a', question: title, answer: title }],
  'data/downloads.yaml': [
    {
      id: 'a',
      name: title,
      version: '2026.11.24-beta.1+build.abcdefghijklmnopqrstuvwxyz',
      description: title,
      platform: ['Linux', word],
      downloadUrl: '/assets/boats.txt',
      category: 'tools',
    },
  ],
  'data/jobs.yaml': [
    {
      id: 'a',
      title,
      department: word,
      location: word,
      type: 'full-time',
      salaryRange: { min: 1, max: 2 },
      experience: word,
      skills: [word, name],
      description: title,
      posted: '2026-05-31',
    },
  ],
}

const articles = {
  'help/boats.md': article({ title: titleOf('help'), category: word, subcategory: word, tags: [word, name] }),
  'blog/boats.md': article({
    title: titleOf('blog'),
    publishedAt: '2026-05-31',
    category: word,
    tags: [word],
    author: { name: word },
  }),
  'case-studies/boats.md': article({
    title: 'Boats',
    description: title,
    company: word,
    industry: word,
    publishedAt: '2026-05-31',
    challenge: title,
    solution: title,
    implementation: { duration: word, team: word, technologies: [word, name], approach: title },
    results: [{ metric: word, before: word, after: word, improvement: word, methodology: title, timeframe: word }],
    roi: { investment: word, return: word, paybackPeriod: word },
  }),
  'docs/index.md': article({ title: 'Docs', description: title }),
  'docs/boats.md': article({ title: titleOf('docs'), description: title }),
  'assets/boats.txt': 'Boats\n',
}
const content = {
  ...articles,
  ...Object.fromEntries(Object.entries(files).map(([path, data]) => [path, JSON.stringify(data)])),
}
const addresses = [
  '/',
  '/contact',
  '/help',
  '/help/boats',
  '/blog',
  '/blog/boats',
  '/case-studies',
  '/docs/boats',
  '/404',
]

describeSite(
  'long words',
  (site) => {
    itSome(2, [320, 768, 1024, 1440])('break inside at %i pixels', async (width) => {
      const tab = await site.open('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      const found: string[] = []
      for (const address of [...addresses, '/case-studies/boats']) {
        await tab.goto(site.url() + address)
        await tab.evaluate(() => document.fonts.ready.then(() => {}))
        for (const problem of await tab.evaluate(findLayoutProblems)) found.push(`${address}: ${problem}`)
      }
      expect(found).toEqual([])
      site.takeProblems()
    })
  },
  ['react'],
  content,
)
