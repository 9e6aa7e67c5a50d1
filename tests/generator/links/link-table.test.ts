// Links as writers write them → links as pages carry them: base path, hashed assets, links between Markdown files.

import { describe, expect, it } from 'vitest'
import { decodePath, isExternal, linkedFile, splitHref, withBase } from '#generator/links/link-paths.ts'
import { fillText, joinHtml, type LinkRead, type LinkTable, resolveHref, resolveLinks } from '#generator/links/links.ts'
import { compileMarkdown } from '#generator/markdown/compile-markdown.ts'
import type { TextHtml } from '#site/text-html.ts'
import { readHtml } from '../read-html.ts'

const table: LinkTable = {
  basePath: '/base',
  assets: new Map([['/assets/a.svg', '/assets/a-12345678.svg']]),
  fileRoutes: new Map([
    ['help/no-audio.md', '/help/no-audio'],
    ['blog/my post.md', '/blog/my-post'],
    ['pages/home.yaml', '/'],
  ]),
}

const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'note', claims: {} } as const

describe('resolveHref', () => {
  it.each([
    ['/docs', '/base/docs'],
    ['/docs?x=1#y', '/base/docs?x=1#y'],
    ['/', '/base'],
    ['/#top', '/base#top'],
    ['#top', '#top'],
    ['https://example.org/docs', 'https://example.org/docs'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+15550100', 'tel:+15550100'],
    ['/assets/a.svg', '/base/assets/a-12345678.svg'],
    ['/assets/a.svg#part', '/base/assets/a-12345678.svg#part'],
    ['/assets/b.svg', '/base/assets/b.svg'],
    ['../assets/a.svg#part', '/base/assets/a-12345678.svg#part'],
    ['assets/a.svg', 'assets/a.svg'],
    ['no-audio.md', '/base/help/no-audio'],
    ['./no-audio.md#cause', '/base/help/no-audio#cause'],
    ['../blog/my%20post.md?x', '/base/blog/my-post?x'],
    ['/docs/readme.md', '/base/docs/readme.md'],
  ])('of %s is %s', (href, expected) => expect(resolveHref(href, 'help/x.md', table)).toBe(expected))

  it('without a base path leaves paths alone', () => {
    const bare = { ...table, basePath: '' }
    expect(['/', '/docs', 'no-audio.md'].map((href) => resolveHref(href, 'help/x.md', bare))).toEqual([
      '/',
      '/docs',
      '/help/no-audio',
    ])
  })

  it('tells what was looked up, found or not', () => {
    const reads: LinkRead[] = []
    for (const href of ['/assets/a.svg#x', '/assets/b.svg', 'no-audio.md', '#here', 'https://example.org'])
      resolveHref(href, 'help/x.md', { ...table, onRead: (read) => reads.push(read) })
    expect(reads.map(({ table: name, key, found }) => [name, key, found !== undefined])).toEqual([
      ['assets', '/assets/a.svg', true],
      ['assets', '/assets/b.svg', false],
      ['fileRoutes', 'help/no-audio.md', true],
    ])
  })
})

describe('resolveLinks', () => {
  it('changes values of link keys at any depth, and nothing else', () => {
    const props = {
      href: '/a',
      label: '/a',
      buttons: [{ href: '/b', text: '/b' }, { url: 'https://example.org' }],
      head: { canonical: '/c', faviconHref: '/assets/a.svg' },
      path: '/d',
      avatar: '/assets/a.svg',
      demoUrl: '/e',
      code: { html: '<span>href="/f"</span>' },
      count: 3,
      none: null,
    }
    expect(resolveLinks(props, 'help/x.md', table)).toEqual({
      href: '/base/a',
      label: '/a',
      buttons: [{ href: '/base/b', text: '/b' }, { url: 'https://example.org' }],
      head: { canonical: '/c', faviconHref: '/base/assets/a-12345678.svg' },
      path: '/d',
      avatar: '/base/assets/a-12345678.svg',
      demoUrl: '/base/e',
      code: { html: '<span>href="/f"</span>' },
      count: 3,
      none: null,
    })
    expect(props.href).toBe('/a')
  })

  it('fills the holes of a text, and leaves its strings alone', () => {
    const html = {
      htmlPieces: [
        '<p>a href="/x" &lt;a href="/y"> <a',
        { link: '/docs?a=1&b=2' },
        ' rel="noopener">x</a> ',
        { picture: '/assets/a.svg', attributes: ' alt="1 > 0"' },
        ' <a',
        { link: 'no-audio.md' },
        '>y</a> <a',
        { link: '#z' },
        ' id="/q">z</a></p>',
      ],
      sheets: ['prose-forms'],
    }
    expect(resolveLinks({ html }, 'help/x.md', table).html).toEqual({
      htmlPieces: [
        '<p>a href="/x" &lt;a href="/y"> <a href="/base/docs?a=1&amp;b=2" rel="noopener">x</a> ' +
          '<img src="/base/assets/a-12345678.svg" alt="1 > 0"> ' +
          '<a href="/base/help/no-audio">y</a> <a href="#z" id="/q">z</a></p>',
      ],
      sheets: ['prose-forms'],
    })
  })

  it('fills words, buttons and widgets, for pages and for feeds', () => {
    const widget = { id: 'a' } as never
    const html = {
      htmlPieces: [{ word: 'note' }, { copy: true }, { page: '<b>' }, { docs: '<i>' }, { mark: { name: 'A' } }, '!'],
    } as unknown as TextHtml
    const fill = (text: NonNullable<LinkTable['text']>) =>
      resolveLinks(html, 'help/x.md', { ...table, text: { words: { note: 'N<' }, ...text } }).htmlPieces
    expect(fill({ copyButton: '[copy]', isDocs: true, widget: () => widget })).toEqual([
      'N&lt;[copy]<b><i>',
      widget,
      '!',
    ])
    const absolute = { origin: 'https://example.com', page: 'https://example.com/a' }
    expect(fill({ absolute, widget: () => '<p>' })).toEqual(['N&lt;<p>!'])
  })

  it('gives addresses their host where readers know no base', () => {
    const html = {
      htmlPieces: ['<a', { link: '/docs' }, '><a', { link: '#b' }, '><a', { link: 'https://example.org' }],
    }
    const text = { absolute: { origin: 'https://example.com', page: 'https://example.com/a' } }
    expect(joinHtml(resolveLinks(html, 'help/x.md', { ...table, text }))).toBe(
      '<a href="https://example.com/base/docs"><a href="https://example.com/a#b"><a href="https://example.org"',
    )
  })
})

it('signs of a tag in the text of a picture end no tag', () => {
  const source = '![a > b <a href="/x">](/assets/a.svg "<c> d")'
  const { html } = compileMarkdown(source, options)
  const variants = { key: 'a', sources: [{ type: 'image/webp', files: [{ src: '/assets/a.webp', width: 5 }] }] }
  const pictures = new Map([['/assets/a.svg', variants]])
  expect(joinHtml(resolveLinks(html, 'help/x.md', { ...table, pictures }))).toBe(
    '<p><picture><source type="image/webp" srcset="/base/assets/a.webp 5w" sizes="(min-width: 720px) 720px, 100vw">' +
      '<img src="/base/assets/a-12345678.svg" alt="a &#x3E; b &#x3C;a href=&#x22;/x&#x22;&#x3E;" ' +
      'title="&#x3C;c&#x3E; d" loading="lazy"></picture></p>',
  )
})

describe('names with any character', () => {
  const names = [
    "it's",
    'a"b',
    'a&b',
    'a<b>',
    '(a)',
    'a#b',
    'a?b',
    'a+b',
    'a;b',
    '100%',
    'a b',
    '‘l’été’',
    '🚢',
    'a@b!c',
    'a[b]~c=d',
    'a`b',
    'a,b',
    '&amp;',
    '&#x27;',
    'Übersicht',
    '東京',
  ]
  const filesTable: LinkTable = {
    basePath: '/base',
    assets: new Map(names.map((name) => [`/assets/${name}.svg`, `/assets/${name}-12345678.svg`])),
    fileRoutes: new Map(),
    sizeOf: () => ({ width: 3, height: 2 }),
  }
  const pageOf = (source: string) => {
    const { html } = compileMarkdown(source, options)
    return readHtml(joinHtml(resolveLinks(html, 'help/x.md', filesTable)))
  }
  /** What a browser asks for. */
  const askedFor = (address: string | undefined) =>
    decodeURIComponent(new URL(address ?? '', 'https://example.com').pathname)

  it.each(names)('of files lead to the file, in every spelling: %s', (name) => {
    const encoded = encodeURIComponent(name)
    const strict = encoded.replace(/['()!*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    // A name without a sign that Markdown or an address needs may stand there as it is.
    const spellings = [encoded, strict, strict.toLowerCase(), ...(/[\]["#?%<>&]/.test(name) ? [] : [name])]
    for (const spelling of spellings) {
      const href = `/assets/${spelling}.svg`
      const { tags } = pageOf(`![b](<${href}>) [c](<${href}?x='1'&y#z>) [d] ![e][d]\n\n[d]: <${href}>`)
      const images = tags.filter(({ name: tag }) => tag === 'img').map(({ attributes }) => attributes)
      const links = tags.filter(({ name: tag }) => tag === 'a').map(({ attributes }) => attributes.href)
      const addresses = [...images.map(({ src }) => src), ...links]
      expect(addresses.map(askedFor)).toEqual(addresses.map(() => `/base/assets/${name}-12345678.svg`))
      expect(links[0]).toMatch(/\?x='1'&y#z$/)
      expect(images.map(({ width, height }) => [width, height])).toEqual([
        ['3', '2'],
        ['3', '2'],
      ])
    }
  })
  it('and queries are escaped once', () => {
    const { tags } = pageOf(`[h](/docs?q='a'&b=2#more) [i](/a;b+c/d=e@f) [j](/x?a=%26amp%3B&b=1)`)
    expect(tags.flatMap(({ attributes }) => attributes.href ?? [])).toEqual([
      "/base/docs?q='a'&b=2#more",
      '/base/a;b+c/d=e@f',
      '/base/x?a=%26amp%3B&b=1',
    ])
  })
})

describe('small parts', () => {
  it.each([
    ['/a', { path: '/a', rest: '' }],
    ['/a?b#c', { path: '/a', rest: '?b#c', anchor: 'c' }],
    ['#c', { path: '', rest: '#c', anchor: 'c' }],
    ['/a#b?c', { path: '/a', rest: '#b?c', anchor: 'b?c' }],
    ['/a#', { path: '/a', rest: '#', anchor: '' }],
  ])('splitHref of %s', (href, expected) => expect(splitHref(href)).toEqual(expected))

  it.each([
    ['https://a', true],
    ['mailto:a', true],
    ['x-y+z.1:a', true],
    ['/a:b', false],
    ['a/b:c', false],
    ['#a:b', false],
    ['1a:b', false],
  ])('isExternal(%s) is %s', (href, expected) => expect(isExternal(href)).toBe(expected))

  it.each([
    ['../help/a.md#x', 'blog/b.md', 'help/a.md'],
    ['a.md', 'blog/b.md', 'blog/a.md'],
    ['../../a.md', 'blog/b.md', '../a.md'],
    ['/help/a.md', 'blog/b.md', undefined],
    ['https://example.org/a.md', 'blog/b.md', undefined],
    ['a.html', 'blog/b.md', undefined],
    ['#a.md', 'blog/b.md', undefined],
  ])('linkedFile(%s) from %s is %s', (href, from, expected) => expect(linkedFile(href, from)).toBe(expected))

  it('decodePath leaves malformed escapes alone', () =>
    expect(['/a%20b', '/100%', '/100%%20a', '/%e2%82', '/%C3%BC%25'].map(decodePath)).toEqual([
      '/a b',
      '/100%',
      '/100% a',
      '/%e2%82',
      '/ü%',
    ]))

  it('withBase never ends in a slash', () =>
    expect([withBase('/', ''), withBase('/', '/b'), withBase('/x', '/b')]).toEqual(['/', '/b', '/b/x']))
})

describe('words that Markdown leaves open', () => {
  const words = { note: 'Hinweis & <mehr>', footnoteBack: 'Zurück', table: 'Tabelle' }
  const show = (source: string) =>
    joinHtml(fillText(compileMarkdown(source, options).html, 'help/x.md', { ...table, text: { words } }))
  it('are the titles of callouts', () => {
    expect(show('> [!NOTE]\n> a')).toContain('<p class="callout-title">Hinweis &amp; &lt;mehr&gt;</p>')
  })
  it('are in labels', () => {
    expect(show('a[^1] b[^1]\n\n[^1]: c')).toContain('aria-label="Zurück 1-2"')
    expect(show('# c\n\n| a > b |\n|---|')).toContain('aria-label="Tabelle 1: a &#x3E; b (c)"')
  })
  it('are left alone in the text of a writer', () => {
    const source = '{word:note} data-word="note" [a](/b "{word:note}")'
    expect(show(source)).toBe('<p>{word:note} data-word="note" <a href="/base/b" title="{word:note}">a</a></p>')
  })
})
