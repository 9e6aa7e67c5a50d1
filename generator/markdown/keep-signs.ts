// Signs of a text that a parser must not see: it reads another character in the place of each, so every mark around it
// means what it says, and each place stays.

import type { Root } from 'mdast'
import { freeCharacters, privateCodes } from './free-characters.ts'

interface Signs {
  /** What is hidden. One character. */
  sign: string
  /** The text with `stand` in the place of each; the same text if there is none. */
  hide: (source: string, stand: string) => string
}

/** The tree of a text that is parsed without some of its signs; undefined if `parse` gives none. */
export function keepSigns(
  source: string,
  { sign, hide }: Signs,
  parse: (text: string) => Root | undefined,
): Root | undefined {
  const [stand] = freeCharacters(privateCodes(source), 1)
  if (stand === undefined) return parse(source)
  const tree = parse(hide(source, stand))
  if (tree) putBack(tree, stand, sign)
  return tree
}

/** Without recursion, because a tree may be deeper than the stack. */
function putBack(tree: Root, stand: string, sign: string): void {
  const open: object[] = [tree]
  for (let item = open.pop(); item !== undefined; item = open.pop())
    for (const [key, value] of Object.entries(item)) {
      if (typeof value === 'object' && value !== null) open.push(value)
      else if (typeof value === 'string' && value.includes(stand)) Reflect.set(item, key, value.replaceAll(stand, sign))
    }
}
