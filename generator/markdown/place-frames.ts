// An `<iframe>` that stands alone in an article becomes a block of type embed: a link, until a visitor asks for what is
// there. The block knows which hosts site.yaml allows. Every other frame stays HTML, and is left out with its reason.

import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Html, Root, RootContent } from 'mdast'
import { frameBlock } from '#schemas/blocks/embed.ts'
import { ratios } from '#schemas/ratio.ts'
import { cutText } from '../text.ts'
import type { ContainerDirective } from './forms.ts'
import { endOf, placeOf } from './markdown-problem.ts'
import type { Markdown } from './model.ts'
import { parseHtml } from './parse-html.ts'

/** Whether a text may have a frame. */
export function mayHaveFrames(source: string): boolean {
  return /<iframe/i.test(source)
}

/** Hosts of the frames that a piece of HTML shows in an article; empty if it is something else. */
export function frameHosts(html: string): string[] {
  const frames = mayHaveFrames(html) ? readFrames(html) : undefined
  return [...new Set(frames?.map(({ src }) => new URL(src).origin))]
}

/** Replaces frames at the top of a tree by the places of their blocks. */
export function placeFrames(tree: Root, state: Markdown): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'html' || !mayHaveFrames(node.value)) return [node]
    const shown = readFrames(node.value)
    if (!shown) return [node]
    return shown.map((frame) => placeOfFrame(frame, node, state))
  })
}

/** The frames of a piece of HTML that has nothing else, if all of them can be shown. */
function readFrames(html: string): Frame[] | undefined {
  const frames = framesOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: html }] }))
  // An open frame hides all that follows.
  if (!/<\/iframe/i.test(html) && frames?.some(({ children }) => children.length > 0)) return undefined
  const shown = frames?.map(readFrame) ?? []
  const isShown = (frame: Frame | FrameFault): frame is Frame => typeof frame === 'object'
  return shown.length > 0 && shown.every(isShown) ? shown : undefined
}

/** What is said of a frame that is left out, by its HTML. */
export function frameLoss(written: string): { message: string; hint: string } {
  const [frame] = framesOf(parseHtml({ type: 'root', children: [{ type: 'raw', value: written }] })) ?? []
  const read = frame && readFrame(frame)
  if (typeof read === 'string') return losses[read]
  const message = 'the element <iframe> is left out'
  return { message, hint: 'let it stand alone between empty lines of an article, or use a block of type embed' }
}

/** What a frame shows, or why it shows nothing. */
interface Frame {
  src: string
  title: string
  ratio?: string
}
type FrameFault = keyof typeof losses

const losses = {
  srcdoc: {
    message: 'an <iframe> with srcdoc is left out',
    hint: 'write what it shows as text, or link to a page that shows it',
  },
  empty: { message: 'an <iframe> without src is left out', hint: 'give it the https address of what it shows' },
  script: { message: 'an <iframe> whose src is code is left out', hint: 'give it the https address of a page' },
  insecure: {
    message: 'an <iframe> with an http address is left out',
    hint: 'write https, if the host knows it, or link to the page',
  },
  own: {
    message: 'an <iframe> without an https address is left out',
    hint: 'write the whole address, such as https://film.example.com/embed/1, or link to the page',
  },
} as const

/** What may stand around a frame and has no look of its own here. */
const wrappers: ReadonlySet<string> = new Set(['center', 'div', 'figure', 'p', 'span'])

/** The frames of a piece of HTML that has nothing else; undefined if it has. */
function framesOf(parent: HastRoot | Element): Element[] | undefined {
  const found: Element[] = []
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'comment' || (child.type === 'text' && child.value.trim() === '')) continue
    if (child.type !== 'element') return undefined
    const isFrame = child.tagName === 'iframe'
    if (!isFrame && !wrappers.has(child.tagName)) return undefined
    const frames = isFrame ? [child] : framesOf(child)
    if (!frames) return undefined
    for (const frame of frames) found.push(frame)
  }
  return found
}

function readFrame({ properties }: Element): Frame | FrameFault {
  const { srcDoc, title, width, height } = properties
  if (srcDoc !== undefined) return 'srcdoc'
  const written = String(properties.src ?? '').trim()
  if (written === '') return 'empty'
  const src = written.startsWith('//') ? `https:${written}` : written
  if (/^\s*(?:javascript|data|vbscript|blob):/i.test(src)) return 'script'
  if (/^http:/i.test(src)) return 'insecure'
  if (!/^https:\/\/[^\s\\]+$/i.test(src) || !URL.canParse(src)) return 'own'
  const { href, host } = new URL(src)
  const name = String(title ?? properties.ariaLabel ?? '').trim()
  const ratio = nearestRatio(Number(width), Number(height))
  return { src: href, title: name === '' ? host : cutText(name, 200), ...(ratio === undefined ? {} : { ratio }) }
}

function nearestRatio(width: number, height: number): string | undefined {
  if (!(width > 0 && height > 0)) return undefined
  const off = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log((width * down) / (height * across)))
  }
  return [...ratios].sort((a, b) => off(a) - off(b))[0]
}

function placeOfFrame(frame: Frame, node: Html, state: Markdown): ContainerDirective {
  const { line, column } = placeOf(node)
  const yaml = JSON.stringify({ data: frame })
  const source = { type: frameBlock, yaml, firstLine: line, endLine: endOf(node).line, isHtml: true }
  const number = state.widgets.push({ name: 'block', attributes: {}, line, column, source }) - 1
  const { position } = node
  const data = { hName: 'div', hProperties: { dataWidget: number } }
  return { type: 'containerDirective', name: 'block', children: [], data, ...(position ? { position } : {}) }
}
