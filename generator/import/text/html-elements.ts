// HTML around the parts of a text: a box is a callout, a figure a picture with a caption, and of what only places its
// content the content stays.

import type { Action } from './action.ts'
import { calloutOfClasses } from './callout-kinds.ts'
import type { Tag } from './tags.ts'

/** What becomes of an element. */
export function actionOfElement({ name, attributes }: Tag): Action | undefined {
  if (name === 'hr') return { text: '***' }
  if (name === 'iframe') return frameOf(attributes)
  if (name === 'figure') return { block: 'figure' }
  if (name === 'figcaption') return { block: 'summary' }
  const { class: plain, className = plain, ...rest } = attributes
  const kind = name === 'div' ? calloutOfClasses(className ?? '') : undefined
  if (kind !== undefined) return { block: kind }
  const lost = Object.keys({ ...(className !== undefined && { class: '' }), ...rest })
  return { group: true, lost: lost.filter((key) => !/^(?:markdown|align|style)$/.test(key)) }
}

const players: readonly [RegExp, string, string][] = [
  [
    /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    'Video on YouTube',
    'https://www.youtube.com/watch?v=',
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, 'Video on Vimeo', 'https://vimeo.com/'],
]

/** A frame shows another page: readers get a link to it. */
function frameOf({ src = '', title }: Tag['attributes']): Action | undefined {
  for (const [pattern, words, address] of players) {
    const id = pattern.exec(src)?.[1]
    if (id !== undefined) return { group: true, above: `[${words}](${address}${id})` }
  }
  if (!/^https:\/\/[^\s()<>]+$/.test(src) || !URL.canParse(src)) return undefined
  return { group: true, above: `[${title?.replace(/[[\]]/g, '') || new URL(src).hostname}](${src})` }
}
