// Files of content/root that would take the place of a page, of an old address or of a file that the build makes, or
// hide it on some host.

import { robotsPath } from '#schemas/robots.ts'
import { type LanguagePlace, problemAt, withFrame } from '../load/load.ts'
import { type Content, openOwners } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { checkAssetNames } from './check-assets.ts'

/** One error for each file that `known` has none about. `languages`: the default one first. */
export function checkRootFiles(
  languages: readonly { place: LanguagePlace; content: Content }[],
  known: readonly Problem[],
): Problem[] {
  const [first] = languages
  const refused = new Set(known.map(({ code, file }) => (code === 'root-file' ? file : undefined)))
  const files = first?.content.rootFiles.filter(({ file }) => !refused.has(file)) ?? []
  if (!first || files.length === 0) return []
  const ownerOf = openOwners(languages)
  return [
    ...checkAssetNames(files),
    ...files.flatMap(({ url, file }): Problem[] => {
      const owner = ownerOf(url)
      if (owner === undefined) return []
      const message = `the address "${url}" is already taken by ${owner}`
      return [{ code: 'duplicate-address', severity: 'error', message, hint: 'rename or remove one of them', file }]
    }),
    ...checkRobots(first.content),
  ]
}

function checkRobots({ site, rootFiles, entries }: Content): Problem[] {
  const file = rootFiles.find(({ url }) => url === robotsPath)
  const entry = entries.get('site.yaml')
  if (!file || !entry || site.robots === undefined) return []
  const problem = problemAt(entry, ['robots'], {
    code: 'duplicate-address',
    severity: 'error',
    message: `${file.file} is published in place of these rules`,
    hint: 'take the rules out, or remove the file',
  })
  return [withFrame(problem, entries)]
}
