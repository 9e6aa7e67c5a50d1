// The HTML that a text may use: what GitHub shows, and the elements for pictures, films and sounds. There is no way to
// run code, to load a frame, to ask for input or to change the look of the page in it.

import { defaultSchema, type Schema } from 'hast-util-sanitize'

/** Marks an element that Markdown has made, not the HTML of the writer. No tag can have an attribute with a space. */
export const madeByMarkdown = 'made by markdown'

/** Elements beside those that GitHub shows. */
const moreTags =
  'abbr audio aside bdi bdo caption center cite col colgroup dfn figcaption figure mark small time track u video wbr'

/** Attributes of single elements, in hast's spelling, and of all. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['align', 'ariaHidden', 'ariaLabel', 'dir', 'id', 'lang', 'title', 'translate'],
  a: ['href', 'name'],
  audio: ['controls', 'loop', 'muted', 'preload', 'src'],
  blockquote: ['cite'],
  col: ['span', 'width'],
  colgroup: ['span', 'width'],
  del: ['cite', 'dateTime'],
  details: ['name', 'open'],
  img: ['alt', 'decoding', 'height', 'loading', 'sizes', 'src', 'srcSet', 'width'],
  input: ['checked'],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  source: ['height', 'media', 'sizes', 'src', 'srcSet', 'type', 'width'],
  td: ['abbr', 'colSpan', 'headers', 'height', 'rowSpan', 'vAlign', 'width'],
  th: ['abbr', 'colSpan', 'headers', 'height', 'rowSpan', 'scope', 'vAlign', 'width'],
  time: ['dateTime'],
  track: ['default', 'kind', 'label', 'src', 'srcLang'],
  video: ['controls', 'height', 'loop', 'muted', 'playsInline', 'poster', 'preload', 'src', 'width'],
}

/** What is left of the HTML of a text. Its ids and its links, pictures and films are checked by tidy-element.ts. */
export const htmlSchema: Schema = {
  ...defaultSchema,
  attributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    '*': [...(attributes['*'] ?? []), madeByMarkdown],
    code: [['className', /^language-./]],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
  },
  clobber: [],
  protocols: { cite: ['http', 'https'] },
  strip: ['script', 'style', 'template', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp', 'svg', 'math'],
  tagNames: [...(defaultSchema.tagNames ?? []), ...moreTags.split(' ')],
}

/** Elements that a text may use. */
export const allowedTags: ReadonlySet<string> = new Set(htmlSchema.tagNames)

/** Elements that are taken away with what is in them. */
export const wholeTags: ReadonlySet<string> = new Set(
  'applet canvas iframe math noembed noframes noscript object script style svg template title xmp'.split(' '),
)

/** Other elements of HTML, which are taken away while what is in them stays. */
export const otherTags: ReadonlySet<string> = new Set(
  (
    'acronym address area article base basefont bgsound big blink body button command content data datalist ' +
    'dialog dir embed fieldset font footer form frame frameset head header hgroup html image isindex keygen label ' +
    'legend link main map marquee menu menuitem meta meter multicol nav nextid nobr noindex optgroup option output ' +
    'param plaintext portal progress rb rtc search select selectedcontent shadow slot spacer textarea'
  ).split(' '),
)

const inputAttributes: ReadonlySet<string> = new Set(['checked', 'disabled', 'type'])

/** Whether an attribute stays, by its name in HTML. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  if (tag === 'input' && inputAttributes.has(name)) return true
  if (tag === 'code' && name === 'class') return true
  return [...(attributes[tag] ?? []), ...(attributes['*'] ?? [])].some((each) => attributeName(each) === name)
}

function attributeName(property: string): string {
  return property.startsWith('aria') ? `aria-${property.slice(4).toLowerCase()}` : property.toLowerCase()
}
