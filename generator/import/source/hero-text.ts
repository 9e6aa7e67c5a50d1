// The home page of VitePress and Starlight is data in its front matter: what it says becomes text.

import { wordsOf } from './head-values.ts'
import type { Row, SourcePage } from './model.ts'
import type { Tool } from './tools.ts'

type Fields = Readonly<Record<string, unknown>>

/** A page with the words of its `hero` and `features` before its text. Other pages stay as they are. */
export function withHero<Page extends SourcePage>(page: Page, tool: Tool): Page {
  if (tool !== 'vitepress' && tool !== 'starlight') return page
  const { hero, features, ...head } = page.head
  const [heroLine = 1, cardsLine = 1] = Object.keys({ hero, features }).map(page.lineOf)
  const top = fieldsOf(hero)
  const cards = Array.isArray(features) ? features.map(fieldsOf) : []
  const title = wordsOf(head.title) ?? wordsOf(top.name) ?? wordsOf(top.title)
  const said = (value: unknown) => (wordsOf(value) === title ? undefined : wordsOf(value))
  const lead = [said(top.title), said(top.name), said(top.text)].find((words) => words !== undefined)
  const parts = [
    lead === undefined ? [] : [`**${textOf(lead)}**`],
    paragraph(top.tagline),
    pictureOf(top.image, said),
    linksOf(top.actions),
  ]
  const first = rowsOf(parts, heroLine)
  const others = rowsOf(cards.flatMap(cardOf), cardsLine)
  if (first.length + others.length === 0) return page
  return {
    ...page,
    head: { ...(title === undefined ? {} : { title }), ...head },
    body: [...first, ...others, ...page.body],
  }
}

function rowsOf(parts: readonly string[][], line: number): Row[] {
  return parts.flatMap((part) => (part.length === 0 ? [] : [...part, ''])).map((text) => ({ text, line }))
}

function paragraph(value: unknown): string[] {
  const words = wordsOf(value)
  return words === undefined ? [] : [textOf(words)]
}

/** A path, or a mapping with one, of light or dark pages. Words that the page has already are no text of a picture. */
function pictureOf(image: unknown, said: (value: unknown) => string | undefined): string[] {
  const parts = fieldsOf(image)
  const src = [image, parts.src, parts.file, parts.light, parts.dark].map(wordsOf).find((each) => each !== undefined)
  const isPath = src !== undefined && !/\s|[()<>]/.test(src)
  return isPath ? [`![${textOf(said(parts.alt) ?? '')}](${src})`] : []
}

function linksOf(actions: unknown): string[] {
  const all = Array.isArray(actions) ? actions.map(fieldsOf) : []
  return all.flatMap(({ text, link }) => linkOf(text, link).map((written) => `- ${written}`))
}

function cardOf({ title, details, link, linkText }: Fields): string[][] {
  const name = wordsOf(title)
  const target = wordsOf(link)
  return [
    name === undefined ? [] : [`**${textOf(name)}**`],
    paragraph(details),
    target === undefined ? [] : linkOf(linkText ?? title, target),
  ]
}

function linkOf(text: unknown, link: unknown): string[] {
  const [words, target] = [wordsOf(text), wordsOf(link)]
  if (words === undefined) return []
  return [target === undefined || /\s|[()<>]/.test(target) ? textOf(words) : `[${textOf(words)}](${target})`]
}

/** Words that may have elements of HTML, but no signs of Markdown. */
function textOf(words: string): string {
  return words.replace(/[[\]\\*_`{}]|^[#>+-]/g, '\\$&')
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}
