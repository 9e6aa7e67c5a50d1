// Markdown compiled once for equal input, whichever file it stands in.

import { type Cache, getOrMake, type Kind, type Shelf } from '../cache/cache.ts'
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
export type Compile = (source: string, options: TextOptions, keys?: string[]) => Markdown

type TextOptions = Omit<MarkdownOptions, 'parser'>

export interface Compiler {
  compile: Compile
  /** Hands on texts that a file still uses although it was not read again. */
  keep: (keys: readonly string[]) => void
}

/** A compiler that looks into the cache first. */
export function cachedCompiler(cache: Cache, parser: MarkdownParser): Compiler {
  const texts = textShelf(cache, parser)
  return {
    compile: (source, options, keys) => {
      const key = textKey(source, options)
      keys?.push(key)
      return getOrMake(texts, key, () => compileMarkdown(source, { ...options, parser }))
    },
    keep: (keys) => {
      for (const key of keys) texts.get(key)
    },
  }
}

/** Compiled texts by their `textKey`. */
export function textShelf(cache: Cache, parser: MarkdownParser): Shelf<Markdown> {
  return cache.shelf(compiledTexts, `${parser} ${markdownVersion}`)
}

/** Everything that a compiled text depends on, besides parser and pipeline. */
export function textKey(source: string, { baseDepth, prefix, takenIds, claims }: TextOptions): string {
  // Only the claims the text prints matter: a new claim elsewhere must not recompile everything.
  const printed = [...source.matchAll(claimPattern)].map(([, id]) => [id, claims[id ?? '']])
  return hashOf(`${JSON.stringify([baseDepth, prefix, takenIds, printed])}\n${source}`)
}
