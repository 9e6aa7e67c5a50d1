// Assets that would take the place of another file. What an asset must not contain is in sites/invalid/hostile-assets.

import { describe, expect, it } from 'vitest'
import { findAssetFaults } from '#generator/content/asset-faults.ts'
import { checkAssetNames, checkAssetPaths } from '#generator/content/check-assets.ts'

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

  it('may be alike', () => {
    expect(checkAssetNames(['assets/a.png', 'assets/a.svg', 'assets/b/a.png'].map(asset))).toEqual([])
  })
})

describe('paths of assets', () => {
  const made = new Set(['assets/loader-H4C65M6Y.js'])
  const pathsOf = ({ url }: { url: string }) => [url]

  it.each(['assets/loader-H4C65M6Y.js', 'assets/LOADER-h4c65m6y.JS', 'assets/og/0123456789abcdef.png'])(
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

it('a picture of hostile length is read in linear time', () => {
  const count = 200_000
  for (const part of ['<', 'href=', 'url(', ' on', '<?xml ', '"', ' ', 'attributeName='])
    expect(findAssetFaults('assets/a.svg', Buffer.from(part.repeat(count))).length).toBeLessThan(8)
}, 20_000)
