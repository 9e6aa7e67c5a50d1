// Pages that come one after the other share the HTML of their frame, and look the same as without the others.

import { expect, test } from 'vitest'
import { renderSite } from '#generator/build/build.ts'
import { isRendered } from '#generator/build/rendered-site.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import type { Engine } from '#generator/config/config.ts'
import { openFrames } from '#site/render-frame.tsx'
import type { FrameProps } from '#site/view-props.ts'
import { configOf, writeFolder } from '../../setup/mini-site.ts'

const article = (title: string) => `---\ntitle: ${title}\ncategory: Lines\nlastUpdated: 2026-01-02\n---\nA text.\n`
const page = (title: string) => `title: ${title}\ndescription: A page of the site.\nblocks: []\n`
const content = {
  'content/site.yaml': 'name: Acme Rail\nurl: https://example.com\n',
  'content/navigation.yaml': [
    'main:',
    '  - { id: help, label: Help, href: /help }',
    '  - { id: fares, label: Fares, href: /fares }',
    'footer:',
    '  columns:',
    '    - { id: all, label: All, children: [{ id: b, label: Second article, href: /help/b }] }',
    '',
  ].join('\n'),
  'content/pages/home.yaml': page('Start'),
  'content/pages/fares.yaml': page('Fares'),
  'content/help/a.md': article('First'),
  'content/help/b.md': article('Second'),
  'content/help/c.md': article('Third'),
  'content/help/d.md': article('Fourth'),
}

const render = async (files: Readonly<Record<string, string>>, engine: Engine = 'react') => {
  const site = await renderSite(configOf(await writeFolder(files), { engine }), openCache())
  if (!isRendered(site)) throw new Error(JSON.stringify(site.problems))
  const assets = { ...site.bundle.assets, policy: '' }
  const views = site.pages.flatMap(({ route: { view } }) => (view && view.view !== 'redirect' ? [view] : []))
  return { views, assets, openRenderer: () => site.bundle.site.openRenderer(assets) }
}

test('every page is the same alone and among others, in any order', async () => {
  const { views, openRenderer } = await render(content)
  expect(views.length).toBeGreaterThan(6)
  const alone = views.map((view) => openRenderer()(view))
  const together = openRenderer()
  expect(views.map(together)).toEqual(alone)
  expect(views.toReversed().map(together)).toEqual(alone.toReversed())
  const { html } = together(views.find(({ props }) => props.frame.path === '/help/b') as (typeof views)[number])
  expect(html).toContain('<a href="/help/b" aria-current="page">Second article</a>')
})

test('articles that the frame does not lead to share one; a part of the site itself may show anything', async () => {
  const { views, assets } = await render(content)
  const frames = new Map<string, FrameProps>(views.map(({ props: { frame } }) => [frame.path, frame]))
  const rendered = openFrames(assets)
  const at = (path: string) => rendered({ frame: frames.get(path) as FrameProps, banner: 'full' })
  const first = at('/help/a')
  expect(at('/help/c')).toEqual(first)
  expect(at('/help/c').header).toBe(first.header)
  expect(at('/help/d').footer).toBe(first.footer)
  expect(at('/help/b').footer.html).not.toBe(first.footer.html)
  expect(at('/').header.html).not.toBe(first.header.html)

  const own = 'export const Header = ({ frame }) => <header>{frame.path}</header>\n'
  const site = await render({ ...content, 'site/layout/header.tsx': own })
  const renderer = site.openRenderer()
  for (const view of site.views) expect(renderer(view).html).toContain(`<header>${view.props.frame.path}</header>`)
})

test.each(['react', 'preact'] as const)('ids that %s makes in parts of the site itself differ', async (engine) => {
  const part = (name: string) =>
    `import { useId } from 'react'\nexport const ${name} = () => <div data-part id={useId()} />\n`
  const own = { 'site/layout/header.tsx': part('Header'), 'site/layout/footer.tsx': part('Footer') }
  const { views, openRenderer } = await render({ ...content, ...own }, engine)
  const { html } = openRenderer()(views[0] as (typeof views)[number])
  const ids = [...html.matchAll(/data-part(?:="true")? id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

test('a logo is not preloaded: it is at the top of the page', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n'
  const site = `${content['content/site.yaml']}logo: /assets/logo.svg\n`
  const { views, openRenderer } = await render({
    ...content,
    'content/site.yaml': site,
    'content/assets/logo.svg': svg,
  })
  const { html } = openRenderer()(views[0] as (typeof views)[number])
  expect(html).toMatch(/<img [^>]*src="\/assets\/logo-[^"]*\.svg"/)
  expect(html).not.toContain('as="image"')
})
