// HTML that tries to run code or to break out of its text, through both parsers, wherever HTML may stand in a text.

import { describe, expect, it } from 'vitest'
import { allowedTags, isAllowedAttribute } from '#generator/markdown/html-list.ts'
import type { MarkdownOptions } from '#generator/markdown/model.ts'
import { isSafeHref } from '#schemas/primitives.ts'
import { hostileHtml } from '../../samples/hostile-html.ts'
import { compileHtml } from '../html-of.ts'
import { readHtml, type Tag } from '../read-html.ts'

const options: MarkdownOptions = {
  parser: 'satteri',
  baseDepth: 2,
  takenIds: ['main', 'search', 'toc'],
  prefix: 'p',
  claims: {},
  hasWidgets: true,
}

const places: Readonly<Record<string, (html: string) => string>> = {
  'as a block': (html) => `${html}\n\nAfter.\n`,
  'in a sentence': (html) => `Before ${html} behind.\n\nAfter.\n`,
  'in a list': (html) => `- a\n\n  ${html.replaceAll('\n', '\n  ')}\n- b ${html.replaceAll('\n', ' ')}\n\nAfter.\n`,
  'in a callout': (html) => `:::note\n${html}\n\nx ${html}\n:::\n\nAfter.\n`,
  'in a table': (html) => `| a |\n|---|\n| ${html.replaceAll('\n', ' ').replaceAll('|', '\\|')} |\n\nAfter.\n`,
  'in a heading and a link': (html) => `## x ${html.replaceAll('\n', ' ')}\n\n[${html}](/y)\n\nAfter.\n`,
}

/** What the elements that Markdown makes have beside the attributes that HTML may have. */
const madeAttributes: ReadonlySet<string> = new Set(
  (
    'class tabindex role data-language data-label data-footnotes data-footnote-ref data-footnote-backref ' +
    'aria-describedby rel loading disabled type data-long id'
  ).split(' '),
)

function checkTag({ name, attributes }: Tag): void {
  expect(allowedTags.has(name.replace('/', ''))).toBe(true)
  for (const [attribute, value] of Object.entries(attributes)) {
    expect([attribute, madeAttributes.has(attribute) || isAllowedAttribute(name, attribute)]).toEqual([attribute, true])
    if (attribute === 'id') expect(options.takenIds).not.toContain(value)
    if (attribute === 'class')
      expect(value).toMatch(/^(?:align|cell|hl|language|callout|code|is|table|fold|heading|foot)/)
    const isAddress = ['href', 'src', 'poster'].includes(attribute)
    if (isAddress) expect([value, value === '' || isSafeHref(value)]).toEqual([value, true])
    const set = attribute === 'srcset' ? value.split(/,\s+/) : []
    for (const each of set) expect(isSafeHref(each.split(' ')[0] ?? '')).toBe(true)
  }
}

const voidTags: ReadonlySet<string> = new Set('br col hr img input source track wbr'.split(' '))

/** Every element ends where it began. */
function checkNesting(tags: readonly Tag[]): void {
  const open: string[] = []
  for (const { name } of tags) {
    if (name.startsWith('/')) expect(open.pop()).toBe(name.slice(1))
    else if (!voidTags.has(name)) open.push(name)
  }
  expect(open).toEqual([])
}

/** Without spaces beside tags. */
const squeeze = (html: string) => html.replace(/\s*(<[^>]*>)\s*/g, '$1')

describe.each(Object.entries(places))('%s', (_, place) => {
  it.each(Object.entries(hostileHtml))('%s run nothing and break nothing', (_kind, pieces) => {
    expect(pieces.length).toBeGreaterThanOrEqual(20)
    for (const piece of pieces) {
      const source = place(piece)
      const { html, problems } = compileHtml(source, options)
      const { tags, text } = readHtml(html)
      for (const tag of tags) checkTag(tag)
      checkNesting(tags)
      expect(text).toContain('After.')
      const ids = tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))
      expect(new Set(ids).size).toBe(ids.length)
      const reference = compileHtml(source, { ...options, parser: 'remark' })
      expect([source, squeeze(reference.html)]).toEqual([source, squeeze(html)])
      const said = ({ message }: { message: string }) => message
      expect(reference.problems.map(said)).toEqual(problems.map(said))
    }
  })
})
