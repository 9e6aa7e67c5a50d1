// Markdown compiled once for equal input, whichever file it stands in.

import { type Cache, getOrMake, type Kind } from '../cache/cache.ts'
import type { MarkdownParser } from '../config.ts'
import { hashOf } from '../hash.ts'
import {
  claimPattern,
  compileMarkdown,
  type Markdown,
  type MarkdownOptions,
  markdownVersion,
} from '../markdown/markdown.ts'

/** Key: the source, its options and the claims in it. Scope: the parser and the version of the Markdown pipeline. */
const compiledTexts: Kind<Markdown> = { name: 'compiled-texts', isOnDisk: true }

/** Compiles one text. Its key is added to `keys`, for `keep`. */
export type Compile = (source: string, options: Omit<MarkdownOptions, 'parser'>, keys?: string[]) => Markdown

export interface Compiler {
  compile: Compile
  /** Hands on texts that a file still uses although it was not read again. */
  keep: (keys: readonly string[]) => void
}

/** A compiler that looks into the cache first. */
export function cachedCompiler(cache: Cache, parser: MarkdownParser): Compiler {
  const shelf = cache.shelf(compiledTexts, `${parser} ${markdownVersion}`)
  return {
    compile: (source, options, keys) => {
      // Only the claims the text prints matter: a new claim elsewhere must not recompile everything.
      const printed = [...source.matchAll(claimPattern)].map(([, id]) => [id, options.claims[id ?? '']])
      const facts = JSON.stringify([options.baseDepth, options.prefix, options.takenIds, printed])
      const key = hashOf(`${facts}\n${source}`)
      keys?.push(key)
      return getOrMake(shelf, key, () => compileMarkdown(source, { ...options, parser }))
    },
    keep: (keys) => {
      for (const key of keys) shelf.get(key)
    },
  }
}
