// The words of the interface: site code imports them as #words/NAME, and gets those of the site's language with what
// content/strings.yaml says instead. What a language lacks is English, as everywhere else.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { BundleOptions } from './compile-options.ts'

const namespace = 'words'

/** Resolves words. */
export function siteWords({
  libretto,
  language = 'en',
  words = {},
}: Pick<BundleOptions, 'libretto' | 'language' | 'words'>): Plugin {
  const strings = join(libretto, 'site', 'strings')
  const find = (file: string) => {
    const path = findList(strings, language, file)
    return { path, changed: namesIn(path).filter((name) => Object.hasOwn(words, name)) }
  }
  return {
    name: 'site-words',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^#words\// }, ({ path }) => {
        const file = path.slice('#words/'.length)
        const list = find(file)
        return list.changed.length === 0 ? { path: list.path } : { path: file, namespace }
      })
      esbuild.onLoad({ filter: /.*/, namespace }, ({ path: file }) => {
        const { path, changed } = find(file)
        const contents = [
          `import * as words from ${JSON.stringify(path)}`,
          mergeScript,
          ...changed.map((name) => `export const ${name} = put(words.${name}, ${JSON.stringify(words[name])})`),
          `export * from ${JSON.stringify(path)}`,
        ].join('\n')
        return { contents, loader: 'js', resolveDir: libretto }
      })
    },
  }
}

/** How code imports a list of words that esbuild names so; undefined for other modules. */
export function wordsImport(name: string): string | undefined {
  return name.startsWith(`${namespace}:`) ? `#words/${name.slice(namespace.length + 1)}` : undefined
}

// A word that is made of values takes them by number.
const mergeScript = `
const fill = (text, values) => text.replace(/\\{(\\d)\\}/g, (_, place) => String(values[place - 1] ?? ''))
const put = (word, own) => {
  if (typeof own === 'string' && typeof word === 'function') return (...values) => fill(own, values)
  if (typeof own === 'string' || typeof word !== 'object') return typeof own === typeof word ? own : word
  if (Array.isArray(word)) return word.map((each, place) => (own[place] === undefined ? each : put(each, own[place])))
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(word, name))
  return { ...word, ...Object.fromEntries(known.map(([name, value]) => [name, put(word[name], value)])) }
}`

// The list of the whole tag, of its first part, or the English one.
function findList(strings: string, language: string, file: string): string {
  const paths = [language, language.split('-')[0] ?? '', 'en'].map((folder) => join(strings, folder, file))
  return paths.find((path) => existsSync(path)) ?? join(strings, 'en', file)
}

function namesIn(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}
