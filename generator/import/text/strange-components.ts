// Components that nobody knows. Readers see what is between their tags, and no tag. One without an end is a comment
// in its place, so that the owner finds it. Both are listed.

import { allowedTags } from '../../markdown/markdown.ts'
import { cutText } from '../../text.ts'
import type { Loss, Row } from '../source/model.ts'
import { maskCode } from './code-spans.ts'
import type { Part } from './split-code.ts'
import type { Tag } from './tags.ts'

/** The names of components that a text has. */
export function componentNames(parts: readonly Part[]): string[] {
  const found = new Set<string>()
  for (const { kind, rows } of parts) {
    if (kind !== 'text' || !rows.some(({ text }) => /<[A-Z]/.test(text))) continue
    const text = maskCode(rows.map((row) => row.text).join('\n'))
    for (const [, name = ''] of text.matchAll(/(?<![\\\w])<\/?([A-Z][\w.]*)(?=[\s/>])/g)) found.add(name)
  }
  return [...found].filter((name) => !endless.has(name.toLowerCase()))
}

/** They have no end in HTML either. */
const endless = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])

/** Whether only what is between the tags of a component stays. `<Kbd>` is the element of this name. */
export function isUnwrapped({ syntax, name, kind }: Tag): boolean {
  return syntax === 'component' && kind === 'open' && /^[A-Z]/.test(name) && !allowedTags.has(name.toLowerCase())
}

/** The comment that a component without an end becomes; undefined for other tags. */
export function commentOf({ syntax, name, kind, raw }: Tag): string | undefined {
  if (syntax !== 'component' || kind !== 'void' || !/^[A-Z]/.test(name)) return undefined
  // Its values may be the only place of a text. Signs that could end the comment, or mean something, are left out.
  const words = raw
    .replace(/^<|\s*\/?>$/g, '')
    .replace(/[<>`{}\\[\]]/g, ' ')
    .replace(/-{2,}/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return `${begin}${words} -->`
}

const begin = '<!-- component: '

/** What is said about a component that nobody knows. */
export function lossOfComponent({ name, kind, raw }: Tag, line: number): Loss & { line: number } {
  const shown = `the component "${cutText(raw.replace(/\s+/g, ' '), 60)}"`
  const rule = 'say in import-components.yaml what it becomes'
  return {
    code: kind === 'void' ? 'import-left' : 'import-lost',
    message: kind === 'void' ? shown : `${shown} around a text, which stays`,
    hint: kind === 'void' ? `readers do not see it: write what it showed, or ${rule}` : rule,
    line,
    kind: `the component <${name}>`,
  }
}

const leading = /^((?:\s|[-*+]\s|\d+[.)]\s|>)*)((?:<!-- component: [^<>]* -->\s*)+)(?=\S)(?!<!-- component: )(.*)$/

/** A comment that begins a row would make HTML of all that follows in it. */
export function commentsLast(row: Row): Row {
  if (!row.text.includes(begin)) return row
  return { ...row, text: row.text.replace(leading, (_, mark, comments, rest) => `${mark}${rest} ${comments.trim()}`) }
}
