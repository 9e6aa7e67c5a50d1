// HTML → its tree, as a browser reads it in the body of a page.

import type { Element, Root as HastRoot } from 'hast'
import { raw } from 'hast-util-raw'
import { VFile } from 'vfile'

/** Parses the raw nodes of a tree. `source` is the text that their places are in. */
export function parseHtml({ children }: HastRoot, source?: string): HastRoot {
  // HTML that begins with a part of a table would be read as the rest of one, where words have no place. Behind another
  // element it is read as everywhere.
  const first: Element = { type: 'element', tagName: 'span', properties: {}, children: [] }
  const tree: HastRoot = { type: 'root', children: [first, ...children] }
  const parsed = raw(tree, source === undefined ? {} : { file: new VFile(source) }) as HastRoot
  return { ...parsed, children: parsed.children.slice(1) }
}
