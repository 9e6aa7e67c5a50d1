// What custom code puts on pages that browsers may refuse, or that leads somewhere. In the renderer functions of this
// file stand around those of React that custom code calls, and the generator judges what they note.

import { ButtonLink } from './parts/button-link.tsx'

/** A directive of a Content-Security-Policy that decides about an address. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'frame-src'
  | 'object-src'
  | 'form-action'

/** One thing that custom code has put on a page. */
export interface OwnTrace {
  /** Module, from the folder of custom code on. */
  module: string
  /**
   * `never-runs`: a handler or a hook in code that no browser gets. `inline`: styles or a script in the HTML. `link`:
   * an address to go to. A directive: an address that the browser loads or sends to. `html`: HTML as a string, which
   * only the generator can read.
   */
  kind: 'never-runs' | 'inline' | 'link' | 'html' | Directive
  /** Name of the handler, hook, attribute or element; the address; the HTML. */
  value: string
  /** Stack of the call that made it. Missing for addresses of the site: there are many. */
  stack?: string | undefined
}

interface Recording {
  traces: OwnTrace[]
  /** Whether the browser runs the code as well. */
  isIsland: boolean
}

type Props = Readonly<Record<string, unknown>>
type Make = (type: unknown, props: Props | null, ...rest: unknown[]) => unknown

let recording: Recording | undefined

/** Renders something, and notes what custom code puts there. */
export function recordTraces<Rendered>(isIsland: boolean, traces: OwnTrace[], render: () => Rendered): Rendered {
  const outer = recording
  recording = { traces, isIsland }
  try {
    return render()
  } finally {
    recording = outer
  }
}

/** An element of HTML that code has as a string. */
export interface HtmlElement {
  name: string
  /** By the names that JSX has for them. */
  attributes: Readonly<Record<string, string>>
  isEmpty: boolean
}

/** What there is to note of such elements. */
export function traceHtml(module: string, elements: readonly HtmlElement[]): OwnTrace[] {
  const traces: OwnTrace[] = []
  for (const { name, attributes, isEmpty } of elements)
    traceElement({
      module,
      type: name,
      props: { ...attributes, ...(isEmpty ? {} : { children: true }) },
      recording: { traces, isIsland: false },
      above: traceHtml,
    })
  return traces
}

/** A hook that a module calls. It waits for something that never happens in code that no browser gets. */
export function traceHook<Hook>(module: string, name: string, hook: Hook): Hook | CallableFunction {
  if (typeof hook !== 'function') return hook
  const traced = (...values: unknown[]): unknown => {
    if (recording?.isIsland === false)
      recording.traces.push({ module, kind: 'never-runs', value: name, stack: stackAbove(traced) })
    return hook(...values)
  }
  return traced
}

/** A function that makes elements of a module: `createElement`, or what JSX calls. */
export function traceMake(module: string, make: Make): Make {
  const traced: Make = (type, props, ...rest) => {
    if (recording && props) traceElement({ module, type, props, recording, above: traced })
    return make(type, props, ...rest)
  }
  return traced
}

interface Made {
  module: string
  type: unknown
  props: Props
  recording: Recording
  /** The function that made it. */
  above: CallableFunction
}

function traceElement({ module, type, props, recording: { traces, isIsland }, above }: Made): void {
  const note = (kind: OwnTrace['kind'], value: string, isPlaced = true) =>
    traces.push({ module, kind, value, stack: isPlaced ? stackAbove(above) : undefined })
  if (type === ButtonLink) noteLink(props.href, note)
  if (typeof type !== 'string') return
  for (const name in props) {
    const value = props[name]
    if (typeof value === 'function') {
      if (!isIsland && (/^on[A-Z]/.test(name) || /^(?:a|formA)ction$/.test(name))) note('never-runs', name)
    } else if (name === 'style') {
      if (hasStyle(value)) note('inline', 'style')
    } else if (typeof value === 'string' && value !== '') {
      if (/^on[A-Z]/.test(name)) note('inline', name.toLowerCase())
      else if (name === 'href' && (type === 'a' || type === 'area')) noteLink(value, note)
      else noteLoad(directiveOf(type, name, props), name, value.trim(), note)
    }
  }
  if (type === 'style') {
    if (hasContent(props)) note('inline', '<style>')
  } else if (type === 'script') {
    if (props.src === undefined && hasContent(props) && runs(props.type)) note('inline', '<script>')
  } else noteHtml(props.dangerouslySetInnerHTML, note)
}

