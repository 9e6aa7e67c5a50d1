// HTML around the parts of a text: a box is a callout, a figure a picture with a caption, and of what only places its
// content the content stays.

import type { Action } from './action.ts'
import { calloutOfClasses } from './callout-kinds.ts'
import { keptElements } from './raw-html.ts'
import type { Tag } from './tags.ts'

/** What becomes of an element. */
export function actionOfElement({ name, attributes }: Tag): Action | undefined {
  if (name === 'hr') return { text: '***' }
  if (name === 'iframe') return frameOf(attributes)
  if (name === 'figure') return { block: 'figure' }
  if (name === 'figcaption') return { block: 'summary' }
  if (keptElements.has(name)) return keep(name, attributes)
  const { class: plain, className = plain, ...rest } = attributes
  const kind = name === 'div' ? calloutOfClasses(className ?? '') : undefined
  if (kind !== undefined) return { block: kind }
  const lost = Object.keys({ ...(className !== undefined && { class: '' }), ...rest })
  return { group: true, lost: lost.filter((key) => !/^(?:markdown|align|style)$/.test(key)) }
}

const kept = /^(?:id|colspan|rowspan|align|start|value|lang|title|cite)$/

function keep(name: string, attributes: Tag['attributes']): Action {
  const entries = Object.entries(attributes).filter(([key]) => key !== 'markdown')
  const shown = entries.filter(([key, value]) => kept.test(key) && !/[<>"{}]/.test(value))
  const lost = entries.filter((entry) => !shown.includes(entry)).map(([key]) => key)
  return { element: [name, ...shown.map(([key, value]) => `${key}="${value}"`)].join(' '), lost }
}

/** A frame of another host stays: it becomes an embed, once site.yaml allows its host. */
function frameOf({ src = '', srcdoc, title, width, height }: Tag['attributes']): Action | undefined {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (srcdoc !== undefined || !/^https:\/\/[^\s\\<>"]+$/.test(address) || !URL.canParse(address)) return undefined
  const attributes = Object.entries({ src: address, title, width, height }).flatMap(([name, value]) =>
    // Values are as written.
    value === undefined ? [] : `${name}="${value.replaceAll('"', '&quot;')}"`,
  )
  return { group: true, above: `<iframe ${attributes.join(' ')}></iframe>` }
}
