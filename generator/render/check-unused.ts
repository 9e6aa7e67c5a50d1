import type { Cache } from '../cache/cache.ts'
import { describeUnused, findOrphans, findUnusedAssets, type LanguageContent } from '../check/check.ts'
import type { Problem } from '../problem.ts'
import { readOwnPaths } from './own/read-own-paths.ts'

/**
 * Pages that nothing leads to and assets that nothing mentions, neither content nor the files of custom code. While
 * there are errors nothing is said: what is not read may lead there, and so may a misspelt link.
 */
export async function checkUnused(
  languages: readonly LanguageContent[],
  ownFiles: readonly string[],
  { found, cache, isOnly }: { found: readonly Problem[]; cache: Cache; isOnly?: boolean | undefined },
): Promise<Problem[]> {
  const [first, ...others] = languages
  if (!first || found.some(({ severity }) => severity === 'error')) return []
  const orphans = findOrphans(languages)
  const assets = findUnusedAssets([first.everything, ...others.map(({ everything }) => everything)], cache, isOnly)
  if (orphans.length + assets.length === 0) return []
  const isNamed = await readOwnPaths(ownFiles)
  return [
    ...orphans.filter(({ route }) => !isNamed(route)).map(({ problem }) => problem),
    ...assets.filter(({ url }) => !isNamed(url)).map(describeUnused),
  ]
}
