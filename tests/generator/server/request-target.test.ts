// Raw targets → paths: what a browser sends is understood, everything that two programs could read differently is
// refused.

import { describe, expect, test } from 'vitest'
import { readTarget } from '#generator/server/request-target.ts'
import { fc } from '../../setup/property.ts'

describe('a target is read', () => {
  test.each([
    ['/', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs/'],
    ['/docs?a=1&b=//x:y', '/docs'],
    ['/?', '/'],
    ['/caf%C3%A9/a%20b', '/café/a b'],
    ['/a%2Fb', '/a/b'],
    ['/100%25', '/100%'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/constructor/__proto__', '/constructor/__proto__'],
    ['/a..b/c.d', '/a..b/c.d'],
  ])('%s', (raw, path) => expect(readTarget(raw)).toBe(path))
})

describe('a target is refused', () => {
  test.each(
    [
      [
        '',
        '*',
        'docs',
        'http://localhost:4321/',
        'https://evil.example/',
        'localhost:4321',
        '//evil.example',
        '//',
        '/a//b',
        '/%2f',
        '/a/%2fb',
        '/a%2f%2fb',
      ],
      [
        '/\\evil',
        '/a\\..\\b',
        '/%5c',
        '/a%5Cb',
        '/a#b',
        '/?a#b',
        '/?a\\b',
        '/a b',
        '/a\tb',
        '/a\u0000',
        '/a\u007f',
        '/é',
        '/?é',
        '/%00',
        '/a%0d%0ab',
        '/%7f',
        '/%C2%85',
      ],
      [
        '/..',
        '/../x',
        '/a/../b',
        '/a/..',
        '/%2e%2e/x',
        '/%2E./x',
        '/..%2fx',
        '/a/%2e%2e%2fx',
        '/.',
        '/./a',
        '/%2e/a',
        '/.git/config',
        '/a/.env',
        '/%2egit',
        '/.nojekyll',
      ],
      [
        '/%252e%252e/x',
        '/%25%32%65',
        '/%2541',
        '/a:b',
        '/C:/x',
        '/a%3Ab',
        '/file.txt::$DATA',
        '/a.',
        '/a./b',
        '/a%20',
        '/a%20/b',
        '/a.%20',
        '/...',
        '/.well-known./a',
      ],
      ['/%', '/%zz', '/%c0%ae', '/%ff', '/%ed%a0%80', '/.libretto-manifest.json', '/.Well-Known/x'],
    ].flat(),
  )('%j', (raw) => expect(readTarget(raw)).toBeUndefined())
})

test('no text makes it throw, and no path it gives can leave a folder', () => {
  const text = fc
    .array(
      fc.constantFrom(
        '/',
        '.',
        '..',
        '%',
        '2',
        'e',
        '5c',
        '%2f',
        '%2e',
        '%25',
        '\\',
        ':',
        ' ',
        '?',
        '#',
        'a',
        '\0',
        'é',
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (raw) => {
      const path = readTarget(raw)
      if (path === undefined) return
      expect(path).toMatch(/^\//)
      expect(path).not.toMatch(/\/\/|\\|:|[\0-\u001f]|%[\da-f]{2}/i)
      expect(path.split('/')).not.toContain('..')
    }),
    { numRuns: 3000 },
  )
})
