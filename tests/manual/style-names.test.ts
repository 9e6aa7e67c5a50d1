// Names of styles in the manual: each exists, or a style sheet that uses it would be silently ignored.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, readFolder } from '../setup/mini-site.ts'

test('every custom property and class that the manual names is one of the site', async () => {
  const manual = Object.entries(await readFolder(join(libretto, 'docs/content/docs')))
    .filter(([path]) => /^(?:design|extend)\//.test(path))
    .map(([, text]) => text)
    .join('\n')
  const site = await readFolder(join(libretto, 'site'))
  const sheets = Object.entries(site).flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []))
  const known = new Set(sheets.join('\n').match(/--[a-z][a-z0-9-]*(?=:)|(?<=\.)[a-z][a-z-]*/g))
  const styles = await readFile(join(libretto, 'docs/content/docs/design/styles.md'), 'utf8')
  const [, classes = ''] = /^These classes([^]*?)\n\n/m.exec(styles) ?? []
  const named = [
    ...(manual.match(/(?<=var\(|`|^ {2})--[a-z][a-z0-9-]*(?=\)|`|:)/gm) ?? []),
    ...[...classes.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  ]
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
