// Files of content/assets that nothing mentions. Hidden content counts: a draft is published later, with its pictures.

import { posix } from 'node:path'
import type { Cache, Kind } from '../cache/cache.ts'
import { isSameList } from '../is-same-list.ts'
import { type AssetFile, isBesideArticle } from '../load/load.ts'
import { type Content, listArticles } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { addMentions, isNamingText, linksOfArticle, linksOfPages } from './asset-mentions.ts'
import { isInside } from './check-assets.ts'

/** Key: that of a file. The value is valid while the file, or its article, is the same object. */
const fileMentions: Kind<{ of: object; mentions: readonly string[] }> = { name: 'file-mentions', keptIn: 'memory' }
const articleMentions: typeof fileMentions = { name: 'article-mentions', keptIn: 'memory' }

interface Companions {
  unused: readonly AssetFile[]
  assets: readonly AssetFile[]
  alone: AssetFile[]
}

/** Unused assets that belong to no other. Key: empty. The value is valid for the same files. */
const companions: Kind<Companions> = { name: 'asset-companions', keptIn: 'memory' }

/**
 * The assets of a site that its content does not mention. `contents`: each language with all that is hidden. `isOnly`:
 * no other build of the process follows.
 */
export function findUnusedAssets(
  contents: readonly [Content, ...Content[]],
  cache: Cache,
  isOnly = false,
): AssetFile[] {
  const [{ assets, site }] = contents
  if (assets.length === 0) return []
  const used = new Set<string>()
  const listUnused = () =>
    assets.filter(({ url }) => !used.has(url) && !site.sharedAssets.some((path) => isInside(url, path)))
  const read = (kind: typeof fileMentions) => {
    const known = isOnly ? undefined : cache.shelf(kind)
    return (key: string, of: object, list: () => unknown) => {
      const last = known?.get(key)
      if (last?.of === of) return addAll(last.mentions)
      const mentions = mentionsOf(list())
      known?.set(key, { of, mentions })
      addAll(mentions)
    }
  }
  const addAll = (mentions: readonly string[]) => {
    for (const path of mentions) used.add(path)
  }
  const ofFile = read(fileMentions)
  for (const { entries } of contents) for (const entry of entries.values()) ofFile(entry.key, entry, () => entry.data)
  // Most sites need not look further.
  if (listUnused().length === 0) return []
  const ofArticle = read(articleMentions)
  for (const content of contents) {
    addMentions(linksOfPages(content), used)
    for (const article of listArticles(content))
      ofArticle(article.entry.key, article, () => linksOfArticle(article, content))
  }
  const unused = listUnused()
  const shelf = isOnly ? undefined : cache.shelf(companions)
  const last = shelf?.get('')
  if (last && isSameList(last.unused, unused) && isSameList(last.assets, assets)) return last.alone
  const alone = withoutCompanions(unused, assets)
  shelf?.set('', { unused, assets, alone })
  return alone
}

function mentionsOf(value: unknown): readonly string[] {
  const found = new Set<string>()
  addMentions(value, found)
  return [...found]
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
