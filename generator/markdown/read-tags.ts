// The tags in a piece of HTML, before it is parsed. Tags that a text may not use go, with what is in them where that is
// no text; tags that are none of HTML are text. Attributes stay: safe-html.ts keeps those on the list.

import type { Position } from '../problem.ts'
import { escapeHtml } from '../text.ts'
import { type HtmlFaults, lossOf, voidTags } from './html-faults.ts'
import { allowedTags, isAllowedAttribute, otherTags, wholeTags } from './html-list.ts'

/** Pieces of HTML as read. */
export interface ReadTags {
  /** The HTML with allowed tags only. */
  html: string
  /** The same as text, if no tag is left. */
  text?: string
}

/** Characters that one tag may have. What is longer is no tag. */
const maxTagLength = 4000

const tagPattern = /<(\/?)([a-z][^\s/>]*)|<[!?]/gi

/** Reads one node of HTML. `place` is where it begins. */
export function readTags(source: string, place: Position, faults: HtmlFaults): ReadTags {
  const read = { html: '', text: '', from: 0, hasTags: false }
  const ends = endFinder(source)
  for (const { index, 0: begin, 1: slash = '', 2: written = '' } of source.matchAll(tagPattern)) {
    if (index < read.from) continue
    const between = source.slice(read.from, index)
    read.html += between
    read.text += between
    const tag = written.toLowerCase()
    const where = { place, begin }
    const ofTag = isElement(tag) ? endOfTag(source, index) : undefined
    // Browsers make a line break of </br>, and nothing of the end of any other element that has none.
    if (slash !== '' && voidTags.has(tag) && ofTag !== undefined) {
      if (tag === 'br') read.html += '<br>'
      read.hasTags = true
      read.from = ofTag
      continue
    }
    const isWhole = ofTag !== undefined && slash === '' && wholeTags.has(tag)
    const end = isWhole ? ends(tag, ofTag) : ofTag
    if (
      end !== undefined &&
      (slash === '' ? faults.start(tag, source.slice(index, end), where) : faults.end(tag, where))
    ) {
      read.from = end
      if (allowedTags.has(tag)) {
        read.hasTags = true
        if (slash === '') findAttributes(tag, source.slice(index + begin.length, end - 1), where, faults)
        read.html += source.slice(index, end)
      }
      continue
    }
    if (isWhole) faults.add(lossOf.open(tag), where)
    else if (source.startsWith('<!--', index)) faults.add(lossOf.comment(), where)
    else if (tag === '') faults.add(lossOf.markup(begin), where)
    else if (slash === '' && !isElement(tag) && endOfTag(source, index)) faults.add(lossOf.strange(written), where)
    // What looks like a comment goes on to the end.
    const until = source.startsWith('<!--', index) ? source.length : index + 1
    read.html += escapeHtml(source.slice(index, until))
    read.text += source.slice(index, until)
    read.from = until
  }
  const rest = source.slice(read.from)
  return read.hasTags ? { html: read.html + rest } : { html: read.html + rest, text: read.text + rest }
}

function isElement(tag: string): boolean {
  return allowedTags.has(tag) || wholeTags.has(tag) || otherTags.has(tag)
}

/** The index behind the tag that begins at `start`; undefined if it does not end. */
export function endOfTag(source: string, start: number): number | undefined {
  let quote = ''
  let previous = ''
  const last = Math.min(source.length, start + maxTagLength)
  for (let index = start + 1; index < last; index++) {
    const sign = source[index] as string
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return index + 1
    else if ((sign === '"' || sign === "'") && previous === '=') quote = sign
    else if (sign === '<') return undefined
    if (sign.trim() !== '') previous = sign
  }
  return undefined
}

/** Finds the index behind an element; undefined if it does not end. */
function endFinder(source: string): (tag: string, startEnds: number) => number | undefined {
  const open = new Set<string>()
  let lower: string | undefined
  return (tag, startEnds) => {
    if (source[startEnds - 2] === '/') return startEnds
    if (open.has(tag)) return undefined
    lower ??= source.toLowerCase()
    const close = lower.indexOf(`</${tag}`, startEnds)
    if (close < 0) open.add(tag)
    return close < 0 ? undefined : (endOfTag(source, close) ?? source.length)
  }
}

const attributePattern = /([^\s=/>"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

function findAttributes(
  tag: string,
  written: string,
  where: { place: Position; begin: string },
  faults: HtmlFaults,
): void {
  for (const [, name = ''] of written.matchAll(attributePattern)) {
    const attribute = name.toLowerCase()
    if (!isAllowedAttribute(tag, attribute)) faults.add(lossOf.attribute(attribute, tag), where)
  }
}
