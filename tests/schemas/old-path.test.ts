// Old addresses as people write them.

import { expect, test } from 'vitest'
import { describeOldPath, readOldPath } from '#schemas/old-path.ts'

test.each([
  ['/About-Us', '/About-Us'],
  ['/old/', '/old'],
  ['/old/page.html', '/old/page.html'],
  ['/index.php', '/index.php'],
  ['/caf%C3%A9', '/café'],
  // Composed, as browsers send it.
  ['/cafe\u0301', '/café'],
  ['/über uns', '/über uns'],
  ['/a%20b', '/a b'],
  ['/100%', '/100%'],
  ['/a%2520b', '/a%20b'],
  ['/wiki/C%2B%2B', '/wiki/C++'],
  ['/.well-known/x', '/.well-known/x'],
  ['/', '/'],
])('%s is one', (written, path) => {
  expect(describeOldPath(written)).toBeUndefined()
  expect(readOldPath(written)).toEqual({ path, isPrefix: false })
})

test.each([
  ['/old/*', '/old'],
  ['/%C3%A4/b/*', '/ä/b'],
])('%s stands for what is below it', (written, path) => {
  expect(describeOldPath(written)).toBeUndefined()
  expect(readOldPath(written)).toEqual({ path, isPrefix: true })
})

test.each([
  ['', 'slash at its beginning'],
  ['old', 'slash at its beginning'],
  ['https://example.com/old', 'without the host'],
  ['//example.com/old', 'one slash at a time'],
  ['/shop/fern.php?id=3', 'write /shop/fern.php, which leads on with every query'],
  ['/?p=3', 'write the path alone'],
  ['/news#top', 'write /news'],
  ['/*', 'the site itself would be gone'],
  ['/a*', 'a star'],
  ['/a/*/b', 'a star'],
  ['/a/../b', '"." or ".."'],
  ['/a/%2e%2E/b', '"." or ".."'],
  ['/a%2F%2Fb', 'one slash at a time'],
  ['/a%00', 'control characters'],
  ['/a\u2028', 'control characters'],
  ['/a\ud800', 'control characters'],
  ['/a%5Cb', 'backslashes'],
  ['/caf%E9', 'in UTF-8'],
  ['/%C3%28/*', 'in UTF-8'],
])('%j is none, with a reason', (written, reason) => {
  const found = describeOldPath(written) ?? ''
  expect(found).toMatch(/^(?:must|may) /)
  expect(found.replace('its star', 'a star')).toContain(reason)
})
