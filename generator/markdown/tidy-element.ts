// An element of a writer's HTML, as it is on the page: no obsolete attributes, no id that another part of the page has,
// and its links and pictures are known like those of Markdown.

import type { Element } from 'hast'
import { isSafeHref } from '#schemas/primitives.ts'
import type { Position } from '../problem.ts'
import { cutText } from '../text.ts'
import { badAddress, warnOf } from './markdown-problem.ts'
import type { Markdown } from './model.ts'
import { readSourceSet } from './source-set.ts'

/** What the elements of one text share. */
export interface TidyWalk {
  state: Markdown
  /** Begins every id that Markdown makes. */
  prefix: string
  /** Ids of the page; those of the HTML are added. */
  taken: Set<string>
}

/** Elements that are obsolete, and those that mean the same. */
const newNames: Readonly<Record<string, string>> = { center: 'div', strike: 's', tt: 'code' }

const alignments: ReadonlySet<string> = new Set(['center', 'justify', 'left', 'right'])

/** Changes an element in place. */
export function tidyElement(node: Element, walk: TidyWalk): void {
  const { properties, tagName } = node
  const align = tagName === 'center' ? 'center' : String(properties.align ?? '').toLowerCase()
  const isCell = tagName === 'td' || tagName === 'th'
  if (!isCell) delete properties.align
  if (Object.hasOwn(newNames, tagName)) node.tagName = newNames[tagName] as string
  if (alignments.has(align) && !isCell) properties.className = [`align-${align}`]
  // Cells begin at the top anyway.
  if (isCell) delete properties.vAlign
  if (tagName === 'details') properties.className = ['fold']
  if (tagName === 'pre' && !node.children.some((child) => child.type === 'element' && child.tagName === 'code'))
    properties.tabIndex = 0
  if (isCell && !alignments.has(align)) delete properties.align
  takeId(node, walk)
  takeAddresses(node, walk)
  if (tagName === 'img' && properties.srcSet !== undefined) node.data = { ...node.data, isPlain: true }
  if (tagName === 'img' && typeof properties.alt !== 'string') reportAlt(node, walk)
  if (tagName === 'picture')
    for (const child of node.children)
      if (child.type === 'element' && child.tagName === 'img') child.data = { ...child.data, isPlain: true }
}

function takeId({ tagName, properties, position }: Element, walk: TidyWalk): void {
  const id = properties.id ?? (tagName === 'a' ? properties.name : undefined)
  if (tagName === 'a') delete properties.name
  delete properties.id
  if (typeof id !== 'string' || id === '') return
  const { prefix, taken, state } = walk
  const isOfMarkdown = ['-fn', '-footnote-label', '-tabs-'].some((part) => id.startsWith(prefix + part))
  if (/\s/.test(id) || taken.has(id) || isOfMarkdown) {
    const message = `the id "${cutText(id, 40)}" is left out: another part of the page has it`
    state.problems.push(warnOf({ code: 'raw-html', message, hint: 'give it another name' }, placeIn(position)))
    return
  }
  taken.add(id)
  state.anchors.push(id)
  properties.id = id
}

function takeAddresses({ properties, position, tagName }: Element, walk: TidyWalk): void {
  const place = placeIn(position)
  for (const name of ['href', 'src', 'poster'] as const) {
    const address = properties[name]
    if (typeof address !== 'string') continue
    const href = address.trim().replaceAll(' ', '%20')
    properties[name] = href
    if (!takeAddress(href, tagName === 'a' ? 'link' : 'image', place, walk)) delete properties[name]
  }
  if (properties.srcSet === undefined) return
  const set = readSourceSet(String(properties.srcSet))
  const safe = set.filter(({ address }) => takeAddress(address, 'image', place, walk))
  if (safe.length < set.length || set.length === 0) delete properties.srcSet
}

/** Whether an address may be shown. It is then known like one of Markdown. */
function takeAddress(href: string, kind: 'link' | 'image', place: Position, { state }: TidyWalk): boolean {
  if (isSafeHref(href) || href === '') {
    state.links.push({ href, kind, ...place })
    return true
  }
  state.problems.push(badAddress(href, place))
  return false
}

function reportAlt({ position }: Element, { state }: TidyWalk): void {
  const said = {
    code: 'missing-alt',
    message: 'the picture has no text for readers who do not see it',
    hint: 'say in its attribute alt what it shows: alt="A call in four steps"',
  } as const
  state.problems.push(warnOf(said, placeIn(position)))
}

/** Where an element begins. */
export function placeIn(position: Element['position']): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
