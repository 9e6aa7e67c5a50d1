// Files of content/assets that nothing mentions. Hidden content counts: a draft is published later, with its pictures.

import { posix } from 'node:path'
import { type AssetFile, isBesideArticle } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { addMentions, isNamingText, listTexts } from './asset-mentions.ts'
import { isInside } from './check-assets.ts'

/** The assets of a site that its content does not mention. `contents`: each language with all that is hidden. */
export function findUnusedAssets(contents: readonly [Content, ...Content[]]): AssetFile[] {
  const [{ assets, site }] = contents
  if (assets.length === 0) return []
  const used = new Set<string>()
  const listUnused = () =>
    assets.filter(({ url }) => !used.has(url) && !site.sharedAssets.some((path) => isInside(url, path)))
  for (const { entries } of contents) for (const { data } of entries.values()) addMentions(data, used)
  // Most sites need not look further.
  if (listUnused().length === 0) return []
  for (const content of contents) for (const text of listTexts(content)) addMentions(text, used)
  return withoutCompanions(listUnused(), assets)
}

/** Licences, checksums and signatures belong to other files; so does what a text among them names. */
function withoutCompanions(unused: readonly AssetFile[], assets: readonly AssetFile[]): AssetFile[] {
  const urls = new Set(assets.map(({ url }) => url))
  const alone = unused.filter(
    ({ url }) => !licence.test(posix.basename(url)) && !urls.has(url.replace(/\.[^./]+$/, '')),
  )
  if (alone.length === 0) return []
  const texts = assets.filter(({ url }) => isNamingText(url)).map(({ bytes }) => Buffer.from(bytes))
  return alone.filter(({ url }) => !texts.some((text) => text.includes(posix.basename(url))))
}

const licence = /^(?:licen[cs]e|ofl|notice|copying|readme|authors)\b/i

/** The warning about an unused asset. */
export function describeUnused({ file }: AssetFile): Problem {
  const isBeside = isBesideArticle(file)
  return {
    code: 'unused-asset',
    severity: 'warning',
    message: isBeside
      ? 'no article mentions this file, so it is not published'
      : 'nothing on the site mentions this file',
    hint: isBeside
      ? 'show it or link to it, or remove it'
      : 'show it or link to it, or remove it; sharedAssets in site.yaml lists files that only others use',
    file,
  }
}
