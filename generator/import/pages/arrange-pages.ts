// The side bar of the old site, from the configuration or from the pages themselves, becomes that of the new one.

import { standardCollections } from '#schemas/article-collections.ts'
import { listNames } from '../../problem.ts'
import { itemsOf, mappingOf } from '../settings/values-of.ts'
import { folderFiles, newFolder, readFolders } from '../source/folder-files.ts'
import type { ImportedFile, Loss, SiteFacts } from '../source/model.ts'
import type { PageFolder } from '../source/page-folders.ts'
import type { Source } from '../source/read-source.ts'
import type { Tool } from '../source/tools.ts'
import type { Draft } from './draft-pages.ts'
import { navigationMenu } from './navigation-menu.ts'
import { orderPages } from './order-pages.ts'
import { type Menu, resolveMenu } from './resolve-menu.ts'

interface ArrangeOptions {
  tool: Tool
  facts: SiteFacts
  source: Source
  /** Folders of documentation. */
  branches: readonly PageFolder[]
  config: string
  lose: (file: string, loss: Loss) => void
}

/** How many of those without a page are named. */
const mostNamed = 5

/** Orders the drafts, and gives the files that say how folders appear. */
export function arrangePages(drafts: readonly Draft[], options: ArrangeOptions): { more: ImportedFile[]; menu: Menu } {
  const { tool, facts, source, branches, config, lose } = options
  const pages = drafts.map(({ page }) => page)
  const folders = readFolders({ source, pages, folders: tool === 'docusaurus' ? branches : [], lose })
  const written = facts.menu.length > 0 ? facts.menu : navigationMenu(drafts)
  const main = facts.languages.find(({ isMain }) => isMain)
  const menu = resolveMenu(written, drafts, {
    tool,
    prefix: main ? `/${main.folder}` : '',
    orderOf: (folder) => {
      const home = branches.find(({ path }) => folder.startsWith(`${path}/`))
      const order = home && folders.get(newFolder(folder, home))?.data.order
      return typeof order === 'number' ? order : undefined
    },
  })
  const missing = [...new Set(menu.missing)]
  if (missing.length > 0) {
    const entries = missing.length === 1 ? 'an entry' : `${missing.length} entries`
    const names = listNames(missing.slice(0, mostNamed).map((ref) => `"${ref}"`))
    lose(config, {
      code: 'import-lost',
      message: `${entries} of the side bar without a page here: ${names}`,
      hint: 'the pages were left out, or are made by code',
    })
  }
  const [home] = branches
  const versions = facts.versions.map(({ name }) => `${home?.collection ?? 'docs'}/${name}`)
  orderPages({ drafts, menu, isTree, versions, folders })
  const listed = new Set([...folders.values()].flatMap(({ data }) => hrefsIn(data.sidebar)))
  const links = menu.links.filter(({ href }) => !listed.has(href))
  return { more: folderFiles(folders, config), menu: { ...menu, links } }
}

/** The links of a list. */
function hrefsIn(entries: unknown): string[] {
  return itemsOf(entries).flatMap((entry) => {
    const { href, items } = mappingOf(entry)
    return [...(typeof href === 'string' ? [href] : []), ...hrefsIn(items)]
  })
}

function isTree(collection: string): boolean {
  return Object.hasOwn(standardCollections, collection) && standardCollections[collection]?.isTree === true
}
