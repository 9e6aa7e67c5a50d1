// The icons in site/vendor/lucide are those of the installed lucide-react, name by name and shape by shape.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'site/vendor/lucide')
const installed = join(root, 'node_modules/lucide-react')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

it.each(names)('%s is as lucide draws it', async (name) => {
  const icon = (await import(`../../../site/vendor/lucide/${name}.ts`)) as Record<string, string>
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: FunctionComponent }
  const [exported = '', shapes] = Object.entries(icon)[0] ?? []
  expect(exported.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase()).toBe(name)
  // React writes an element without children as a pair of tags.
  expect(renderToStaticMarkup(createElement(Icon))).toContain(
    `>${shapes?.replace(/<(\w+)([^>]*) \/>/g, '<$1$2></$1>')}</svg>`,
  )
})

it('has the version and the licence of the package', () => {
  const versionIn = (path: string) =>
    (JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { version: string }).version
  expect(versionIn(folder)).toBe(versionIn(installed))
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(installed, 'LICENSE'), 'utf8'))
})
