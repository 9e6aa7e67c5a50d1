// Versions of the documentation of Docusaurus: versions.json, versioned_docs/ and versioned_sidebars/ beside the
// configuration. The last released one has the plain addresses; docs/ is what comes next.

import type { DocsVersion } from '../source/model.ts'
import { versionSlug } from '../source/page-names.ts'
import { readConfig } from './read-config.ts'
import { itemsOf, pathBeside, valueAt, wordsAt } from './values-of.ts'

/** A version with what only Docusaurus has. */
export interface OldVersion extends DocsVersion {
  /** Its file of side bars; undefined where the configuration names it. */
  sidebars: string | undefined
  /** Folder of its translations. */
  folder: string
  /** What its addresses have after those of the documentation. */
  route: string
}

const current = 'current'

/** The versions, the one with the plain addresses first; none for a site that has none. */
export function docusaurusVersions(
  options: Readonly<Record<string, unknown>>,
  config: string,
  readText: (path: string) => string | undefined,
): OldVersion[] {
  if (options.disableVersioning === true) return []
  const listed = readText(pathBeside(config, 'versions.json'))
  if (listed === undefined) return []
  const { data } = readConfig('list.yaml', () => `all: ${listed.trim().replaceAll('\n', '\n  ')}`)
  const released = itemsOf(data.all).filter((each) => typeof each === 'string')
  const only = itemsOf(options.onlyIncludeVersions)
  const names = [...released, ...(options.includeCurrentVersion === false ? [] : [current])]
  const kept = names.filter((name) => only.length === 0 || only.includes(name))
  const last = [wordsAt(options, 'lastVersion'), ...kept].find((name) => name !== undefined && kept.includes(name))
  if (last === undefined || released.length === 0) return []
  const sorted = [last, ...kept.filter((name) => name !== last)]
  return sorted.map((name): OldVersion => {
    const isCurrent = name === current
    const own = valueAt(options, 'versions', name)
    const written = wordsAt(own, 'path')
    const usual = isCurrent ? 'next' : name
    const unnamed = isCurrent && name === last ? current : usual
    const path = isCurrent ? (wordsAt(options, 'path') ?? 'docs') : `versioned_docs/version-${name}`
    return {
      path: pathBeside(config, path),
      name: versionSlug(wordsAt(own, 'label') ?? written ?? unnamed),
      folder: isCurrent ? current : `version-${name}`,
      route: written ?? (name === last ? '' : usual),
      sidebars: isCurrent ? undefined : pathBeside(config, `versioned_sidebars/version-${name}-sidebars.json`),
    }
  })
}
