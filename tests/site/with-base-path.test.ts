// Addresses that code writes by hand. A compiled site knows its base path; here there is none.

import { expect, it, vi } from 'vitest'
import { withBasePath } from '#site/with-base-path.ts'

it('paths get the base path, and nothing else does', () => {
  vi.stubGlobal('librettoBasePath', '/fern')
  const paths = ['/', '/prices#boats', 'https://www.example.org/a', '//www.example.org/a', '#top', 'prices']
  expect(paths.map(withBasePath)).toEqual(['/fern', '/fern/prices#boats', ...paths.slice(2)])
  vi.unstubAllGlobals()
  expect(paths.map(withBasePath)).toEqual(paths)
})
