// The examples of the reference: files of one mini-site, which the tests of mini-sites check.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../sites/valid/reference-examples/content')

/** A content file. */
export function readExample(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** The first article of a collection. */
export function findArticle(collection: string): string {
  const [first] = readdirSync(join(folder, collection))
    .filter((name) => name.endsWith('.md'))
    .sort()
  return `${collection}/${first}`
}

/** The block of a page for which `isMeant` holds, as a page has it. */
export function findBlock(page: string, isMeant: (text: string) => boolean): string {
  const blocks = readExample(`pages/${page}.yaml`).split(/^(?= {2}- id: )/m)
  const found = blocks.slice(1).find(isMeant)
  if (found === undefined) throw new Error(`pages/${page}.yaml has no example of it`)
  return `blocks:\n${found}`
}
