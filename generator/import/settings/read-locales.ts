// The languages that a configuration names, each with a folder below the folders of pages.

import { languageTagPattern } from '#schemas/language-tag.ts'
import type { LanguageFolder } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import type { Configured } from './configured.ts'
import { starlightOptions } from './read-menus.ts'
import { itemsOf, mappingOf, pluginsOf, valueAt, wordsAt } from './values-of.ts'

/** Reads the languages of a tool that has a folder for each. */
export function readLocales(tool: Tool, { data }: Pick<Configured, 'data'>): LanguageFolder[] {
  if (tool === 'starlight') {
    const { locales, defaultLocale } = starlightOptions(data)
    return localesOf(locales, typeof defaultLocale === 'string' ? defaultLocale : undefined)
  }
  if (tool === 'vitepress') return localesOf(data.locales, undefined)
  return tool === 'markdown' ? mkdocsLocales(data) : []
}

/** `root` is the main language and has no folder. */
function localesOf(locales: unknown, main: string | undefined): LanguageFolder[] {
  const all = Object.entries(mappingOf(locales))
  const hasRoot = all.some(([key]) => key === 'root')
  const first = hasRoot ? 'root' : (main ?? all[0]?.[0])
  return all.flatMap(([key, locale]): LanguageFolder[] => {
    const folder = key.replace(/^\/|\/$/g, '')
    const tag = wordsAt(locale, 'lang') ?? folder
    if (folder === 'root' || folder === '' || !languageTagPattern.test(tag)) return []
    return [{ tag, folder, isMain: key === first }]
  })
}

/** The plugin i18n of MkDocs, where the names of files have the language. */
export function mkdocsSuffixes({ plugins }: Configured['data']): string[] {
  const options = pluginsOf(plugins).find(({ name }) => name === 'i18n')?.options
  if (wordsAt(options, 'docs_structure') === 'folder') return []
  return itemsOf(valueAt(options, 'languages')).flatMap((each) => wordsAt(each, 'locale') ?? [])
}

/** The plugin i18n of MkDocs, where each language has a folder. */
function mkdocsLocales({ plugins }: Configured['data']): LanguageFolder[] {
  const options = pluginsOf(plugins).find(({ name }) => name === 'i18n')?.options
  if (wordsAt(options, 'docs_structure') !== 'folder') return []
  return itemsOf(valueAt(options, 'languages')).flatMap((each) => {
    const tag = wordsAt(each, 'locale')
    return tag === undefined ? [] : [{ tag, folder: tag, isMain: valueAt(each, 'default') === true }]
  })
}
