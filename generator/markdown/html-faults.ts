// What was taken out of the HTML of one text, and why. The same thing is said once, where it is first. Tags are
// counted: what a paragraph or a list item opens, it closes, so that no tag can reach what Markdown has made.

import type { Position, Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { allowedTags } from './html-list.ts'
import { findInSource, markdownProblem, warnOf } from './markdown-problem.ts'
import { countRepeated, isRepeated } from './open-tags.ts'
import { frameLoss } from './place-frames.ts'

/** Where a tag stands: the place of its HTML, and how the tag begins. */
export interface TagPlace {
  place: Position
  begin: string
}

/** Something that is left out, and what to do about it. */
interface Loss {
  message: string
  hint: string
}

/** What is lost of the HTML of one text, and which of its elements are open. */
export interface HtmlFaults {
  add: (loss: Loss, where: TagPlace) => void
  /** Opens an element with a tag as written. False for a tag that is shown as text. */
  start: (tag: string, written: string, where: TagPlace) => boolean
  /** Closes an element. False for a tag that is shown as text. */
  end: (tag: string, where: TagPlace) => boolean
  /** Number of open elements. */
  depth: () => number
  /** The end tags of what is open beyond a depth. */
  closeTo: (depth: number) => string
  /** Notes an element of Markdown that may have words in it. */
  enter: (place: Position) => void
  /** All as warnings. */
  list: () => Problem[]
  /** Why the text cannot be shown; undefined if it can. */
  excess: () => Problem | undefined
}

/** Elements without an end. */
export const voidTags: ReadonlySet<string> = new Set('br col hr img input source track wbr'.split(' '))

/** Elements that a parser closes where the next begins. */
const mayStayOpen: ReadonlySet<string> = new Set(
  'p li dt dd rp rt tr td th thead tbody tfoot colgroup caption h1 h2 h3 h4 h5 h6'.split(' '),
)

/** Elements inside each other. */
const maxDepth = 64

const reasons: Readonly<Record<string, Loss['hint']>> = {
  embed: 'link to the file instead',
  form: 'a form is a block of a page',
  link: 'remove it: what stands in the head belongs to head in site.yaml',
  math: 'write a formula between dollar signs',
  meta: 'remove it: what stands in the head belongs to head in site.yaml',
  object: 'link to the file instead',
  script: 'remove it: a text runs no code',
  style: 'remove it: the look of a text belongs to the site',
  svg: 'save it as a file in assets/ and show it with ![what it shows](/assets/name.svg)',
}

/** What can be lost. */
export const lossOf = {
  /** An element that a text may not have. */
  element: (tag: string, written = ''): Loss =>
    tag === 'iframe'
      ? frameLoss(written)
      : {
          message: `the element <${tag}> is left out`,
          hint: Object.hasOwn(reasons, tag)
            ? (reasons[tag] as string)
            : 'write in Markdown what it is for, or remove its tags',
        },
  /** An element that a text may not have, without its end. */
  open: (tag: string): Loss => ({
    message: `<${tag}> is not closed and is shown as text`,
    hint: `write it as inline code if it is meant to be read: \`<${tag}>\``,
  }),
  /** A tag that HTML does not know. */
  strange: (tag: string): Loss => ({
    message: `<${cutText(tag, 40)}> is no element of HTML and is shown as text`,
    hint: `write it as inline code if it is meant to be read: \`<${cutText(tag, 40)}>\``,
  }),
  /** What begins with `<!` or `<?`. */
  markup: (begin: string): Loss => ({
    message: `"${begin}" begins no element and is shown as text`,
    hint: 'write it as inline code if it is meant to be read, or remove it',
  }),
  /** A comment without its end. */
  comment: (): Loss => ({
    message: 'the comment is not closed, so all that follows is shown as text',
    hint: 'close it with -->',
  }),
  /** An attribute that its element may not have. */
  attribute: (name: string, tag: string): Loss => ({
    message: `the attribute "${cutText(name, 40)}" of <${tag}> is left out`,
    hint: hintOf(name),
  }),
}

function hintOf(name: string): string {
  if (name === 'style') return 'remove it: the look of a text belongs to the site'
  if (name === 'class') return 'remove it: classes belong to the site'
  if (name.startsWith('on')) return 'remove it: a text runs no code'
  if (name === 'target') return 'remove it: readers choose where a link opens'
  return 'remove it: it has no effect'
}

/** The losses of a text, of which `lines` are the lines. */
export function htmlFaults(lines: readonly string[]): HtmlFaults {
  const losses = new Map<string, { loss: Loss; where: TagPlace; count: number }>()
  const loose = new Map<string, number>()
  const open: { tag: string; written: string; where: TagPlace }[] = []
  const repeated = countRepeated()
  let excess: Problem | undefined
  const enter: HtmlFaults['enter'] = (place) => {
    if (!repeated.enter()) excess ??= tooOften(place)
  }
  const add: HtmlFaults['add'] = (loss, where) => {
    const known = losses.get(loss.message)
    if (known) known.count++
    else losses.set(loss.message, { loss, where, count: 1 })
  }
  const refuse = (loss: Loss, where: TagPlace) => {
    add(loss, where)
    return false
  }
  const start: HtmlFaults['start'] = (tag, written, where) => {
    if (voidTags.has(tag)) return true
    if (!isRepeated(tag)) enter(where.place)
    if (!allowedTags.has(tag)) add(lossOf.element(tag, written), where)
    if (!allowedTags.has(tag) || mayStayOpen.has(tag)) loose.set(tag, (loose.get(tag) ?? 0) + 1)
    else if (open.length >= maxDepth) return refuse(tooDeep(tag), where)
    else {
      open.push({ tag, written, where })
      repeated.change(open)
    }
    return true
  }
  const end: HtmlFaults['end'] = (tag, where) => {
    const count = loose.get(tag) ?? 0
    const index = open.findLastIndex((each) => each.tag === tag)
    if (count === 0 && index < 0) return refuse(strayEnd(tag), where)
    if (count > 0) loose.set(tag, count - 1)
    // Elements that overlap are closed with the outer one.
    else open.splice(index, 1)
    repeated.change(open)
    return true
  }
  const closeTo: HtmlFaults['closeTo'] = (depth) => {
    const closed = open.splice(depth).reverse()
    repeated.change(open)
    for (const { tag, where } of closed) add(notClosed(tag), where)
    return closed.map(({ tag }) => `</${tag}>`).join('')
  }
  const list = () => [...losses.values()].map((each) => warnOfLoss(each, lines))
  return { add, start, end, depth: () => open.length, closeTo, enter, list, excess: () => excess }
}

function warnOfLoss(
  { loss, where, count }: { loss: Loss; where: TagPlace; count: number },
  lines: readonly string[],
): Problem {
  const more = count > 1 ? `, here and in ${count - 1} more ${count === 2 ? 'place' : 'places'}` : ''
  const place = findInSource(lines, where.begin, where.place, lines.length) ?? where.place
  return warnOf({ code: 'raw-html', message: `${loss.message}${more}`, hint: loss.hint }, place)
}

function tooDeep(tag: string): Loss {
  return {
    message: `<${tag}> is shown as text: more than ${maxDepth} elements are around it`,
    hint: 'flatten the HTML',
  }
}

function tooOften(place: Position): Problem {
  const message = 'elements of HTML such as <b> are open around too many paragraphs'
  return markdownProblem('markdown-size', message, place, 'close each where its words end')
}

function strayEnd(tag: string): Loss {
  return {
    message: `</${tag}> closes nothing and is shown as text`,
    hint: `remove it, or add <${tag}> where the element begins`,
  }
}

function notClosed(tag: string): Loss {
  return { message: `<${tag}> is not closed`, hint: `add </${tag}> where the element ends` }
}
