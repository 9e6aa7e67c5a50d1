// The words of the interface that Libretto brings for a language, compiled by themselves: the checks of strings.yaml
// compare with them before the site is compiled. Custom code has no part in them.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache, Kind } from '../cache/cache.ts'
import { nodeOptions } from './compile-options.ts'
import { evaluateModule } from './evaluate-module.ts'
import { openEsbuild } from './open-esbuild.ts'
import { hashSources, isCompiledFrom, type SourceHashes, snapshotSources } from './own/source-files.ts'
import { siteWords } from './site-words.ts'

/** Words by group and name. A word that is made of values is a function. */
export type StandardWords = Readonly<Record<string, unknown>>

interface CompiledWords {
  words: StandardWords
  inputs: SourceHashes
}

/** Key: language. A value is valid while every file that esbuild read is the same. */
const standardWords: Kind<CompiledWords> = { name: 'standard-words', keptIn: 'memory' }

/** Where words that were compiled before are, and whether their sources are known to be the same. */
export interface KnownWords {
  cache: Cache
  isCodeSame?: boolean | undefined
}

/** Whether Libretto brings the words of a language, or of the one that a tag such as de-AT begins with. */
export function hasStandardWords(libretto: string, language: string): boolean {
  const tags = [language, language.split('-')[0] ?? language]
  return tags.some((tag) => existsSync(join(libretto, 'site', 'strings', tag, 'locale.ts')))
}

/** The words of a language; English ones if Libretto has none. */
export async function readStandardWords(
  libretto: string,
  language: string,
  { cache, isCodeSame }: KnownWords,
): Promise<StandardWords> {
  const shelf = cache.shelf(standardWords)
  const known = shelf.get(language)
  if (known && (isCodeSame || isCompiledFrom(known, libretto))) return known.words
  const before = snapshotSources({ libretto })
  const { build } = await openEsbuild()
  const result = await build({
    ...nodeOptions({ libretto, engine: 'react', basePath: '' }),
    metafile: true,
    stdin: { contents: "export * from './site/strings/en.ts'", resolveDir: libretto },
    plugins: [siteWords({ libretto, language })],
  })
  const words = evaluateModule<StandardWords>(result.outputFiles[0]?.text ?? '').exports
  const names = Object.keys(result.metafile.inputs).filter((name) => name !== '<stdin>')
  shelf.set(language, { words, inputs: hashSources(names, { libretto }, before) })
  return words
}
