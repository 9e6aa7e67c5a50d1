// Compiled Markdown, remembered by what it was made of. The key is a hash of the source and of everything that flows into the result;
// only what the running build asked for is handed on, so the memory never grows beyond the site.

import { createHash } from 'node:crypto'
import { claimPattern } from '../markdown/claim-pattern.ts'
import {
  compileMarkdown,
  type Markdown,
  type MarkdownOptions,
  type MarkdownParser,
  markdownVersion,
} from '../markdown/compile-markdown.ts'

export type MarkdownMemory = ReadonlyMap<string, Markdown>

// Where a text is remembered.
const keys = new WeakMap<Markdown, string>()

/** A compile function that looks up `before` first, and what it leaves to the next build. */
export function rememberMarkdown(
  before: MarkdownMemory,
  parser: MarkdownParser,
): {
  compile: (source: string, options: Omit<MarkdownOptions, 'parser'>) => Markdown
  /** Hands on a text that is still used, though nobody asked for it. */
  keep: (text: Markdown) => void
  next: MarkdownMemory
} {
  const next = new Map<string, Markdown>()
  const compile = (source: string, options: Omit<MarkdownOptions, 'parser'>): Markdown => {
    // Only the claims the text prints matter: a new claim elsewhere must not recompile everything.
    const printed = [...source.matchAll(claimPattern)].map(([, id]) => [id, options.claims[id ?? '']])
    const facts = JSON.stringify([
      markdownVersion,
      parser,
      options.baseDepth,
      options.prefix,
      options.takenIds,
      printed,
    ])
    const key = createHash('sha256').update(facts).update('\n').update(source).digest('hex')
    const known = next.get(key) ?? before.get(key) ?? compileMarkdown(source, { ...options, parser })
    next.set(key, known)
    keys.set(known, key)
    return known
  }
  const keep = (text: Markdown) => {
    const key = keys.get(text)
    if (key !== undefined) next.set(key, text)
  }
  return { compile, keep, next }
}
