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
  const { id = '', ...others } = rest
  const lost = Object.keys({ ...(className !== undefined && { class: '' }), ...others })
  return {
    group: true,
    ...(isAnchor(id) && { above: anchorOf(id) }),
    lost: lost.filter((key) => !/^(?:markdown|align|style|role|hidden)$/.test(key)),
  }
}

/** Whether links can lead to an id. */
export function isAnchor(id: string | undefined): id is string {
  return id !== undefined && /^[^\s<>"'{}&]+$/.test(id)
}

/** A place that links can lead to. */
export function anchorOf(id: string): string {
  return `<a id="${id}"></a>`
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
