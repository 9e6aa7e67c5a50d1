// Members of classes as they are shown: types in angles, what a method returns behind a colon.

import type { Cell } from './table.ts'

/** `List~int~` is written with angles. */
export function withAngles(text: string): string {
  return text.replace(/~/g, (_, at: number) => {
    const isStart = /[\p{L}\p{N}_]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}_[({?]/u.test(text[at + 1] ?? '')
    return isStart ? '<' : '>'
  })
}

/** A member: what can see it, its words, and a sign at its end for its kind. */
export function cellOf(written: string): Cell {
  const [, sight = '', words = ''] = /^([+\-#~]?) ?(.*)$/.exec(written.replace(/^\\/, '')) ?? []
  const [, before = '', sign, after = ''] = /^([^]*\)) ?([$*]) ?(.*)$/.exec(words) ?? []
  const [, plain = words, last] = sign === undefined ? (/^(.*[^\s]) ?([$*])$/.exec(words) ?? []) : []
  const member = sign === undefined ? plain : `${before}${after === '' ? '' : ` ${after}`}`
  const text = sight + withAngles(member.replace(/\) ?:? ?(?=[^\s):,])(?!.*\))/, ') : '))
  const mark = sign ?? last
  if (mark === undefined) return { text }
  return { text, mark: mark === '$' ? 'static' : 'abstract' }
}
