import { findWithheldAssets, type LanguageContent } from '../check/check.ts'
import { listOwnSources } from './own/own-sources.ts'
import { readOwnPaths } from './own/read-own-paths.ts'

/**
 * Assets that are not published, by their names in content: only drafts and other content that is not published mention
 * them. `own` is the folder of custom code. Before the pages are planned, `used` is not known.
 */
export function withholdAssets(
  languages: readonly LanguageContent[],
  own: string | undefined,
  used?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  // Code that names the folder of all assets says nothing about one of them.
  const readOwnNames = () => readOwnPaths(listOwnSources(own).files, '/assets/')
  return findWithheldAssets(languages, { used, readOwnNames })
}

/** Those among the assets that pages show whose names custom code has by hand: it does not know their hashes. */
export async function listNamedAssets(
  own: string | undefined,
  used: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { files } = listOwnSources(own)
  if (files.length === 0 || used.size === 0) return new Set()
  const isNamed = await readOwnPaths(files, '/assets/')
  return new Set([...used].filter(isNamed))
}
