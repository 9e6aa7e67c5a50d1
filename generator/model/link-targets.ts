import { addressOf } from '../addresses/addresses.ts'
import { findFaultyFolders, type LinkTable, type LinkTargets, ownAddress, type SiteRules } from '../links/links.ts'
import { openNearest } from '../problem.ts'
import type { Content } from './content.ts'
import { listFiles } from './generated-files.ts'
import { listOldAddresses } from './list-redirects.ts'
import { fileRoutes } from './list-routes.ts'

/** What a table of links needs of the content: pages by their files, and what is no page. */
export function listLinked(content: Content): Pick<LinkTable, 'fileRoutes' | 'files'> {
  return { fileRoutes: fileRoutes(content), files: listFiles(content) }
}

/** What links may lead to. `everything` includes what is hidden, so that a link to a draft can say so. */
export function linkTargets(content: Content, everything: Content, rules: SiteRules): LinkTargets {
  let files: ReadonlyMap<string, string> | undefined
  const { routes, hidden, faulty } = rules
  const oldAddresses = listOldAddresses(content)
  return {
    routes: new Map(routes.map((info) => [info.route, info])),
    generated: listFiles(content),
    hidden: new Map([...hidden].map(([item, reason]) => [item.route, reason])),
    redirects: new Set(oldAddresses.flatMap(({ from, isPrefix }) => (isPrefix ? [] : [from]))),
    redirectPrefixes: new Set(oldAddresses.flatMap(({ from, isPrefix }) => (isPrefix ? [from] : []))),
    assets: new Set(content.assets.map(({ url }) => url)),
    folder: rules.place.folder,
    fileRoutes: () => (files ??= fileRoutes(everything)),
    faulty,
    site: ownAddress(content.site.url),
    nearest: openNearest(),
    faultyFolders: findFaultyFolders(faulty, content.collections),
    faultyRoutes: new Set([...faulty].flatMap((file) => addressOf(file, content.entries.get(file)?.data)?.route ?? [])),
  }
}
