// What moves, and what names it: pages, translations, folders, side bars, pictures, ids, tables of redirects.

import { describe, expect, it } from 'vitest'
import { article, moveSite, siteYaml } from './move-site.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n'

describe('a page', () => {
  const content = {
    'pages/fares.yaml':
      'title: Fares\ndescription: What it costs.\nblocks:\n  - id: text\n    type: text\n' +
      '    content: |\n      See [all](/fares#text) and\n      [times](/times).\n',
    'pages/times.yaml':
      'title: Times\r\ndescription: When boats leave.\r\nblocks:\r\n  - id: a\r\n    type: text\r\n' +
      "    content: 'It''s [cheap](/fares) ... [fares](/fares).'\r\n",
    'redirects.yaml': '# Old ones.\n- from: /prices\n  to: /fares\n',
    'navigation.yaml': 'main: [{ id: a, label: Fares, href: /fares }, { id: b, label: Times, href: /times }]\n',
    'site.yaml': `${siteYaml}budgets:\n  - { path: /fares, htmlKB: 900 }\n`,
  }

  it('leaves a redirect in redirects.yaml, in the style of the file, and takes it back', async () => {
    const site = await moveSite(content)
    expect(await site.problems()).toBe('')
    const before = await site.read()
    await site.move('/fares', '/trips/prices-of-boats')
    const after = await site.read()
    expect(after['redirects.yaml']).toBe(
      '# Old ones.\n- from: /prices\n  to: /trips/prices-of-boats\n- from: /fares\n  to: /trips/prices-of-boats\n',
    )
    expect(after['pages/times.yaml']).toBe(before['pages/times.yaml']?.replaceAll('/fares', '/trips/prices-of-boats'))
    expect(after['pages/trips/prices-of-boats.yaml']).toContain('[all](/trips/prices-of-boats#text)')
    expect(after['site.yaml']).toContain('path: /trips/prices-of-boats,')
    expect(await site.problems()).toBe('')
    await site.move('/trips/prices-of-boats', '/fares', false)
    expect(await site.read()).toEqual(before)
  })

  it('makes redirects.yaml, which goes again with the last redirect', async () => {
    const { 'redirects.yaml': _, ...others } = content
    const site = await moveSite(others)
    const before = await site.read()
    await site.move('pages/fares.yaml', 'pages/prices')
    expect((await site.read())['redirects.yaml']).toBe(
      '# Old addresses and where they lead now.\n- { from: /fares, to: /prices }\n',
    )
    await site.move('pages/prices.yaml', 'pages/fares.yaml', false)
    expect(await site.read()).toEqual(before)
  })

  it('changes the target in a table of redirects', async () => {
    const site = await moveSite({ ...content, 'redirects.csv': 'from;to\n/a;/fares\n"/b";"/fares#text"\n' })
    await site.move('/fares', '/prices')
    expect((await site.read())['redirects.csv']).toBe('from;to\n/a;/prices\n"/b";"/prices#text"\n')
  })

  it('with an address of its own gets another one in the same file', async () => {
    const site = await moveSite({
      ...content,
      'pages/x.yaml': 'title: X\ndescription: An x.\nslug: "boat-trips" # short\n',
      'docs/a.md': article('A', '[x](/boat-trips)'),
    })
    await site.move('/boat-trips', '/boats/trips')
    const after = await site.read()
    expect(after['pages/x.yaml']).toBe('title: X\ndescription: An x.\nslug: "boats/trips" # short\n')
    expect(after['docs/a.md']).toBe(article('A', '[x](/boats/trips)'))
  })
})

describe('translations', () => {
  const content = {
    'site.yaml': `${siteYaml}languages: [en, de]\n`,
    'docs/boats.md': article('Boats', 'Text.'),
    'docs/oars.md': article('Oars', '[Boats](boats.md), [auf Deutsch](/de/docs/boats).'),
    'de/site.yaml': 'description: Boote.\n',
    'de/pages/home.yaml': 'title: Start\ndescription: Boote.\n',
    'de/docs/boats.md': article('Boote', 'Text.'),
    'de/docs/oars.md': article('Ruder', '[Boote](/docs/boats), [Boote](./boats.md)'),
  }

  it('move alike, and each language keeps its old address', async () => {
    const site = await moveSite(content)
    const before = await site.read()
    await site.move('/docs/boats', '/docs/ships')
    const after = await site.read()
    expect(after['de/docs/ships.md']).toBe(article('Boote', 'Text.', 'aliases: [/docs/boats]\n'))
    expect(after['docs/oars.md']).toBe(article('Oars', '[Boats](ships.md), [auf Deutsch](/de/docs/ships).'))
    expect(after['de/docs/oars.md']).toBe(article('Ruder', '[Boote](/docs/ships), [Boote](./ships.md)'))
    await site.move('/de/docs/ships', '/de/docs/boats', false)
    expect(await site.read()).toEqual(before)
  })

  it('cannot go to another language', async () => {
    const site = await moveSite(content)
    expect(await site.refusal('docs/boats.md', 'de/docs/ships.md')).toContain('is in the folder of another language')
    expect(await site.refusal('/de/docs/boats', '/docs/ships')).toContain('begin it with /de/')
  })
})

