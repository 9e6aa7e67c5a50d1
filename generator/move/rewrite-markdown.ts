import type { MarkdownParser } from '../config/config.ts'
import { applySplices, type ChangeValue, rewriteValues, type Splice } from '../edit/edit.ts'
import { isLinkKey } from '../links/links.ts'
import { type AddressList, type AddressPlace, listAddresses } from '../markdown/markdown.ts'

/** How the addresses of a text are rewritten. */
export interface TextRules {
  parser: MarkdownParser
  href: (href: string) => string
  /** Of the values of blocks. */
  value: ChangeValue
}

/**
 * What changes in a text; undefined if it cannot be told. Offsets are those of the source, whose lines may end in CR
 * and LF.
 */
export function spliceMarkdown(source: string, rules: TextRules): Splice[] | undefined {
  const offsets = source.includes('\r\n') ? offsetsOf(source) : undefined
  const text = offsets ? source.replaceAll('\r\n', '\n') : source
  const list = listAddresses(text, rules.parser)
  // What no page may have is shown to nobody.
  if (!list) return []
  const splices = spliceList(text, list, rules)
  if (!splices || splices.length === 0) return splices
  const again = listAddresses(applySplices(text, splices), rules.parser)
  if (!again || !isAsWanted(list, again, rules)) return undefined
  return offsets
    ? splices.map(({ start, end, text: next }) => ({ start: offsets(start), end: offsets(end), text: next }))
    : splices
}

function spliceList(text: string, { addresses, blocks }: AddressList, rules: TextRules): Splice[] | undefined {
  const splices: Splice[] = []
  for (const { start, end } of blocks) {
    const yaml = text.slice(start, end)
    const next = rewriteValues(yaml, rules.value)
    if (next !== undefined && next !== yaml) splices.push({ start, end, text: next })
  }
  for (const place of addresses) {
    const next = newHref(place, rules)
    if (next !== place.href) splices.push({ start: place.start, end: place.end, text: next })
  }
  return splices
}

function newHref({ href, attribute }: AddressPlace, { href: rewrite }: TextRules): string {
  return attribute !== undefined && !isLinkKey(attribute) ? href : rewrite(href)
}

/** Whether a text has the same addresses as before, each rewritten. */
function isAsWanted({ addresses: before }: AddressList, { addresses: after }: AddressList, rules: TextRules): boolean {
  return before.length === after.length && before.every((place, index) => newHref(place, rules) === after[index]?.href)
}

/** Turns an offset in a text with LF into one in its source with CR and LF. */
function offsetsOf(source: string): (offset: number) => number {
  const breaks: number[] = []
  for (let at = source.indexOf('\r\n'), count = 0; at >= 0; at = source.indexOf('\r\n', at + 2))
    breaks.push(at - count++)
  return (offset) => {
    let [low, high] = [0, breaks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((breaks[middle] as number) < offset) low = middle + 1
      else high = middle
    }
    return offset + low
  }
}
