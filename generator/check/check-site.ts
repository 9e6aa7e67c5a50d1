// What only the site as a whole can show: an id that is used twice, sizes that are wrong. Addresses, heads, blocks,
// articles and links have separate files.

import { formatBytes } from '#runtime/format-bytes.ts'
import type { LinkTargets, SiteRules } from '../links/links.ts'
import { type Entry, indexInFile, problemAt } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { hasId } from '../read/read.ts'
import { checkAddresses } from './check-addresses.ts'
import { blockTargets, checkBlocks } from './check-blocks.ts'
import { checkBudgetPaths } from './check-budget-paths.ts'
import { checkEndpoints } from './check-endpoints.ts'
import { checkLists } from './check-lists.ts'
import { checkScripts } from './check-scripts.ts'
import { checkWidgets } from './check-widgets.ts'

/** Checks everything that needs more than one record, except articles and links. */
export function checkSite(content: Content, rules: SiteRules, links: LinkTargets): Problem[] {
  const targets = blockTargets(content, links)
  return [
    ...checkAddresses(content, rules),
    ...checkIds(content),
    ...checkLists(content, rules.faulty),
    ...content.pages.flatMap((page) => checkBlocks(page, targets)),
    ...checkWidgets(content, targets),
    ...checkDownloads(content),
    ...checkEndpoints(content),
    ...(rules.place.folder === ''
      ? [...checkScripts(content), ...checkBudgetPaths(content, [...rules.routes, ...rules.hidden.keys()])]
      : []),
  ]
}

function checkIds(content: Content): Problem[] {
  const problems: Problem[] = []
  const claim = (seen: Map<string, Entry>, id: string, entry: Entry, index?: number) => {
    const first = seen.get(id)
    if (!first) seen.set(id, entry)
    // Ids that nobody wrote come from addresses, and two equal addresses are reported already.
    else if (first === entry || hasId(first.data) || hasId(entry.data)) {
      const message =
        first === entry
          ? `the id "${id}" is used twice in this file`
          : `the id "${id}" is already used by ${first.file}`
      problems.push(
        problemAt(entry, index === undefined ? ['id'] : [index, 'id'], {
          code: 'duplicate-id',
          severity: 'error',
          message,
          hint: 'give one of them another id',
        }),
      )
    }
  }
  for (const list of [content.pages, ...Object.values(content.articles)]) {
    const seen = new Map<string, Entry>()
    for (const { id, entry } of list) claim(seen, id, entry)
  }
  for (const [file, entry] of content.entries) {
    if (!file.startsWith('data/') || !Array.isArray(entry.data)) continue
    const seen = new Map<string, Entry>()
    for (const [index, item] of entry.data.entries()) if (hasId(item)) claim(seen, item.id, entry, index)
  }
  return problems
}

function checkDownloads(content: Content): Problem[] {
  const entry = content.entries.get('data/downloads.yaml')
  if (!entry) return []
  const assets = new Map(content.assets.map((asset) => [asset.url, asset]))
  return content.data.downloads.flatMap((download, index) => {
    const asset = assets.get(download.downloadUrl.normalize('NFC'))
    if (!asset || download.size === undefined) return []
    const real = formatBytes(asset.bytes.length)
    return download.size === real
      ? []
      : [
          problemAt(entry, [indexInFile(content, entry.file, index), 'size'], {
            code: 'file-size',
            severity: 'warning',
            message: `"size" is ${download.size}, but the file has ${real}`,
            hint: 'leave size out; it is measured',
          }),
        ]
  })
}