describe('a folder of documentation', () => {
  it('moves with all that is in it, and its list leads on', async () => {
    const site = await moveSite({
      'docs/index.md': article('Start', '[Guides](/docs/guides) and [one](guides/one.md)'),
      'docs/guides/_folder.yaml':
        'title: Guides\nsidebar:\n  - one\n  - title: More\n    items: [two.md, /docs/guides/three]\n',
      'docs/guides/one.md': article('One', '[two](two.md) [start](../index.md)'),
      'docs/guides/two.md': article('Two', '![map](map.svg)'),
      'docs/guides/three.md': article('Three', 'Text.'),
      'docs/guides/map.svg': picture,
      'docs/_folder.yaml': 'sidebar:\n  - guides\n  - { title: Home, href: / }\n',
    })
    expect(await site.problems()).toBe('')
    const before = await site.read()
    await site.move('content/docs/guides/', 'content/docs/more/how-to')
    const after = await site.read()
    expect(after['docs/index.md']).toBe(article('Start', '[Guides](/docs/more/how-to) and [one](more/how-to/one.md)'))
    expect(after['docs/more/how-to/one.md']).toContain('[two](two.md) [start](../../index.md)')
    expect(after['docs/more/how-to/_folder.yaml']).toContain('items: [two.md, /docs/more/how-to/three]')
    expect(after['docs/_folder.yaml']).toContain('- more/how-to\n')
    expect(after['redirects.yaml']).toContain('{ from: /docs/guides, to: /docs/more/how-to }')
    expect(await site.problems()).toBe('')
    await site.move('docs/more/how-to', 'docs/guides', false)
    expect(await site.read()).toEqual(before)
  })
})

describe('pictures', () => {
  it('get another name wherever they stand', async () => {
    const site = await moveSite({
      'assets/map.svg': picture,
      'blog/pier/index.md':
        '---\ntitle: Pier\nexcerpt: A pier.\npublishedAt: 2026-01-02\n' +
        'cover: { src: boat.svg, alt: "" }\n---\n\n' +
        '![a](boat.svg) <img src="/assets/map.svg" alt="b">\n',
      'blog/pier/boat.svg': picture,
      'docs/a.md': article(
        'A',
        '![m](../assets/map.svg "Map")\n\n:::block{type="image"}\n```yaml\ndata:\n' +
          '  src: /assets/map.svg # here\n  alt: Map\n```\n:::',
      ),
      'site.yaml': `${siteYaml}logo: /assets/map.svg\nsharedAssets: [/assets/map.svg]\n`,
    })
    const before = await site.read()
    await site.move('assets/map.svg', 'assets/maps/harbour.svg')
    const after = await site.read()
    expect(after['docs/a.md']).toBe(
      before['docs/a.md']
        ?.replace('../assets/map.svg', '../assets/maps/harbour.svg')
        .replace('src: /assets/map.svg', 'src: /assets/maps/harbour.svg'),
    )
    expect(after['blog/pier/index.md']).toContain('<img src="/assets/maps/harbour.svg" alt="b">')
    expect(after['site.yaml']).toBe(before['site.yaml']?.replaceAll('/assets/map.svg', '/assets/maps/harbour.svg'))
    await site.move('blog/pier/boat.svg', 'assets/boat.svg')
    expect((await site.read())['blog/pier/index.md']).toContain('![a](../../assets/boat.svg)')
    await site.move('assets/boat.svg', 'blog/pier/boat.svg')
    await site.move('assets/maps/harbour.svg', 'assets/map.svg')
    expect(await site.read()).toEqual(before)
  })
})

describe('the bytes of a file', () => {
  it('stay, with a byte order mark, CRLF, and without a line break at the end', async () => {
    const site = await moveSite({
      'docs/boats.md':
        '\uFEFF---\r\ntitle: Boats\r\ndescription: All boats.\r\n---\r\n\r\n[a](oars.md)\r\n\r\n[b](oars.md)',
      'docs/oars.md': article(
        'Oars',
        '[a](<boats.md>) `[b](boats.md)` <!-- [c](boats.md) -->\n\n```md\n[d](boats.md)\n```',
      ),
    })
    await site.move('docs/boats.md', 'docs/more/ships.md')
    const after = await site.read()
    expect(after['docs/more/ships.md']).toBe(
      '\uFEFF---\r\ntitle: Boats\r\ndescription: All boats.\r\naliases: [/docs/boats]\r\n---\r\n\r\n' +
        '[a](../oars.md)\r\n\r\n[b](../oars.md)',
    )
    expect(after['docs/oars.md']).toBe(
      article('Oars', '[a](<more/ships.md>) `[b](boats.md)` <!-- [c](boats.md) -->\n\n```md\n[d](boats.md)\n```'),
    )
  })
})

describe('ids', () => {
  it('of help articles change with their files', async () => {
    const site = await moveSite({
      'help/sound.md': '---\ntitle: Sound\ncategory: A\nrelatedArticles: [video, "light"]\n---\n\nText.\n',
      'help/video.md': '---\ntitle: Video\ncategory: A\naliases:\n  - /video\n---\n\nText.\n',
      'help/light.md': '---\ntitle: Light\ncategory: A\n---\n\nText.\n',
    })
    await site.move('/help/video', '/help/film')
    const after = await site.read()
    expect(after['help/sound.md']).toContain('relatedArticles: [film, "light"]')
    expect(after['help/film.md']).toContain('aliases:\n  - /video\n  - /help/video\n---')
  })
})
