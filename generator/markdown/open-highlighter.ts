// The core of highlight.js, loaded when code is highlighted. Its own types would load those of the DOM into the whole
// program. The compiler of the generator writes the call to `load` as `require`, and so includes the package.

import { createRequire } from 'node:module'
import type { LanguageFn } from 'highlight.js'

const load = createRequire(import.meta.url)

/** Takes the tokens of a code. Its shape is that of the library. */
export interface Emitter {
  addText: (text: string) => void
  startScope: (name: string) => void
  endScope: () => void
  openNode: (name: string) => void
  closeNode: () => void
  __addSublanguage: (other: Emitter, name: string) => void
  finalize: () => void
  toHTML: () => string
}

/** What `configure` was given. */
export interface EmitterOptions {
  classPrefix: string
  /** Makes HTML of a text. */
  escape: (text: string) => string
}

/** The part of highlight.js that is used. */
export interface Highlighter {
  newInstance: () => Highlighter
  registerLanguage: (name: string, language: LanguageFn) => void
  registerAliases: (names: readonly string[], options: { languageName: string }) => void
  configure: (options: EmitterOptions & { __emitter: new (options: EmitterOptions) => Emitter }) => void
  highlight: (code: string, options: { language: string; ignoreIllegals: boolean }) => { value: string }
}

let opened: Highlighter | undefined

/** The highlighter that knows some languages, and other names of them. */
export function openHighlighter(
  languages: Readonly<Record<string, LanguageFn>>,
  aliases: Readonly<Record<string, readonly string[]>>,
): Highlighter {
  if (opened) return opened
  opened = (load('highlight.js/lib/core') as Highlighter).newInstance()
  for (const [name, language] of Object.entries(languages)) opened.registerLanguage(name, language)
  for (const [languageName, names] of Object.entries(aliases)) opened.registerAliases(names, { languageName })
  return opened
}
