// A move changes the names of files and the addresses that lead to them, and no other byte.

import { describe, expect, it } from 'vitest'
import { article, moveSite } from './move-site.ts'

const docs = {
  'docs/index.md': article(
    'Start',
    'See [boats](boats.md#oars "All"), [it](/docs/boats?a=1#oars) and [ref].\n\n[ref]: <boats.md>',
  ),
  'docs/boats.md': article(
    'Boats',
    '## Oars\n\n[up](index.md) and [down](guides/rowing.md) and [here](#oars).\n\n![Map](../assets/map.svg)',
  ),
  'docs/guides/rowing.md': article(
    'Rowing',
    'Back to [boats](../boats.md) or [whole](https://pier.example.org/docs/boats).',
  ),
  'docs/_folder.yaml': 'pages: [boats, guides] # in this order\n',
  'assets/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
  'navigation.yaml':
    'main:\n  - { id: a, label: Boats, href: /docs/boats }\n  - id: b\n    label: "/docs/boats"\n' +
    '    href: "/docs/boats#oars" # old\n',
}

describe('a page of documentation', () => {
  it('gets another name, and every link to it follows', async () => {
    const site = await moveSite(docs)
    expect(await site.problems()).toBe('')
    const before = await site.read()
    const plan = await site.move('content/docs/boats.md', 'content/docs/guides/ships.md')
    expect(plan.addresses).toEqual([{ from: '/docs/boats', to: '/docs/guides/ships' }])
    const after = await site.read()
    expect(after['docs/boats.md']).toBeUndefined()
    expect(after['docs/index.md']).toBe(
      before['docs/index.md']
        ?.replace('(boats.md#oars', '(guides/ships.md#oars')
        .replace('(/docs/boats?', '(/docs/guides/ships?')
        .replace('<boats.md>', '<guides/ships.md>'),
    )
    expect(after['docs/guides/ships.md']).toBe(
      before['docs/boats.md']
        ?.replace('(index.md)', '(../index.md)')
        .replace('(guides/rowing.md)', '(rowing.md)')
        .replace('(../assets', '(../../assets')
        .replace('---\n\n', 'aliases: [/docs/boats]\n---\n\n'),
    )
    expect(after['docs/guides/rowing.md']).toBe(
      before['docs/guides/rowing.md']
        ?.replace('(../boats.md)', '(ships.md)')
        .replace('org/docs/boats', 'org/docs/guides/ships'),
    )
    expect(after['docs/_folder.yaml']).toBe('pages: [guides] # in this order\n')
    expect(after['navigation.yaml']).toBe(
      before['navigation.yaml']
        ?.replace('href: /docs/boats', 'href: /docs/guides/ships')
        .replace('"/docs/boats#', '"/docs/guides/ships#'),
    )
    expect(await site.problems()).toBe('')
  })

  it('comes back without a trace', async () => {
    const site = await moveSite(docs)
    const before = await site.read()
    await site.move('/docs/boats', '/docs/ships')
    expect(Object.keys(await site.read())).toContain('docs/ships.md')
    await site.move('/docs/ships', '/docs/boats', false)
    expect(await site.read()).toEqual(before)
  })

  it('comes back to its folder with paths as short as before', async () => {
    const site = await moveSite({
      'docs/boats/punt.md': article('Punt', '[Skiff](skiff.md), ![](pole.svg).\n\n[skiffs]: skiff.md#two'),
      'docs/boats/pole.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
      'docs/boats/skiff.md': article('Skiff', '[Punt](punt.md)\n\n## Two'),
      'docs/oars/blade.md': article('Blade', '[Punt](../boats/punt.md)'),
    })
    const before = await site.read()
    await site.move('docs/boats/punt.md', 'docs/oars/punt.md')
    const after = await site.read()
    expect(after['docs/oars/punt.md']).toContain('(../boats/skiff.md), ![](../boats/pole.svg)')
    expect(after['docs/oars/blade.md']).toContain('[Punt](punt.md)')
    await site.move('docs/oars/punt.md', 'docs/boats/punt.md', false)
    expect(await site.read()).toEqual(before)
  })
})
