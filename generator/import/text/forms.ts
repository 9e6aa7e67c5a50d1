// What each tag of another tool becomes in Libretto's Markdown.

import type { Action } from './action.ts'
import { calloutKind, calloutOfComponent } from './callout-kinds.ts'
import { actionOfElement } from './html-elements.ts'
import { alertTag } from './quoted-alerts.ts'
import { keptElements } from './raw-html.ts'
import { readTabTitles } from './tab-titles.ts'
import { blockElements, type Tag } from './tags.ts'
import { plainWords } from './translate-headings.ts'

/** Names of tags around a callout whose kind is an argument. */
const calloutTags = new Set([
  'notice',
  'alert',
  'hint',
  'callout',
  'admonition',
  'aside',
  'message',
  'blockquote-alert',
  'pageinfo',
])

/** What becomes of a tag; undefined if it is not known. */
export function actionOf(tag: Tag): Action | undefined {
  const name = tag.name.toLowerCase()
  if (tag.syntax === 'colons') return actionOfColons(tag)
  const own = Object.hasOwn(actions, name) ? actions[name]?.(tag) : undefined
  if (own) return own
  if (tag.syntax === 'component' && keptElements.has(tag.name)) return actionOfElement(tag)
  if (calloutTags.has(name)) return callout(tag)
  if (tag.syntax === 'component' && blockElements.has(tag.name)) return actionOfElement(tag)
  const kind = tag.syntax === 'shortcode' ? calloutKind(name) : calloutOfComponent(tag)
  return kind === undefined ? undefined : { ...titled(tag), block: kind }
}

function actionOfColons({ name, words, attributes }: Tag): Action | undefined {
  const [title] = words
  if (name === 'details')
    return {
      block: 'details',
      ...(title === undefined ? {} : { title }),
      ...(isTrue(attributes.open) ? { isOpen: true } : {}),
    }
  if (name === 'tabs' || name === 'tab') return { block: name, ...titleOf(title) }
  if (name === 'code-group') return { block: 'code-group' }
  if (name === 'v-pre' || name === 'raw') return { group: true }
  const kind = calloutKind(name)
  return kind === undefined ? undefined : { block: kind, ...(title === undefined ? {} : { title }) }
}

function callout(tag: Tag): Action {
  const { attributes, words } = tag
  const named =
    attributes.type ?? attributes.color ?? attributes.context ?? attributes.kind ?? attributes.style ?? attributes.icon
  const kind = [named, ...words].find((word) => calloutKind(word) !== undefined)
  const title = attributes.title ?? attributes.heading ?? words.find((word) => word !== kind)
  const lost = named === attributes.icon && kind !== undefined ? [] : iconOf(tag)
  return { block: calloutKind(kind) ?? 'note', ...titleOf(title), lost }
}

function iconOf({ attributes }: Tag): string[] {
  return attributes.icon === undefined ? [] : ['icon']
}

function titled({ attributes, words }: Tag): { title?: string } {
  const { summary, title, header, label, name } = attributes
  return titleOf(summary ?? title ?? header ?? label ?? name ?? words[0])
}

function titleOf(title: string | undefined): { title?: string } {
  const plain = title?.replace(/\s+/g, ' ').trim()
  return plain === undefined || plain === '' ? {} : { title: plain }
}

function isTrue(value: string | undefined): boolean {
  return value !== undefined && !/^(?:false|\{false\})$/.test(value)
}

const fold = (tag: Tag): Action => ({
  block: 'details',
  ...(tag.syntax === 'component' ? {} : titled(tag)),
  ...(isTrue(tag.attributes.open) || tag.words.includes('open') ? { isOpen: true } : {}),
})

function tabsOf({ attributes, syntax, raw }: Tag): Action {
  if (syntax === 'shortcode')
    return { block: 'tabs', ...(attributes.items === undefined ? {} : { title: `items:${attributes.items}` }) }
  const titles = readTabTitles(raw)
  if (titles === undefined) return { block: 'tabs' }
  return {
    block: 'tabs',
    titles,
    lost: titles.list.length > 0 ? [] : [attributes.items === undefined ? 'values' : 'items'],
  }
}

function tabOf(tag: Tag): Action {
  const { label, value } = tag.attributes
  const isNamed = label === undefined && value !== undefined
  return { block: 'tab', ...titleOf(label ?? value), ...(isNamed ? { value } : {}), lost: iconOf(tag) }
}

const strong = (title: string | undefined) => (title === undefined ? '' : `**${title.trim()}**`)

