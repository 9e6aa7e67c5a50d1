// A page of the manual as a terminal shows it: Markdown as it is written, with names of pages in place of addresses.

import { posix } from 'node:path'
import { type ManualPage, nameOf } from './read-manual.ts'
import { splitCode } from './split-code.ts'

/** The text of a page, with its title. */
export function printPage({ title, description, text, file }: ManualPage): string {
  const body = splitCode(text).map(({ isCode, lines }) => {
    const part = lines.join('\n')
    return isCode ? part : printProse(part, file)
  })
  const parts = [`# ${title}`, description, body.join('\n')].filter((part) => part !== '')
  return `${parts
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}`
}

/** A code span, which stays, or a picture or a link with where it leads. */
const spanOrLink = /(`+)[^`][^]*?\1|(!?)\[([^\]]*)\]\(([^)\s]*)\)/g

function printProse(text: string, file: string): string {
  return text
    .replace(/^\[See it live\]\(\/[^)]*\)\.$/gm, '')
    .replace(/^[ \t]*:{3,}[\w-]+(?:\[(.*)\])?.*$/gm, (_, label?: string) => (label ? `**${label}**` : ''))
    .replace(/^[ \t]*:{2,}.*$/gm, '')
    .replace(/^(#{2,6} .*) \{#[\w-]+\}$/gm, '$1')
    .replace(spanOrLink, (...[whole = '', ticks, picture, words = '', href = '']: (string | undefined)[]) => {
      if (ticks !== undefined) return whole
      if (picture === '!') return `(picture: ${words})`
      const target = targetOf(href, file)
      return target === undefined ? words : `${words} (${target})`
    })
}

/** What to say of a link: the name of a page, or an address; nothing for one into the same page or the built site. */
function targetOf(href: string, file: string): string | undefined {
  if (/^https?:/.test(href)) return href
  const [path = ''] = href.split('#')
  if (!path.endsWith('.md')) return undefined
  const target = posix.join(posix.dirname(file), path)
  return target.startsWith('..') ? undefined : nameOf(target)
}