/** Highlighted code and the like has nothing to look at. */
const telling = ['src', 'href', 'style', 'script', 'data=', 'poster', 'action', ' on']

function noteHtml(inner: unknown, note: Note): void {
  const { __html: html } = (inner ?? {}) as { __html?: unknown }
  if (typeof html === 'string' && html.includes('<') && telling.some((word) => html.includes(word))) note('html', html)
}

type Note = (kind: OwnTrace['kind'], value: string, isPlaced?: boolean) => void

// Other schemes and hosts without one, and places of the same page, are no matter of the site.
function noteLink(href: unknown, note: Note): void {
  if (typeof href === 'string' && /^(?!#|\?|$|\/\/|[a-z][a-z\d+.-]*:)|^https?:/i.test(href)) note('link', href, false)
}

function noteLoad(directive: Directive | undefined, name: string, value: string, note: Note): void {
  if (directive === undefined) return
  const addresses = /^(?:imageS|s)rcSet$/.test(name) ? listCandidates(value) : [value]
  for (const address of addresses) {
    const isForeign = /^(?:https?:)?\/\//i.test(address)
    // Of the site's own addresses those in frames may be refused, too.
    const isPlaced = isForeign || directive === 'frame-src' || directive === 'object-src'
    if (isForeign || /^(?![a-z][a-z\d+.-]*:)/i.test(address)) note(directive, address, isPlaced)
  }
}

function listCandidates(srcSet: string): string[] {
  return [...srcSet.matchAll(/(?:^|,)\s*([^\s,]\S*)/g)].map(([, address = '']) => address.replace(/,+$/, ''))
}

const loads: Readonly<Record<string, Readonly<Record<string, Directive>>>> = {
  script: { src: 'script-src' },
  iframe: { src: 'frame-src' },
  img: { src: 'img-src', srcSet: 'img-src' },
  source: { src: 'media-src', srcSet: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  embed: { src: 'object-src' },
  object: { data: 'object-src' },
  image: { href: 'img-src', xlinkHref: 'img-src' },
  input: { src: 'img-src', formAction: 'form-action' },
  button: { formAction: 'form-action' },
  form: { action: 'form-action' },
}

function directiveOf(type: string, name: string, props: Props): Directive | undefined {
  // Such a form closes its dialog, and sends nothing.
  if (String(props[type === 'form' ? 'method' : 'formMethod']).toLowerCase() === 'dialog') return undefined
  if (type === 'link') return name === 'href' ? directiveOfLink(props) : undefined
  return Object.hasOwn(loads, type) ? loads[type]?.[name] : undefined
}

const preloads: Readonly<Record<string, Directive>> = {
  audio: 'media-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  track: 'media-src',
  video: 'media-src',
}

function directiveOfLink({ rel, as }: Props): Directive | undefined {
  const words = typeof rel === 'string' ? rel.toLowerCase().split(/\s+/) : []
  if (words.includes('stylesheet')) return 'style-src'
  if (words.includes('modulepreload')) return 'script-src'
  if (words.includes('preload') && typeof as === 'string' && Object.hasOwn(preloads, as)) return preloads[as]
  return words.includes('icon') || words.includes('apple-touch-icon') ? 'img-src' : undefined
}

/** Whether React writes an attribute for it. */
function hasStyle(style: unknown): boolean {
  if (typeof style !== 'object' || style === null) return typeof style === 'string' && style !== ''
  return Object.values(style).some((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
}

function hasContent({ children, dangerouslySetInnerHTML }: Props): boolean {
  return (children !== undefined && children !== null) || dangerouslySetInnerHTML !== undefined
}

/** Whether a script of this type is code. Data, such as JSON, is no matter of the policy. */
function runs(type: unknown): boolean {
  return (
    typeof type !== 'string' ||
    /^(?:$|module$|importmap$|speculationrules$|(?:text|application)\/.*script$)/i.test(type)
  )
}

/** The stack from the caller of a function on. Node has the method, and the types for browsers lack it. */
function stackAbove(above: CallableFunction): string | undefined {
  const holder: { stack?: string } = {}
  const { captureStackTrace } = Error as { captureStackTrace?: (holder: object, above: CallableFunction) => void }
  captureStackTrace?.(holder, above)
  return holder.stack
}
