// Links of the README and of the manual lead to files that the package has: nobody who has installed it has the rest.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { libretto } from '../setup/mini-site.ts'

const { files } = JSON.parse(readFileSync(join(libretto, 'package.json'), 'utf8')) as { files: string[] }
const always = ['README.md', 'LICENSE', 'package.json']

function isPacked(path: string): boolean {
  const isIn = (place: string) =>
    path === place ||
    path.startsWith(`${place}/`) ||
    (place.endsWith('*.svg') && path.endsWith('.svg') && posix.dirname(path) === posix.dirname(place))
  return existsSync(join(libretto, path)) && [...always, ...files].some(isIn)
}

/** Lost links of a page. The pages that show all blocks and widgets are in the built manual only. */
function findLost(path: string, text: string): string[] {
  const prose = text.replace(/^ *(`{3,})[^]*?^ *\1 *$/gm, '').replace(/`[^`\n]+`/g, '')
  return [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(?:https?|mailto):|^\/(?:blocks|widgets|blog|de\/)/.test(href))
    .filter((href) => !isPacked(pathOf(href, path)))
    .map((href) => `${path}: ${href}`)
}

function pathOf(href: string, path: string): string {
  return href.startsWith('/') ? `docs/content${href}` : posix.join(posix.dirname(path), href)
}

const folder = 'docs/content/docs'
const pages = readdirSync(join(libretto, folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => posix.join(folder, file.replaceAll('\\', '/')))

it.each(['README.md', ...pages])('links of %s lead into the package', (path) => {
  expect(findLost(path, readFileSync(join(libretto, path), 'utf8'))).toEqual([])
})

it('a link to what only the repository has is found', () => {
  const text = '[a](CONTRIBUTING.md), [b](docs/content/docs/none.md), [c](SECURITY.md#x), `[d](x.md)`'
  expect(findLost('README.md', text)).toEqual(['README.md: CONTRIBUTING.md', 'README.md: docs/content/docs/none.md'])
})
