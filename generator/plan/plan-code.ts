// Code as pages show it, highlighted once per text and language: highlighting is the most expensive part of planning.

import type { CodeSample, CodeView } from '#site/plan-view.ts'
import { type Cache, getOrMake, type Kind } from '../cache/cache.ts'
import { highlightToHtml } from '../markdown/markdown.ts'

/** Key: language and code. */
const highlightedCode: Kind<string> = { name: 'highlighted-code', keptIn: 'file' }

/** Highlighted code. A final line break is dropped: it would show as an empty line. */
export function planCode({ code, language, title, fileName, description }: CodeSample, cache: Cache): CodeView {
  const shown = code.replace(/\r?\n$/, '')
  const shelf = cache.shelf(highlightedCode)
  return {
    language,
    ...(title === undefined ? {} : { title }),
    ...(fileName === undefined ? {} : { fileName }),
    ...(description === undefined ? {} : { description }),
    html: getOrMake(shelf, `${language}\n${shown}`, () => highlightToHtml(shown, language)),
  }
}
