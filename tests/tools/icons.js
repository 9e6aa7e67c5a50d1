// npm run icons -- heart-pulse: adds the named icons of lucide to site/vendor/lucide, and updates those that are there
// to the installed version of lucide-react. Each icon has a file of its own, so that an island loads only the icons it
// shows, and it is plain markup: lucide's components would send their own code and class names to visitors.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const folder = join(import.meta.dirname, '../../site/vendor/lucide')
const require = createRequire(import.meta.url)

const present = readdirSync(folder).filter((file) => file.endsWith('.ts'))
const names = [...present.map((file) => file.slice(0, -'.ts'.length)), ...process.argv.slice(2)]
for (const name of new Set(names)) writeFileSync(join(folder, `${name}.ts`), await drawIcon(name))

const { version } = require('lucide-react/package.json')
const about = { ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), version }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
const licence = require.resolve('lucide-react/package.json').replace('package.json', 'LICENSE')
writeFileSync(join(folder, 'LICENSE'), readFileSync(licence))

/** The source of the file, its lines at most 120 characters wide. */
async function drawIcon(name) {
  const { default: Icon } = await import(`lucide-react/icons/${name}`)
  const shapes = renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, ' />')
  const exported = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const lines = shapes.match(/.{1,112}(?:(?<=>)(?=<)| |$)/g)
  return `export const ${exported} =\n${lines.map((line) => `  '${line}'`).join(' +\n')}\n`
}
