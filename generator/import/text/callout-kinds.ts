// What callouts are called in other tools.

import type { Tag } from './tags.ts'

const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  primary: 'note',
  secondary: 'note',
  abstract: 'note',
  summary: 'note',
  question: 'note',
  example: 'note',
  quote: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  important: 'important',
  warning: 'warning',
  warn: 'warning',
  caution: 'warning',
  attention: 'warning',
  danger: 'danger',
  error: 'danger',
  fail: 'danger',
  failure: 'danger',
  bug: 'danger',
}

/** The callout that a word names; undefined if it names none. */
export function calloutKind(word: string | undefined): string | undefined {
  const name = word?.toLowerCase() ?? ''
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

const frame = /(?:^|[\s_-])(?:alert|notice|admonition|callout|custom-block)(?=$|[\s_-])/
const alone = /^(?:note|tip|info|warning|danger|important|caution)(?:-title)?$/

/** The callout that a component is called after: `<Note>`, `<Warning>`. */
export function calloutOfComponent({ syntax, name }: Pick<Tag, 'syntax' | 'name'>): string | undefined {
  const isCallout = syntax === 'component' && /^[A-Z]/.test(name) && alone.test(name.toLowerCase())
  return isCallout ? calloutKind(name) : undefined
}

/** The callout that classes show: "alert alert-info", "notice--warning", "tip custom-block", or "note" alone. */
export function calloutOfClasses(classes: string): string | undefined {
  if (frame.test(classes))
    return (
      classes
        .split(/[\s_-]+/)
        .map(calloutKind)
        .find((kind) => kind !== undefined) ?? 'note'
    )
  const word = classes.split(/\s+/).find((each) => alone.test(each))
  return calloutKind(word?.replace('-title', ''))
}
