// A list that was meant to be inside of an item. Markdown wants it indented as far as the words of that item.

import type { Parents } from 'mdast'
import type { SlipWalk } from './find-slips.ts'
import { placeOf, warnOf } from './markdown-problem.ts'

/** A list with bullets that is indented, though not as far as the words of the numbered item above. */
export function checkNesting({ children }: Parents, index: number, { lines, problems }: SlipWalk): void {
  const [above, list] = children.slice(index - 1, index + 1)
  if (above?.type !== 'list' || list?.type !== 'list' || !above.ordered || list.ordered) return
  const place = placeOf(list)
  const item = placeOf(above.children.at(-1) ?? above)
  const [mark = ''] = /^\d+[.)][ \t]+/.exec((lines[item.line - 1] ?? '').slice(item.column - 1)) ?? []
  if (place.column <= item.column || mark === '') return
  const said = {
    code: 'looks-like-list',
    message: 'this list is not in the item above, although it is indented',
    hint: `indent its items by ${mark.length} spaces, as far as the words of the item above`,
  } as const
  problems.push(warnOf(said, place))
}
