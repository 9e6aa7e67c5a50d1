// A single ~ between letters and digits is a sign of the text, as in "9~18" or "10시~17시", and strikes nothing out. Both
// parsers read another character in its place.

import type { Root } from 'mdast'
import { keepSigns } from './keep-signs.ts'

const tildes = /(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu

/** The tree of a text in which such a tilde is an ordinary character; undefined if `parse` gives none. */
export function keepTildes(source: string, parse: (text: string) => Root | undefined): Root | undefined {
  if (!source.includes('~') || source.search(tildes) < 0) return parse(source)
  return keepSigns(source, { sign: '~', hide: (text, stand) => text.replace(tildes, stand) }, parse)
}
