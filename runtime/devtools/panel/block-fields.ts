// The values of the block form, as text where a text field edits them.

import type { PanelBlock } from '../wire-types.ts'

export interface BlockFields {
  title: string
  subtitle: string
  order: string
  visible: boolean
}

/** The fields of a block as it is. */
export function fieldsOf({ title, subtitle, order, visible }: PanelBlock): BlockFields {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { title: text(title), subtitle: text(subtitle), order: String(order), visible }
}

/**
 * The body of an edit: only what the user changed. An emptied text or order removes the value. Line breaks, which come
 * with pasted text, become spaces. An order that is no number is sent as it is, so that the server explains it.
 */
export function changedFields(before: BlockFields, now: BlockFields): Record<string, string | number | boolean | null> {
  const body: Record<string, string | number | boolean | null> = {}
  for (const name of ['title', 'subtitle'] as const) {
    const text = onOneLine(now[name])
    if (now[name] !== before[name] && text !== before[name]) body[name] = text === '' ? null : text
  }
  if (now.order !== before.order) body['order'] = readOrder(now.order.trim())
  if (now.visible !== before.visible) body['visible'] = now.visible
  return body
}

function onOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.trim().replace(/\s*[\r\n]\s*/g, ' ') : text
}

function readOrder(text: string): string | number | null {
  if (text === '') return null
  return Number.isFinite(Number(text)) ? Number(text) : text
}
