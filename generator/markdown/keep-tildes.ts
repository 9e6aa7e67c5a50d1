// A single ~ between letters and digits is a sign of the text, as in "9~18" or "10시~17시", and strikes nothing out. Both
// parsers read another character in its place, so every mark around it means what it says, and each place stays.

import type { Root } from 'mdast'
import { freeCharacters, privateCodes } from './free-characters.ts'

const tildes = /(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu

/** The tree of a text in which such a tilde is an ordinary character; undefined if `parse` gives none. */
export function keepTildes(source: string, parse: (text: string) => Root | undefined): Root | undefined {
  const mayHave = source.includes('~') && source.search(tildes) >= 0
  const [stand] = mayHave ? freeCharacters(privateCodes(source), 1) : []
  if (stand === undefined) return parse(source)
  const tree = parse(source.replace(tildes, stand))
  if (tree) putBack(tree, stand)
  return tree
}

/** Without recursion, because a tree may be deeper than the stack. */
function putBack(tree: Root, stand: string): void {
  const open: object[] = [tree]
  for (let item = open.pop(); item !== undefined; item = open.pop())
    for (const [key, value] of Object.entries(item)) {
      if (typeof value === 'object' && value !== null) open.push(value)
      else if (typeof value === 'string' && value.includes(stand)) Reflect.set(item, key, value.replaceAll(stand, '~'))
    }
}
