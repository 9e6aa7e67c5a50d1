// What stands behind the language of a code fence in other tools → title and marked lines as Libretto writes them.

import { cutText } from '../../text.ts'
import { readArguments } from './tags.ts'

/** A fence's options in Libretto's form. */
export interface FenceInfo {
  language: string
  title: string | undefined
  /** Lines that stand out, e.g. "1,3-4". */
  lines: string
  isDiff: boolean
  /** Words whose lines stand out. */
  marked: readonly string[]
  /** Lines that a diff adds and takes away. */
  added: string
  removed: string
  /** Options that have no counterpart. */
  lost: readonly string[]
}

/** No such line is longer: the expressions take quadratic time. */
const maxLength = 1000

/** Reads what stands behind the fence. */
export function readFenceInfo(written: string): FenceInfo {
  const info = written.slice(0, maxLength)
  const [, dotted, plain = ''] = /^\s*(?:\{\s*\.([\w+#.-]+)|([^\s{:[,/]*))/.exec(info) ?? []
  const name = dotted ?? plain
  let rest = info.trim().slice(dotted === undefined ? plain.length : 0)
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (!found) return undefined
    rest = rest.replace(found[0], ' ')
    return found.slice(1).find((each) => each !== undefined) ?? ''
  }
  const takeAll = (pattern: RegExp): string[] => {
    const found = pattern.exec(rest)?.[0]
    return found === undefined || take(pattern) === undefined ? [] : [found.replace(/\s/g, ''), ...takeAll(pattern)]
  }
  // Expressive Code: a text in quotes that begins no option is one to mark.
  const quoted = /(?:^|\s)(?:"([^"]*)"|'([^']*)')(?=\s|$)/
  const marked: string[] = []
  for (let found = take(quoted); found !== undefined; found = take(quoted)) marked.push(found)
  // What stands between slashes is a pattern. One without signs is a text.
  const patterns: string[] = []
  const slashes = /(?:^|\s)\/((?:[^/\\]|\\.)+)\/(?=\s|$)/
  for (let found = take(slashes); found !== undefined; found = take(slashes))
    if (/^[\w\s"'=:,;<>@#%&-]+$/.test(found)) marked.push(found)
    else patterns.push(`/${found}/`)
  const more = take(/\bmark\s*=\s*(?:"([^"]*)"|'([^']*)')/)
  if (more !== undefined) marked.push(more)
  const added = take(/\bins\s*=\s*\{([\d,\s-]+)\}/)
  const removed = take(/\bdel\s*=\s*\{([\d,\s-]+)\}/)
  const title =
    take(/\b(?:title|filename|name|file)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s,{}"']+))/) ??
    take(/(?:^|\s)\[([^\]]+)\](?=\s|$)/)
  // Hugo: hl_lines=[8,"15-17"], hl_lines="3 5-6".
  const marks = take(/\bhl_lines\s*=\s*(?:\[([^\]]*)\]|"([^"]*)"|'([^']*)'|([\d-]+))/)
  const markedLines = take(/\bmark\s*=\s*\{([\d,\s-]+)\}/)
  const others = takeAll(/\b\w+\s*=\s*\{[^{}]*\}/)
  // Eleventy: js/2-3,5.
  const slashed = take(/^\/([\d,-]+)(?=\s|$)/)
  const braces = take(/(?:^|\s)\{([\d,\s-]+)\}/)
  const isDiff = name === 'diff' || take(/(?:^|\s)(diff)(?=\s|$)/) !== undefined
  const { words, attributes } = readArguments(rest.replace(/[{}[\],]/g, ' '))
  const lost = [
    ...(info === written ? [] : [cutText(written.slice(maxLength), 40)]),
    ...others,
    ...patterns,
    ...words.filter((word) => !word.startsWith('.') && word !== ':'),
    ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`),
  ]
  return {
    language: name,
    title: title?.trim() === '' ? undefined : title?.trim(),
    lines: rangesOf(`${marks ?? ''} ${markedLines ?? ''} ${braces ?? ''} ${slashed ?? ''}`),
    isDiff,
    marked: marked.filter((text) => text.trim() !== ''),
    added: rangesOf(added ?? ''),
    removed: rangesOf(removed ?? ''),
    lost: lost.filter((option) => !looks.test(option)),
  }
}

/** Numbers beside the lines, and frames: they belong to the design. */
const looks =
  /^(?:linenos|lineNos|linenums|anchorlinenos|frame|wrap|linenostart=1$|showLineNumbers|:?(?:no-)?line-numbers)(?:=|$)/

function rangesOf(text: string): string {
  return [...text.matchAll(/\d+(?:\s*-\s*\d+)?/g)].map(([range]) => range.replace(/\s/g, '')).join(',')
}

/** Prints the options behind a fence. */
export function printFenceInfo({ language, title, lines, isDiff }: FenceInfo): string {
  const known = language.replace(/[^\w+#.-]/g, '').slice(0, 32)
  const name = known === '' && (title !== undefined || lines !== '' || isDiff) ? 'text' : known
  return [
    name,
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(lines === '' ? [] : [`{${lines}}`]),
    ...(isDiff && name !== 'diff' ? ['diff'] : []),
  ].join(' ')
}
