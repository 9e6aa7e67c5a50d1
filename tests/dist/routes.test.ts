// Every route of the specification is a file, and contains exactly once each id that other pages and scripts rely on.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { attributeValues, listFiles, visibleText } from './dist-files.ts'

const dist = inject('dist')
const files = listFiles(dist)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const pageOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`)

const routes = [
  '/',
  ...[
    'docs',
    'docs/integration',
    'docs/sdk',
    'docs/api',
    'api',
    'platform',
    'performance',
    'security',
    'enterprise',
    'downloads',
    'community',
    'about',
    'contact',
  ],
  ...[
    'partners',
    'careers',
    'privacy',
    'terms',
    'blog',
    'help',
    'case-studies',
    'signup',
    'docs/tutorials/voice-chat',
    'docs/tutorials/push-to-talk',
  ],
  ...[
    'docs/tutorials/conference',
    'docs/deployment',
    'help/advanced-features',
    'help/quality-optimization',
    'help/security-best-practices',
    'help/code-examples',
  ],
  ...['examples/web', 'examples/mobile', 'examples/backend'],
].map((path) => (path.startsWith('/') ? path : `/${path}`))

describe('routes', () => {
  it.each(routes)('%s is a page', (route) => {
    expect(files).toContain(pageOf(route))
  })

  it('have breadcrumbs, all but the home page', () => {
    const trails = routes.map((route) => [
      route,
      /<nav class="breadcrumbs".*?<\/nav>/.exec(read(pageOf(route)))?.[0] ?? '',
    ])
    expect(trails.filter(([, trail]) => !trail?.includes('aria-current="page"')).map(([route]) => route)).toEqual(['/'])
  })

  it('has enough articles of every kind', () => {
    const count = (folder: string) =>
      files.filter((file) => new RegExp(`^${folder}/[^/]+/index\\.html$`).test(file)).length
    expect(count('blog')).toBeGreaterThanOrEqual(6)
    expect(count('help')).toBeGreaterThanOrEqual(10)
    // Four studies, each by slug and by id.
    expect(count('case-studies')).toBeGreaterThanOrEqual(8)
  })

  it.each([
    ['404.html', 'Oops! Page not found', 'Return to Home'],
    ['blog/404.html', 'Blog Post Not Found', "The blog post you're looking for doesn't exist."],
    ['help/404.html', 'Help Article Not Found', "The help article you're looking for doesn't exist."],
    ['case-studies/404.html', 'Case Study Not Found', "The case study you're looking for doesn't exist."],
  ])('%s says its own text and is not indexed', (file, title, text) => {
    const html = read(file)
    expect(visibleText(html)).toContain(title)
    expect(visibleText(html)).toContain(text)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  it('leads from the id of a case study to its page without a script', () => {
    const html = read('case-studies/harbour-dispatch/index.html')
    const target = '/case-studies/harbour-dispatch-answers-before-the-second-ring'
    expect(html).toMatch(new RegExp(`http-equiv="refresh" content="0; ?url=${target}"`))
    expect(html).toContain(`<link rel="canonical" href="https://parley.example.com${target}"`)
    expect(attributeValues(html, 'href')).toContain(target)
    expect(read('_redirects')).toContain(`/case-studies/harbour-dispatch ${target} 301`)
  })
})

describe('anchors', () => {
  it.each([
    ['/api', 'api-explorer'],
    ['/docs', 'platform-selection'],
    ['/docs/integration', 'integration-overview'],
    ['/docs/sdk', 'javascript-sdk'],
    ['/platform', 'platform-metrics'],
    ['/performance', 'perf-metrics'],
    ['/security', 'security-showcase'],
    ['/community', 'community-forum'],
    ['/partners', 'partner-tiers'],
    ['/careers', 'job-listings'],
    ['/careers', 'job-listing'],
    ['/enterprise', 'enterprise-features'],
    ['/docs/integration', 'web-integration'],
    ['/docs/integration', 'mobile-integration'],
    ['/docs/integration', 'backend-integration'],
    ['/docs/api', 'createCall'],
    ['/contact', 'contact-form'],
    ['/downloads', 'download-card'],
  ])('%s has #%s exactly once', (route, anchor) => {
    expect(attributeValues(read(pageOf(route)), 'id').filter((id) => id === anchor)).toHaveLength(1)
  })
})

describe('files around the pages', () => {
  it.each([
    'sitemap.xml',
    'robots.txt',
    'blog/feed.xml',
    'blog/feed.json',
    'search-index.json',
    'llms.txt',
    'llms-full.txt',
    'openapi.json',
    '_headers',
    '_redirects',
    'THIRD-PARTY-NOTICES.txt',
    'vercel.json',
    '_nginx.conf',
    '_Caddyfile',
    '.nojekyll',
  ])('%s is written', (file) => {
    expect(files).toContain(file)
  })

  it('names the licences of what is sent to visitors, each once, and of nothing else', () => {
    const notices = read('THIRD-PARTY-NOTICES.txt')
    const names = [...notices.matchAll(/^(\S+) \d\S* \(.+\)\n-+\n/gm)].map(([, name]) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        '@fontsource-variable/geist-mono',
        '@fontsource-variable/host-grotesk',
        'lucide',
        'react',
        'react-dom',
        'scheduler',
      ]),
    )
    expect(names).toEqual(names.toSorted())
    expect(names).toHaveLength(new Set(names).size)
    for (const tool of ['esbuild', 'yaml', 'commander', 'vitest']) expect(names).not.toContain(tool)
    expect(notices).toContain('Permission is hereby granted')
    expect(notices).toContain('SIL OPEN FONT LICENSE')
  })

  it('gives docs pages and articles a Markdown version that their head names', () => {
    for (const route of ['docs', 'docs/api', 'help/no-audio', 'blog/choosing-a-codec']) {
      expect(files).toContain(`${route}/index.md`)
      expect(read(`${route}/index.html`)).toMatch(
        new RegExp(`<link rel="alternate" type="text/markdown"[^>]*href="/${route}/index.md"`),
      )
    }
  })

  it('lists in the sitemap every indexed page and nothing else', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/parley\.example\.com(\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    )
    const indexed = files
      .filter((file) => file.endsWith('.html') && !/<meta name="robots" content="noindex/.test(read(file)))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    expect(listed.toSorted()).toEqual(indexed.toSorted())
  })

  it('sends search results to pages that exist', () => {
    const items = JSON.parse(read('search-index.json')) as { url: string; relevance: number }[]
    expect(items.length).toBeGreaterThan(30)
    for (const { url } of items) expect(files).toContain(pageOf(url.split(/[?#]/)[0] ?? ''))
    expect(items.slice(0, 8).every(({ relevance }) => relevance >= 0.75 && relevance <= 0.95)).toBe(true)
    expect(items.slice(8).every(({ relevance }) => relevance < 0.75)).toBe(true)
  })
})
