// The icons in site/vendor/lucide are what `npm run icons` writes. That they are lucide's, `npm run icons -- --check`
// says: it fetches the package.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawIcon, type IconNodes } from '../../tools/draw-icon.js'

const folder = join(import.meta.dirname, '../../../site/vendor/lucide')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

/** The shapes of an icon, read from the markup. */
function readShapes(markup: string): IconNodes {
  return [...markup.matchAll(/<(\w+)((?: [\w-]+="[^"<>]*")*) \/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  ])
}

it.each(names)('%s is a file that the tool writes, of shapes without style, script or link', async (name) => {
  const [markup = ''] = Object.values((await import(`../../../site/vendor/lucide/${name}.ts`)) as object) as string[]
  const shapes = readShapes(markup)
  expect(drawIcon(name, shapes)).toBe(readFileSync(join(folder, `${name}.ts`), 'utf8'))
  for (const [tag, attributes] of shapes) {
    expect(tag).toMatch(/^(?:path|circle|ellipse|rect|line|polyline|polygon)$/)
    for (const key of Object.keys(attributes))
      expect(key).toMatch(/^(?:d|points|[cr]?[xy]|[xy][12]|r|width|height|fill)$/)
  }
})

it('a long icon is written in lines of at most 120 characters', () => {
  const source = drawIcon('long-way', [['path', { d: 'M2 9.5a5.5 5.5 '.repeat(20).trim() }]])
  expect(source).toMatch(/^export const LongWay =\n {2}'<path d="M2 9\.5/)
  expect(source.split('\n').filter((line) => line.length > 120)).toEqual([])
})

it('the version and the licence of lucide are beside them', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toMatch(/^ISC License\n\nCopyright/)
})
