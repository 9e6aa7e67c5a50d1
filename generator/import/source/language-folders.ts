// Where a site of several languages keeps each of them. An import takes one: that of the configuration.

import type { Tool } from './tools.ts'

/** The folders of a site's languages. */
export interface LanguageFolders {
  /** Hugo: the folder of the pages that are taken. */
  content?: string
  /** Folders of other languages: paths of Hugo, elsewhere below the folder of pages. */
  others: readonly string[]
}

/** Keys of a configuration that name a language. */
const languageKeys: Partial<Record<Tool, RegExp>> = {
  hugo: /^languages\.([^.]+)\.contentDir$/i,
  starlight: /^(?:integrations\.)?locales\.([^.]+)\./,
  vitepress: /^locales\.([^.]+)\./,
}

/** Reads the folders. `values` are the texts of the configuration by key, `language` is the main one if it has one. */
export function readLanguageFolders(
  tool: Tool,
  values: ReadonlyMap<string, string>,
  language: string | undefined,
): LanguageFolders {
  const folders = new Map<string, string>()
  for (const [key, value] of values) {
    const [, name] = languageKeys[tool]?.exec(key) ?? []
    if (name !== undefined) folders.set(name, tool === 'hugo' ? value.replace(/^(?:\.?\/)+|\/+$/g, '') : name)
  }
  const main = folders.has('root') ? 'root' : (language ?? 'en')
  const others = [...folders].flatMap(([name, folder]) => (name === main ? [] : [folder]))
  const content = tool === 'hugo' ? (folders.get(main) ?? values.get('contentDir')) : undefined
  return { others, ...(content === undefined ? {} : { content }) }
}
