// Markdown as the editor colours it: CommonMark with GitHub's tables, tasks and strikethrough, front matter, and the
// lines of directives. Made of the parser alone: @codemirror/lang-markdown would bring parsers of HTML, CSS and
// JavaScript along, three times as much code.

import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { styleTags, tags } from '@lezer/highlight'
import { type MarkdownConfig, parser, Strikethrough, Table, TaskList } from '@lezer/markdown'

const frontMatter: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true, style: { 'FrontMatter/...': tags.meta } }],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(context, line) {
        if (context.lineStart !== 0 || !/^---[ \t]*$/.test(line.text)) return false
        while (context.nextLine() && !/^---[ \t]*$/.test(line.text));
        const end = context.lineStart + line.text.length
        context.nextLine()
        context.addElement(context.elt('FrontMatter', 0, end))
        return true
      },
    },
  ],
}

const directive: MarkdownConfig = {
  defineNodes: [{ name: 'Directive', block: true, style: tags.keyword }],
  parseBlock: [
    {
      name: 'Directive',
      before: 'FencedCode',
      parse(context, line) {
        if (!/^:{2,}[A-Za-z]|^:{3,}[ \t]*$/.test(line.text.slice(line.pos))) return false
        context.addElement(context.elt('Directive', context.lineStart + line.pos, context.lineStart + line.text.length))
        context.nextLine()
        return true
      },
      endLeaf: (_, line) => /^:{2,}[A-Za-z]|^:{3,}[ \t]*$/.test(line.text.slice(line.pos)),
    },
  ],
}

/** The columns of a table stand below each other in letters of one width only. */
const oneWidth: MarkdownConfig = { props: [styleTags({ 'Table/...': tags.unit })] }

// Classes, so that the style sheet of the editor has all colours.
const style = HighlightStyle.define([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-struck' },
  { tag: tags.monospace, class: 'md-code' },
  { tag: [tags.link, tags.url], class: 'md-link' },
  { tag: [tags.meta, tags.comment], class: 'md-head' },
  { tag: tags.quote, class: 'md-quote' },
  { tag: tags.keyword, class: 'md-directive' },
  { tag: tags.unit, class: 'md-table' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], class: 'md-mark' },
])

/** Parses and colours Markdown. */
export function markdownLanguage(): Extension {
  const extended = parser.configure([Table, TaskList, Strikethrough, frontMatter, directive, oneWidth])
  return [new Language(defineLanguageFacet(), extended, [], 'markdown'), syntaxHighlighting(style)]
}
