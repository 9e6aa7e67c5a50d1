// The door of this folder: text → HTML, headings, links and plain text. Knows no kind of content.

export { claimPattern } from './claim-pattern.ts'
export { compileMarkdown, markdownVersion, treeOf } from './compile-markdown.ts'
export { highlightToHtml } from './highlight-code.ts'
export { isPlaceholder, placeholderProblem } from './inspect-tree.ts'
export { listElements } from './list-elements.ts'
export { listParts, type TextPart } from './list-parts.ts'
export { widgetMark } from './list-passages.ts'
export type { BlockSource, Markdown, MarkdownLink, MarkdownOptions, MarkdownWidget } from './model.ts'
export { requireParser, usualParser } from './open-satteri.ts'
export { frameHosts } from './place-frames.ts'
export { describeHtml } from './read-html.ts'
