// Assets that would take the place of another file. What an asset must not contain is in sites/invalid/hostile-assets.

import { describe, expect, it } from 'vitest'
import { checkAssetNames, checkAssetPaths } from '#generator/check/check-assets.ts'
import { findAssetFaults } from '#generator/load/asset-faults.ts'

const asset = (file: string) => ({ url: `/${file}`, file, bytes: new Uint8Array(), hash: '0'.repeat(64) })

describe('names of assets', () => {
  it.each([
    ['another case', 'assets/Logo.txt', 'assets/logo.txt'],
    ['a folder in another case', 'assets/Icons/a.png', 'assets/icons/a.png'],
    ['decomposed letters', 'assets/\u00fcber.png', 'assets/u\u0308ber.png'],
  ])('must differ by more than %s', (_, first, second) => {
    expect(checkAssetNames([first, second].map(asset))).toEqual([
      {
        code: 'duplicate-address',
        severity: 'error',
        message: `the name is the same as that of ${first} on many hosts and disks`,
        hint: 'rename one of the two',
        file: second,
      },
    ])
  })

  it.each([
    ['assets/CON.png', '"CON.png" is the name of a device on Windows'],
    ['assets/lpt1/a.png', '"lpt1" is the name of a device on Windows'],
    [`assets/${'\u00fc'.repeat(123)}a`, 'the name has 247 bytes; the limit is 246'],
  ])('must fit on every disk: %s', (file, message) => {
    expect(checkAssetNames([file, 'assets/console.png'].map(asset))).toMatchObject([
      { severity: 'error', message, hint: 'rename the file or folder', file },
    ])
  })

  it.each([
    ['assets/a:b.png', 'the character :'],
    ['assets/what?.png', 'the character ?'],
    ['assets/a\\b.png', 'the character \\'],
    ['assets/pier./a.png', 'a dot at its end'],
    ['assets/pier ', 'a space at its end'],
  ])('should be one that Windows can store: %s', (file, odd) => {
    expect(checkAssetNames([file, 'assets/the pier.png', 'root/.well-known/a.b'].map(asset))).toEqual([
      {
        code: 'reserved-address',
        severity: 'warning',
        message: `Windows stores no name with ${odd}`,
        hint: 'rename the file or folder',
        file,
      },
    ])
  })

  it.each(['assets/a.svg.gz', 'assets/a.svg.br'])('must not be that of another, packed: %s', (file) => {
    expect(checkAssetNames([asset('assets/a.svg'), asset(file)])).toMatchObject([
      { code: 'duplicate-address', message: 'many hosts send this file to whoever asks for assets/a.svg', file },
    ])
  })

  it('may be alike', () => {
    const files = ['assets/a.png', 'assets/a.svg', 'assets/b/a.png', 'assets/data.csv.gz']
    expect(checkAssetNames(files.map(asset))).toEqual([])
  })
})

