// Markdown compiled once for equal input, whichever file it stands in.

import { type Cache, getOrMake, type Kind, type Shelf } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { hashOf } from '../hash.ts'
import { isExternal, ownPath } from '../links/links.ts'
import {
  claimPattern,
  compileMarkdown,
  type Markdown,
  type MarkdownLink,
  type MarkdownOptions,
  markdownVersion,
} from '../markdown/markdown.ts'
import type { StoredText } from '../model/model.ts'

/** Key: the source, its options and the claims in it. Scope: the parser and the version of the Markdown pipeline. */
const compiledTexts: Kind<Markdown> = { name: 'compiled-texts', keptIn: 'pack' }

/** Compiles one text. Its key is added to `keys`, for `keep`. */
export type Compile = (source: string, options: TextOptions, keys?: string[]) => Markdown

export type TextOptions = Omit<MarkdownOptions, 'parser'>

/** What is known of a compiled text without reading it. */
export interface KnownText {
  /** Its `textKey`. */
  key: string
  /** Its links except those that `isLeftOut`, as JSON: many small objects would take four times the memory. */
  links: string
  /** Its widgets, as JSON. */
  widgets: string
  /** Ids of its headings and of its HTML. */
  ids: readonly string[]
  /** Number of its headings that have a text. */
  named: number
}

export interface Compiler {
  compile: Compile
  /** A compiled text. All but its links is read from the cache, or compiled again, when it is asked for. */
  store: (source: () => string, options: TextOptions, known: KnownText) => StoredText
  /** Hands on texts that a file still uses although it was not read again. */
  keep: (keys: readonly string[]) => void
}

/** A compiler that looks into the cache first. */
export function cachedCompiler(cache: Cache, parser: MarkdownParser): Compiler {
  const texts = textShelf(cache, parser)
  // All questions about one text come one after the other.
  let last: { key: string; markdown: Markdown } | undefined
  const read = (key: string, source: () => string, options: TextOptions) => {
    if (last?.key !== key) last = { key, markdown: texts.peek(key) ?? make(source(), options) }
    return last.markdown
  }
  const make = (source: string, options: TextOptions) => compileMarkdown(source, { ...options, parser })
  return {
    compile: (source, options, keys) => {
      const key = textKey(source, options)
      keys?.push(key)
      return getOrMake(texts, key, () => make(source, options))
    },
    store: (source, options, known) => new CompiledText(known, () => read(known.key, source, options)),
    keep: (keys) => {
      for (const key of keys) texts.keep(key)
    },
  }
}

// A class, because objects with their own getters take five times the memory.
class CompiledText implements StoredText {
  readonly namedHeadings: number
  readonly #links: string
  readonly #widgets: string
  readonly #read: () => Markdown

  constructor({ links, widgets, named }: KnownText, read: () => Markdown) {
    this.namedHeadings = named
    this.#links = links
    this.#widgets = widgets
    this.#read = read
  }

  get html(): StoredText['html'] {
    return this.#read().html
  }

  get links(): StoredText['links'] {
    return parseList(this.#links)
  }

  get outsideLinks(): StoredText['outsideLinks'] {
    return this.#read().links.filter((link) => isLeftOut(link, ''))
  }

  get widgets(): StoredText['widgets'] {
    return parseList(this.#widgets)
  }

  get headings(): StoredText['headings'] {
    return this.#read().headings
  }

  get text(): string {
    return this.#read().text
  }

  get sections(): StoredText['sections'] {
    return this.#read().sections
  }

  get passages(): StoredText['passages'] {
    return this.#read().passages
  }
}

/**
 * A link to another site than `site`, which most builds need not know: it is neither a picture nor mentions an asset.
 */
export function isLeftOut({ kind, href }: MarkdownLink, site: string): boolean {
  return kind !== 'image' && isExternal(href) && !href.includes('assets/') && ownPath(href, site) === undefined
}

/** A list as KnownText has it: an empty one is the empty text. */
export function printList(list: readonly unknown[]): string {
  return list.length === 0 ? '' : JSON.stringify(list)
}

function parseList<Item>(text: string): Item[] {
  return text === '' ? [] : (JSON.parse(text) as Item[])
}

/** Compiled texts by their `textKey`. */
export function textShelf(cache: Cache, parser: MarkdownParser): Shelf<Markdown> {
  return cache.shelf(compiledTexts, `${parser} ${markdownVersion}`)
}

/** Everything that a compiled text depends on, apart from parser and pipeline. */
export function textKey(
  source: string,
  { baseDepth, prefix, place, takenIds, claims, hasWidgets, hasBlocks }: TextOptions,
): string {
  // Only the claims the text prints matter: a new claim elsewhere must not recompile everything.
  const printed = [...source.matchAll(claimPattern)].map(([, id]) => [id, claims[id ?? '']])
  return hashOf(`${JSON.stringify([baseDepth, prefix, place, takenIds, hasWidgets, hasBlocks, printed])}\n${source}`)
}