const actions: Readonly<Record<string, (tag: Tag) => Action | undefined>> = {
  details: fold,
  expand: fold,
  collapse: fold,
  summary: ({ syntax }) => (syntax === 'component' ? { block: 'summary' } : undefined),
  tabs: tabsOf,
  tabpane: ({ syntax }) => (syntax === 'shortcode' ? { block: 'tabs' } : undefined),
  tabitem: tabOf,
  tab: (tag) => ({ block: 'tab', ...titled(tag) }),
  'tabs.tab': (tag) => ({ block: 'tab', ...titled(tag) }),
  steps: () => ({ block: 'steps' }),
  card: ({ attributes: { title, ...rest }, kind }) =>
    kind === 'void' ? undefined : { group: true, above: strong(title), lost: namesOf(rest) },
  cards: () => ({ group: true }),
  // The page of a folder lists what is below it.
  doccardlist: ({ kind }) => (kind === 'void' ? { text: '' } : undefined),
  cardpane: () => ({ group: true }),
  cardgrid: () => ({ group: true }),
  filetree: () => ({ group: true }),
  linkcard: ({ attributes: { title, href, description, ...rest } }) =>
    title === undefined || href === undefined
      ? undefined
      : { text: `- [${title}](${href})${description === undefined ? '' : `: ${description}`}`, lost: namesOf(rest) },
  figure: figureOf,
  img: imageOf,
  image: imageOf,
  youtube: ({ attributes, words }) => videoOf('https://www.youtube.com/watch?v=', 'YouTube', attributes.id ?? words[0]),
  liteyoutubeembed: ({ attributes: { id } }) => videoOf('https://www.youtube.com/watch?v=', 'YouTube', id),
  x: ({ attributes: { user, id } }) =>
    postOf('Post on X', user && id ? `https://x.com/${user}/status/${id}` : undefined),
  tweet: ({ attributes: { user, id } }) =>
    postOf('Post on X', user && id ? `https://x.com/${user}/status/${id}` : undefined),
  instagram: ({ attributes: { id }, words: [word = id] }) =>
    postOf('Post on Instagram', word && `https://www.instagram.com/p/${word}/`),
  gist: ({ words: [user, id] }) => postOf('Code on GitHub', user && id && `https://gist.github.com/${user}/${id}`),
  // What its code says.
  qr: ({ attributes: { text } }) => (text === undefined ? undefined : { text }),
  ref: referenceOf,
  relref: referenceOf,
  link: referenceOf,
  [alertTag]: ({ attributes: { kind = 'note', title, open } }) => ({
    block: kind,
    ...titleOf(title),
    ...(isTrue(open) ? { isOpen: true } : {}),
  }),
  // GitBook's.
  'content-ref': () => ({ group: true }),
  stepper: () => ({ group: true }),
  step: () => ({ group: true }),
  code: ({ syntax, attributes }) => (syntax === 'liquid' ? { group: true, lost: namesOf(attributes) } : undefined),
  embed: ({ syntax, attributes: { url } }) =>
    syntax === 'liquid' && url !== undefined ? { text: `[${url}](${url})` } : undefined,
  comment: ({ syntax }) => (syntax === 'liquid' ? { block: 'comment' } : undefined),
  post_url: ({ words }) => referenceOf({ words: [`_posts/${words.join(' ')}`] }),
  vimeo: ({ attributes, words }) => videoOf('https://vimeo.com/', 'Vimeo', attributes.id ?? words[0]),
}

/** Around a path of the old site in place of an address, until links are rewritten. No path has the end in it. */
export const referenceStart = 'import-ref:'
export const referenceEnd = '^'

function referenceOf({ syntax, words, attributes = {} }: Partial<Tag> & Pick<Tag, 'words'>): Action | undefined {
  // A path in Liquid has no quotes.
  const written = syntax === 'shortcode' || words.length === 0 ? words[0] : words.join(' ')
  const { path = written, ...rest } = attributes
  return path === undefined
    ? undefined
    : { text: `${referenceStart}${encodeURI(path)}${referenceEnd}`, lost: namesOf(rest) }
}

function videoOf(address: string, name: string, id: string | undefined): Action | undefined {
  return id === undefined || !/^[\w-]+$/.test(id) ? undefined : { text: `[Video on ${name}](${address}${id})` }
}

/** What other sites show in a frame is a link to them. */
function postOf(words: string, address: string | undefined): Action | undefined {
  const isWhole = address !== undefined && /^https:[\w./-]+$/.test(address)
  return isWhole ? { text: `[${words}](${address})` } : undefined
}

function figureOf({ syntax, attributes }: Tag): Action | undefined {
  const { src, alt, caption, title, ...rest } = attributes
  if (syntax !== 'shortcode' || src === undefined) return undefined
  const said = caption ?? title
  const words = plainWords(alt ?? said ?? '').replace(/[[\]]/g, '\\$&')
  const picture = `![${words}](${destinationOf(src)})`
  const lost = namesOf(rest)
  return said === undefined ? { text: picture, lost } : { block: 'figure', title: said, content: picture, lost }
}

// The page knows the size of its pictures, and loads them when they are near.
const ownAttributes = new Set(['width', 'height', 'loading', 'decoding', 'key'])

function imageOf({ attributes: { src, alt = '', ...rest } }: Tag): Action | undefined {
  const path = src === undefined ? undefined : pathOf(src)
  if (path === undefined) return undefined
  return { text: `![${alt.replace(/[[\]]/g, '\\$&')}](${destinationOf(path)})`, lost: namesOf(rest) }
}

/** The path in an expression that names a file and nothing else. */
function pathOf(src: string): string | undefined {
  if (!src.startsWith('{')) return src
  return /^\{\s*(?:require|useBaseUrl|withBase)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?\s*\}$/.exec(src)?.[1]
}

function destinationOf(path: string): string {
  return /[\s()<>]/.test(path) ? `<${path}>` : path
}

function namesOf(attributes: Readonly<Record<string, string>>): string[] {
  return Object.keys(attributes).filter((name) => !ownAttributes.has(name))
}
