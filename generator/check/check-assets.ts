// Assets whose name no disk can store, or that would take the place of another file.

import { addressKey, findAssetNameFault } from '../addresses/addresses.ts'
import { type AssetFile, problemAt, suggestName } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { findOddCharacters } from '../paths.ts'
import { openNearest, type Problem } from '../problem.ts'

/**
 * Names that some systems cannot store, and two files that are one on hosts that do not tell case, or composed from
 * decomposed letters, or that send packed files in place of others.
 */
export function checkAssetNames(assets: readonly AssetFile[]): Problem[] {
  const seen = new Map<string, string>()
  const files = new Set(assets.map(({ file }) => file))
  return assets.flatMap(({ file, url }): Problem[] => {
    const fault = findAssetNameFault(file)
    if (fault) return [{ severity: 'error', ...fault, file }]
    const packed = file.replace(/\.(?:gz|br)$/i, '')
    if (packed !== file && files.has(packed)) {
      const message = `many hosts send this file to whoever asks for ${packed}`
      return [{ code: 'duplicate-address', severity: 'error', message, hint: 'rename one of the two', file }]
    }
    const key = addressKey(url)
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, file)
      return oddName(file)
    }
    const message = `the name is the same as that of ${first} on many hosts and disks`
    return [{ code: 'duplicate-address', severity: 'error', message, hint: 'rename one of the two', file }]
  })
}

/** It builds here, but nobody can check it out on Windows. */
function oddName(file: string): Problem[] {
  const odd = findOddCharacters(file)
  if (odd === undefined) return []
  const message = `Windows stores no name with ${odd}`
  return [{ code: 'reserved-address', severity: 'warning', message, hint: 'rename the file or folder', file }]
}

/** Files and folders of `sharedAssets` that do not exist. */
export function checkSharedAssets({ site, assets, entries }: Content): Problem[] {
  const entry = entries.get('site.yaml')
  if (!entry) return []
  const nearest = openNearest()
  return site.sharedAssets.flatMap((path, index): Problem[] => {
    if (assets.some(({ url }) => isInside(url, path))) return []
    const hint = suggestName(
      path,
      assets.map(({ url }) => url),
      nearest,
    )
    const message = `there is no file or folder "${path}" in the content folder`
    return [problemAt(entry, ['sharedAssets', index], { code: 'missing-asset', severity: 'error', message, hint })]
  })
}

/** Whether an asset is a file, or in the folder, that a path names. */
export function isInside(url: string, path: string): boolean {
  const folder = path.normalize('NFC')
  return url === folder || url.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/**
 * Assets that would take the place of a file that the build makes. `made`: their paths below the output folder;
 * `pathsOf`: the paths that an asset may get.
 */
export function checkAssetPaths(
  assets: readonly AssetFile[],
  made: ReadonlySet<string>,
  pathsOf: (asset: AssetFile) => readonly string[],
): Problem[] {
  const key = (path: string) => addressKey(path.replace(/^\//, ''))
  const taken = new Map([...made].map((path) => [key(path), path]))
  return assets.flatMap((asset): Problem[] => {
    const path = pathsOf(asset).find((each) => taken.has(key(each)) || sharedPicture.test(key(each)))
    if (path === undefined) return []
    const message = `the build makes a file of its own at /${taken.get(key(path)) ?? key(path)}`
    return [{ code: 'duplicate-address', severity: 'error', message, hint: 'rename the asset', file: asset.file }]
  })
}

// Pictures in link previews, and their folder: their names are known only when all pages are planned.
const sharedPicture = /^assets\/og(?:\/[0-9a-f]{16}\.png)?$/
