// Components that a rule names: those of the tools that are built in here, and those of import-components.yaml.

import type { ComponentRule, ComponentRules } from '#schemas/import-components.ts'
import type { Report, Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import type { Action } from './action.ts'
import { maskCode } from './code-spans.ts'
import { actionOf } from './forms.ts'
import type { Part } from './split-code.ts'
import { isUnwrapped, lossOfComponent } from './strange-components.ts'
import { splitTags, type Tag } from './tags.ts'

const link: ComponentRule = { text: '[{children}]({href})' }
const inner: ComponentRule = { text: '{children}' }
const drop: ComponentRule = { drop: true }

/** Components of the tools whose rule says everything. forms.ts has the others. */
const builtIn: Readonly<Partial<Record<Tool, ComponentRules>>> = {
  starlight: { Fragment: inner, Icon: drop, LinkButton: link, Kbd: { html: 'kbd' } },
  docusaurus: { BrowserWindow: inner, BrowserOnly: inner, Highlight: inner, Icon: drop, TOCInline: drop },
  vitepress: { ClientOnly: inner, VPButton: { text: '[{text}]({href})' } },
}

/** The rules for the pages of a tool; those of the owner come first. */
export function rulesFor(tool: Tool, own: ComponentRules): ComponentRules {
  return { ...builtIn[tool], ...own }
}

/** What becomes of a tag that a rule names. A property that is computed has no value: the tag stays. */
export function actionOfRule(tag: Tag, rules: ComponentRules): Action | undefined {
  const rule = tag.syntax === 'component' && Object.hasOwn(rules, tag.name) ? rules[tag.name] : undefined
  if (!rule) return undefined
  const { directive, title = 'title', html, text } = rule
  const isVoid = tag.kind === 'void'
  if (rule.drop === true) return isVoid ? { text: '' } : { block: 'comment' }
  if (html !== undefined) return isVoid ? { text: `<${html}></${html}>` } : { element: html }
  if (directive !== undefined) {
    const shown = tag.attributes[title]
    return { block: directive, ...(shown === undefined || isComputed(shown) ? {} : { title: shown }) }
  }
  const printed = printRule(text ?? '', tag.attributes)
  if (printed === undefined) return undefined
  if (isVoid) return { text: printed.replaceAll('{children}', '') }
  return printed.trim() === '{children}' ? { group: true } : { block: 'template', title: printed }
}

function isComputed(value: string): boolean {
  return value.startsWith('{')
}

/** The text of a rule with the values of properties; undefined if one is missing or computed. */
function printRule(text: string, attributes: Tag['attributes']): string | undefined {
  let isKnown = true
  const printed = text.replace(/\{([\w:@-]+)\}/g, (whole, name: string) => {
    if (name === 'children') return whole
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (value === undefined || isComputed(value)) isKnown = false
    return value ?? ''
  })
  return isKnown ? printed : undefined
}

/** What takes the place of a component that ends in its row; undefined if it stays. */
type Put = (tag: Tag, between: string, place: { row: Row; isAlone: boolean }) => string | undefined

/** Puts the texts of rules into the sentences around them, where a component ends in its row. */
export function translateRuled(parts: readonly Part[], rules: ComponentRules, report: Report): Part[] {
  return changeTexts(parts, (row) =>
    translateRow(row, rules, (tag, between, { isAlone }) => {
      const text = inSentence(tag, between, { rules, isAlone })
      if (text !== undefined) report.count('forms')
      return text
    }),
  )
}

/** Takes the tags of components away that nobody knows, where they end in their row. */
export function unwrapStrange(parts: readonly Part[], rules: ComponentRules, report: Report): Part[] {
  const unwrap = (row: Row): Row =>
    translateRow(row, rules, (tag, between) => {
      if (Object.hasOwn(rules, tag.name) || !isUnwrapped(tag) || actionOf(tag) !== undefined) return undefined
      report.lose(lossOfComponent(tag, row.line))
      return unwrap({ ...row, text: between.trim() }).text
    })
  return changeTexts(parts, unwrap)
}

function changeTexts(parts: readonly Part[], change: (row: Row) => Row): Part[] {
  return parts.map(({ kind, rows }) => ({ kind, rows: kind === 'text' ? rows.map(change) : rows }))
}

function translateRow(row: Row, rules: ComponentRules, put: Put): Row {
  const names = new Set([...maskCode(row.text).matchAll(/<\/?([A-Za-z][\w.-]*)/g)].map(([, name = '']) => name))
  const known = [...names].filter((name) => Object.hasOwn(rules, name) || /^[A-Z]/.test(name))
  if (known.length === 0) return row
  const tokens = splitTags(row.text, { components: new Set(known), syntaxes: new Set(['component']), own: rules })
  let text = ''
  for (let index = 0; index < tokens.length; index++) {
    const { tag, text: words = '' } = tokens[index] ?? {}
    if (!tag || tag.kind === 'close') {
      text += tag?.raw ?? words
      continue
    }
    const end = tag.kind === 'open' ? tokens.findIndex((each, at) => at > index && isEnd(each.tag, tag.name)) : index
    const between = tokens.slice(index + 1, end).map((each) => each.tag?.raw ?? each.text ?? '')
    const isAlone = row.text.trim() === tag.raw + between.join('') + (end > index ? (tokens[end]?.tag?.raw ?? '') : '')
    const found = end < index ? undefined : put(tag, between.join(''), { row, isAlone })
    text += found ?? tag.raw
    if (found !== undefined) index = end
  }
  return text === row.text ? row : { ...row, text }
}

function isEnd(tag: Tag | undefined, name: string): boolean {
  return tag?.kind === 'close' && tag.name === name
}

/** What a component becomes inside a sentence; undefined if it stays, or is no part of one. */
function inSentence(
  tag: Tag,
  between: string,
  { rules, isAlone }: { rules: ComponentRules; isAlone: boolean },
): string | undefined {
  const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : undefined
  if (!rule) return linkOf(tag, between)
  if (rule.drop === true) return ''
  if (rule.html !== undefined)
    return isAlone && tag.kind === 'open' ? undefined : `<${rule.html}>${between}</${rule.html}>`
  if (rule.text === undefined) return undefined
  return printRule(rule.text, tag.attributes)?.replaceAll('{children}', () => between.trim())
}

/** A component that nobody knows and that leads somewhere is a link. */
function linkOf({ name, attributes, kind }: Tag, between: string): string | undefined {
  const { href, to = href, title, text = title, label = text } = attributes
  const words = (kind === 'void' ? (label ?? '') : between).trim()
  const isPlain = to !== undefined && !/[\s{}<>()]/.test(to) && words !== '' && !/^\{|[<>[\]]/.test(words)
  return isPlain && /^[A-Z]\w*(?:Link|Button)$/.test(name) && name !== 'LinkCard' ? `[${words}](${to})` : undefined
}