describe('paths of assets', () => {
  const made = new Set(['assets/loader-H4C65M6Y.js'])
  const pathsOf = ({ url }: { url: string }) => [url]

  it.each(['assets/loader-H4C65M6Y.js', 'assets/LOADER-h4c65m6y.JS', 'assets/og/0123456789abcdef.png', 'assets/og'])(
    'must not be that of a file that the build makes: %s',
    (file) => {
      const [problem, ...more] = checkAssetPaths([asset('assets/a.png'), asset(file)], made, pathsOf)
      expect(more).toEqual([])
      expect(problem).toMatchObject({ code: 'duplicate-address', severity: 'error', file, hint: 'rename the asset' })
      expect(problem?.message).toMatch(/^the build makes a file of its own at \/assets\//)
    },
  )

  it('may be any other', () => {
    expect(checkAssetPaths(['assets/loader.js', 'assets/og/card.png'].map(asset), made, pathsOf)).toEqual([])
  })
})

it('a picture in an encoding that hides its words is refused', () => {
  const bytes = Buffer.from('\ufeff<svg onload="alert(1)"/>', 'utf16le')
  expect(findAssetFaults('assets/a.svg', bytes)).toMatchObject([
    { code: 'asset-svg', message: 'this picture is not UTF-8', hint: 'save it as UTF-8' },
  ])
})

it.each<[text: string, encoding: BufferEncoding, message: string]>([
  ['<?xml version="1.0"?><svg><script/></svg>', 'utf16le', 'this picture holds a control character (U+0000)'],
  ['<svg><scr\u001b(Bipt/></svg>', 'utf8', 'this picture holds a control character (U+001B)'],
  [`<?xml version="1.0"${' '.repeat(200)}encoding="big5"?><svg/>`, 'utf8', 'this picture says that it is not UTF-8'],
])('a picture that reads otherwise in the encoding that a browser takes is refused: %j', (text, encoding, message) => {
  const [problem, ...more] = findAssetFaults('assets/a.svg', Buffer.from(text, encoding))
  expect([problem?.message, problem?.line, more]).toEqual([message, 1, []])
})

it('a namespace of web pages is refused, also where the type of the document makes its names known', () => {
  const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'
  const page = '<h:iframe xmlns:h="http://www.w3.org/1999&sol;xhtml" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/>'
  expect(findAssetFaults('assets/a.svg', Buffer.from(`${type}\n<svg>${page}</svg>`))).toMatchObject([
    { code: 'asset-svg', message: 'this picture has a reference that only web pages know', line: 2, column: 47 },
  ])
})

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${inner}\n</svg>`)

it.each([
  ['<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>', 'this picture has a script'],
  ['<a.b:script xmlns:a.b="http://www.w3.org/2000/svg"/>', 'this picture has a script'],
  ['<a href="&#106;ava&#x73;cript:alert(1)"/>', 'this picture has a script'],
  ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>', 'this picture holds parts of a page'],
  ['<h:meta xmlns:h="http://www.w3.org/1999/&#120;html"/>', 'this picture holds parts of a page'],
  ['<animate attributeName="&#104;ref" values="#a"/>', 'this picture has a link that changes'],
  ['<animate attributeName="é:href" values="#a"/>', 'this picture has a link that changes'],
  ['<!ATTLIST rect onload CDATA "alert(1)">', 'this picture has a declaration that defines or loads something'],
  ['<style>&#64;import "a.css"</style>', 'this picture has a style that loads something from outside'],
  ['<style>\\40 import "a.css"</style>', 'this picture has a style that loads something from outside'],
  ['<rect fill="u\\72l(http://a)"/>', 'this picture has a style that loads something from outside'],
  ['<rect fill="\\url(http://a)"/>', 'this picture has a style that loads something from outside'],
  ['<rect style="mask-image: image-set(\'b.png\' 1x)"/>', 'this picture has a style that loads something from outside'],
])('%s is refused at its line', (inner, message) => {
  const found = findAssetFaults('assets/a.svg', svg(inner))
  expect(found.map((problem) => [problem.message, problem.line])).toContainEqual([message, 2])
})

it('letters as numbers in the text of a picture are drawn, not refused', () => {
  const inner =
    '<title>a&#45;&#62;b &#x3c;script&#62; R&amp;D; A&B &quot;</title>' +
    '<text>C:\\Users &#x2019; on=1</text><path fill="url(#a)"/>'
  expect(findAssetFaults('assets/a.svg', svg(inner.replace(' on=1', '')))).toEqual([])
})

it('a picture of hostile length is read in linear time', () => {
  const count = 200_000
  for (const part of [
    '<',
    'href=',
    'url(',
    ' on',
    '<?xml ',
    '<?xml encoding= ',
    '&a',
    '"',
    ' ',
    'attributeName=',
    '&#',
    '&#0',
    '\\',
    '\\0',
    'image(',
  ])
    expect(findAssetFaults('assets/a.svg', Buffer.from(part.repeat(count))).length).toBeLessThan(8)
}, 20_000)
