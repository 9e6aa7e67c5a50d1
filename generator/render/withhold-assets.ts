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
