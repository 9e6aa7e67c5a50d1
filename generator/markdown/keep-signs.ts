// Two signs that both parsers take for more than they are. A single ~ between letters and digits is a sign of the
// text, as in "9~18" or "10시~17시", and strikes nothing out. A slash in an attribute without quotes is part of its
// value, as in <a href=/prices>, and does not end it. The parsers read other characters there, so each place stays.

import type { Root } from 'mdast'
import { freeCharacters, privateCodes } from './free-characters.ts'

/** A sign that may mean itself. */
interface Kept {
  sign: string
  /** Finds nothing in a text without one, and is fast. */
  hint: RegExp
  /** The text with another character in the place of those that mean themselves. */
  hide: (source: string, stand: string) => string
}

const tildes = /(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu

/** A tag as CommonMark has it. */
const tags = /<[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>/gi

const kept: readonly Kept[] = [
  { sign: '~', hint: tildes, hide: (source, stand) => source.replace(tildes, stand) },
  {
    sign: '/',
    hint: /<[a-z][^<>]*=\s*[^\s"'<>=`]*\//i,
    hide: (source, stand) =>
      source.replace(tags, (tag) =>
        tag.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+(?=\/>)|[^\s"'>]+)/g, (value) =>
          /["']/.test(value) ? value : value.replaceAll('/', stand),
        ),
      ),
  },
]

/** The tree of a text in which such a sign is an ordinary character; undefined if `parse` gives none. */
export function keepSigns(source: string, parse: (text: string) => Root | undefined): Root | undefined {
  const found = kept.filter(({ sign, hint }) => source.includes(sign) && source.search(hint) >= 0)
  const stands = found.length > 0 ? freeCharacters(privateCodes(source), found.length) : []
  const pairs = found.flatMap((each, index) => (stands[index] === undefined ? [] : [{ ...each, stand: stands[index] }]))
  const tree = parse(pairs.reduce((text, { hide, stand }) => hide(text, stand), source))
  if (tree) for (const { sign, stand } of pairs) putBack(tree, sign, stand)
  return tree
}

/** Without recursion, because a tree may be deeper than the stack. */
function putBack(tree: Root, sign: string, stand: string): void {
  const open: object[] = [tree]
  for (let item = open.pop(); item !== undefined; item = open.pop())
    for (const [key, value] of Object.entries(item)) {
      if (typeof value === 'object' && value !== null) open.push(value)
      else if (typeof value === 'string' && value.includes(stand)) Reflect.set(item, key, value.replaceAll(stand, sign))
    }
}
