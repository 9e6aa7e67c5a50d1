// The small shapes of content: which links are safe, and what ids, slugs, dates and e-mail addresses may be.

import { describe, expect, it } from 'vitest'
import { emailPattern } from '#schemas/email.ts'
import {
  anchorSchema,
  assetPathSchema,
  dateSchema,
  hrefSchema,
  idSchema,
  isSafeHref,
  slugSchema,
  textSchema,
  urlSchema,
} from '#schemas/primitives.ts'
import { siteSchema } from '#schemas/site.ts'
import { fc } from '../setup/property.ts'

describe('isSafeHref', () => {
  it.each([
    '/',
    '/docs',
    '/docs?x=1&y=a:b#z',
    '#faq',
    '?page=2',
    'page',
    './a/b',
    '../help/no-audio.md#x',
    'https://example.com',
    'HTTP://EXAMPLE.COM/a:b',
    'mailto:a@example.com?subject=x%20y',
    'tel:+15550100',
    '/a:b',
    'a/b:c',
    '/größe/日本',
  ])('accepts %s', (href) => expect(isSafeHref(href)).toBe(true))

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://example.com/%0aalert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    'javascript\n:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'java\u0000script:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    'filesystem:https://example.com/x',
    'ftp://example.com',
    'ws://example.com',
    'about:blank',
    'view-source:https://example.com',
    'intent://x#Intent;scheme=https;end',
    'ms-settings:x',
    'feed:javascript:alert(1)',
    'jar:https://example.com!/',
    'httpx://example.com',
    'https+x://example.com',
    '//evil.example',
    '///evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\n//evil.example',
    'https://example.com/a b',
    '/a\u007fb',
  ])('refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false)
    expect(hrefSchema.safeParse(href).success).toBe(false)
  })

  it('accepts nothing that a browser would read as a scheme of its own or as another site', () => {
    const parts = fc.constantFrom(
      'java',
      'script',
      'JAVASCRIPT',
      'data',
      'http',
      'https',
      ':',
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '#',
      '?',
      '.',
      '..',
      'a',
      'evil.example',
      '@',
      '%09',
      '&#58;',
      '\u00a0',
      '\ufeff',
      '：',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (chosen) => {
        const href = chosen.join('')
        if (!isSafeHref(href) || !URL.canParse(href, 'https://site.example/dir/page')) return
        const { protocol, host } = new URL(href, 'https://site.example/dir/page')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
        if (!/^https?:/i.test(href)) expect(host).toBe('site.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('e-mail addresses', () => {
  it.each([
    'a@example.com',
    "o'hara+x@mail.example.co.uk",
    '!#$%&*+/=?^_`{|}~-.@example.com',
    'a@1.example',
    'a@xn--bcher-kva.example',
    `a@${'x'.repeat(63)}.example`,
    '.a.@example.com',
  ])('%s is one', (address) => expect(emailPattern.test(address)).toBe(true))
  it.each([
    '',
    'a',
    '@example.com',
    'a@',
    'a@example',
    'a@localhost',
    'a@.example.com',
    'a@example..com',
    'a@example.com.',
    'a@-x.example',
    'a@x-.example',
    `a@${'x'.repeat(64)}.example`,
    'a b@example.com',
    'ä@example.com',
    'a@exämple.com',
    'a@b@example.com',
    'a@example.com\n',
    ' a@example.com',
    'a@[127.0.0.1]',
    '"a b"@example.com',
    'a@ex_ample.com',
    '<a@example.com>',
  ])('%j is none', (address) => expect(emailPattern.test(address)).toBe(false))
  it('are what HTML’s e-mail field accepts, with a dot in the domain', () => {
    // The pattern of the HTML standard, "valid e-mail address".
    const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
    const local = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@/
    const html = new RegExp(String.raw`${local.source}${label}(?:\.${label})*$`)
    const piece = fc.oneof(
      fc.constantFrom('@', '.', '-', '_', '+', ' ', 'ä', 'a', 'Z', '9', '\n', 'example', 'com'),
      fc.emailAddress(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = pieces.join('')
        expect(emailPattern.test(address)).toBe(html.test(address) && (address.split('@')[1] ?? '').includes('.'))
      }),
      { numRuns: 1000 },
    )
  })
  it('of any length are told apart at once', () => {
    expect(emailPattern.test(`a@${'a.'.repeat(50_000)}`)).toBe(false)
    expect(emailPattern.test(`${'a'.repeat(100_000)}!`)).toBe(false)
  })
})

describe('other shapes', () => {
  const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, ...values: unknown[]) =>
    values.filter((value) => !schema.safeParse(value).success)
  const refuses = (schema: { safeParse: (value: unknown) => { success: boolean } }, ...values: unknown[]) =>
    values.filter((value) => schema.safeParse(value).success)

  it('slugs are lower-case words joined by single hyphens', () => {
    expect(accepts(slugSchema, 'a', '404', 'getting-started', 'a-1-b')).toEqual([])
    expect(
      refuses(slugSchema, '', '-a', 'a-', 'a--b', 'A', 'a_b', 'a/b', '..', 'a b', 'ä', 'a\n', 'a%20b', 1, null),
    ).toEqual([])
  })
  it('ids and anchors begin with a letter', () => {
    expect(accepts(idSchema, 'a', 'createCall', 'call-setup', 'v1.2_3')).toEqual([])
    expect(refuses(idSchema, '', '1a', '-a', 'a-', 'a b', 'a"b', 'a\n', 'a..b', 'ä')).toEqual([])
    expect(accepts(anchorSchema, 'createCall', 'job-listings', 'a_b')).toEqual([])
    expect(refuses(anchorSchema, 'a.b', '#a', 'a b', '1', "a'b", '')).toEqual([])
  })
  it('dates are days or instants with an offset', () => {
    expect(
      accepts(dateSchema, '2026-05-31', '2024-02-29', '2026-05-31T09:00:00Z', '2026-05-31T09:00:00.5+02:00'),
    ).toEqual([])
    expect(
      refuses(
        dateSchema,
        '2026-02-29',
        '2026-13-01',
        '31.05.2026',
        '2026-05-31T09:00:00',
        '2026-5-1',
        'tomorrow',
        '',
        20260531,
      ),
    ).toEqual([])
  })
  it('addresses are absolute http or https', () => {
    expect(accepts(urlSchema, 'https://example.com', 'http://localhost:3000/a?b#c')).toEqual([])
    expect(refuses(urlSchema, '/a', 'example.com', 'ftp://example.com', 'javascript:alert(1)', 'https://', '')).toEqual(
      [],
    )
  })
  it('assets are below /assets/', () => {
    expect(accepts(assetPathSchema, '/assets/a.svg', '/assets/deep/b c.pdf')).toEqual([])
    expect(
      refuses(
        assetPathSchema,
        'a.svg',
        '/a.svg',
        '/assets/',
        '/assets/a?x',
        '/assets/a#x',
        'https://example.com/assets/a.svg',
        '/assets/..\\a',
      ),
    ).toEqual([])
  })
  it('text is something to be read', () => expect(refuses(textSchema, '', ' ', '\n\t', 1, null, true, [])).toEqual([]))
  it('endpoints of forms are https addresses or paths of the site, and cannot add to the policy', () => {
    const site = (contact: string) => ({ name: 'T', url: 'https://example.com', endpoints: { contact } })
    expect(
      accepts(
        siteSchema,
        site('https://forms.example.com/contact'),
        site('https://forms.example.com:8443/x?y=1'),
        site('/api/contact'),
        site('http://localhost:3000/contact'),
        site('http://127.0.0.1/contact?x=1'),
      ),
    ).toEqual([])
    expect(
      refuses(
        siteSchema,
        ...[
          'http://example.com/x',
          'http://localhost.evil.example/x',
          'http://localhost:3000;script-src-elem',
          'http://localhost@evil.example/',
          'http://127.0.0.10/x',
          '//evil.example/x',
          '/\\evil.example',
          'javascript:alert(1)',
          'contact',
          'https://[',
          'https://',
          'https://a.example;script-src-elem',
          'https://a.example,b',
          "https://a.example'x/",
        ].map(site),
      ),
    ).toEqual([])
    const forms = (...names: string[]) => ({
      ...site('/api/contact'),
      endpoints: {
        forms: names.map((name) => ({ name, address: '/api/x', values: [{ name: '_key', value: 'abc' }] })),
      },
    })
    expect(accepts(siteSchema, forms('repair', 'order'))).toEqual([])
    expect(refuses(siteSchema, forms('order', 'order'), forms('Order'))).toEqual([])
  })
})

it('a language is one that dates and numbers can be printed in', () => {
  const isLanguage = (language: string) =>
    siteSchema.safeParse({ name: 'Example', url: 'https://example.com', language }).success
  expect(['en', 'pt-BR', 'de-1901', 'zh-Hans-CN', 'sr-latn', 'yue'].filter((tag) => !isLanguage(tag))).toEqual([])
  expect(['de-AUT', 'de-12', 'fr-fr-fr', 'x', 'en_US', 'English'].filter(isLanguage)).toEqual([])
})
