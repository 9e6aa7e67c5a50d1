// The code blocks of a Markdown text.

export interface Fence {
  language: string
  /** File name above the code. */
  title?: string
  text: string
  /** Line of the opening fence, counted from 1. */
  line: number
}

const fence = /^( *)(`{3,}) *(\S*)([^\n]*)\n([^]*?)^\1\2 *$/gm

/**
 * Code blocks in their order. One that shows Markdown contains others, which are not listed. The YAML of a block in a
 * text is no code.
 */
export function readFences(markdown: string): Fence[] {
  const isCode = ({ index }: RegExpExecArray) =>
    markdown.slice(0, index).split('\n').at(-2)?.startsWith(':::block') !== true
  return [...markdown.matchAll(fence)].filter(isCode).map((found) => {
    const [, indent = '', , language = '', words = '', text = ''] = found
    const title = /title="([^"]+)"/.exec(words)?.[1]
    const line = markdown.slice(0, found.index).split('\n').length
    const inner = text.replaceAll(new RegExp(`^ {0,${indent.length}}`, 'gm'), '')
    return { language, ...(title === undefined ? {} : { title }), text: inner, line }
  })
}
