// Modules and style sheets that list what a folder of custom code has. They are not on the disk.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OnLoadResult } from 'esbuild'
import { standardCollections } from '#schemas/article-collections.ts'
import { slugPattern } from '#schemas/primitives.ts'
import { modulePaths, ownModule } from './own-modules.ts'

/** A module that a list imports. */
interface Listed {
  /** Its key in the list. */
  name: string
  /** What it exports. */
  exported: string
  path: string
}

const lists: Readonly<Record<string, (own: string) => string>> = {
  'blocks.ts': (own) =>
    printModules(
      'ownBlocks',
      listModules(own, 'blocks', () => 'block'),
    ),
  'collections.ts': (own) => printModules('ownCollections', listCollections(own)),
  'blocks.css': (own) => printSheets(own, 'blocks'),
  'drawings.ts': (own) =>
    printModules(
      'ownDrawings',
      listModules(own, 'drawings', () => 'drawing'),
    ),
  'drawings.css': (own) => printSheets(own, 'drawings'),
  'widgets.ts': (own) =>
    printModules(
      'ownWidgets',
      listModules(own, 'widgets', (name) => name),
    ),
  // Not in the list of widgets: scripts of widgets that use Libretto's parts contain that list, and would contain zod.
  'widget-props.ts': (own) => printModules('ownWidgetProps', listProps(own)),
  'widgets.css': (own) => printSheets(own, 'widgets'),
  'layout.ts': (own) => printModules('ownLayout', listLayout(own)),
  'layout.css': (own) =>
    layoutFiles(own, '.css')
      .map(({ file }) => `@import "./layout/${file}";\n`)
      .join(''),
}

/** Folders with a folder for each part. */
type ListedFolder = 'blocks' | 'drawings' | 'widgets'

/** Whether there is a list of this name: a site without such a folder may have a module of its own in its place. */
export function isList(name: string, own: string): boolean {
  const folder = name === 'widget-props.ts' ? 'widgets' : name.slice(0, name.indexOf('.'))
  return Object.hasOwn(lists, name) && existsSync(join(own, folder))
}

/** The text of a list. */
export function printList(name: string, own: string): string {
  return lists[name]?.(own) ?? ''
}

function printModules(list: string, modules: readonly Listed[]): string {
  const imports = modules.map(
    ({ exported, path }, index) => `import { ${exported} as part${index} } from './${path}'\n`,
  )
  const entries = modules.map(({ name }, index) => `${JSON.stringify(name)}: part${index}`)
  return `${imports.join('')}export const ${list} = { ${entries.join(', ')} }\n`
}

function printSheets(own: string, part: ListedFolder): string {
  return listParts(own, part, '.css')
    .map((name) => `@import "./${part}/${name}/${name}.css";\n`)
    .join('')
}

function listModules(own: string, part: ListedFolder, exported: (name: string) => string): Listed[] {
  return listParts(own, part, '.tsx').map((name) => ({ name, exported: exported(name), path: modulePaths[part](name) }))
}

function listProps(own: string): Listed[] {
  return listParts(own, 'widgets', '.tsx')
    .map((name) => ({ name, exported: 'props', path: modulePaths.props(name) }))
    .filter(({ path }) => existsSync(join(own, path)))
}

function listCollections(own: string): Listed[] {
  return collectionsIn(own).map((name) => ({ name, exported: 'collection', path: modulePaths.collections(name) }))
}

function listLayout(own: string): Listed[] {
  return layoutFiles(own, '.tsx').map(({ part, file }) => ({ name: part, exported: part, path: `layout/${file}` }))
}

function listParts(own: string, part: ListedFolder, extension: string): string[] {
  return readdirSync(join(own, part))
    .filter((name) => existsSync(join(own, part, name, name + extension)))
    .sort()
}

function collectionsIn(own: string): string[] {
  const names = readdirSync(join(own, 'collections')).flatMap((file) => /^(.+)\.tsx?$/.exec(file)?.[1] ?? [])
  return [...new Set(names)].sort()
}

/** Parts of the layout, by file name: what each module exports. */
export const layoutParts = {
  header: 'Header',
  footer: 'Footer',
  search: 'Search',
  sidebar: 'Sidebar',
  contents: 'Contents',
  article: 'Article',
  'article-head': 'ArticleHead',
  'article-foot': 'ArticleFoot',
  'post-list': 'PostList',
  'post-card': 'PostCard',
  'not-found': 'NotFound',
}

function layoutFiles(own: string, extension: string): { part: string; file: string }[] {
  return Object.entries(layoutParts)
    .map(([name, part]) => ({ part, file: name + extension }))
    .filter(({ file }) => existsSync(join(own, 'layout', file)))
}

/** Names of the drawings in a folder of own code. */
export function listDrawings(own: string): string[] {
  return existsSync(join(own, 'drawings')) ? listParts(own, 'drawings', '.tsx') : []
}

/** Whether no collection of a site's own can have a name: a standard one or another folder of the content has it. */
export function isTakenCollection(name: string): boolean {
  return Object.hasOwn(standardCollections, name) || ['pages', 'assets', 'root', 'data'].includes(name)
}

/** Names in a list that nothing can have. */
export function findBadNames(list: string, own: string): NonNullable<OnLoadResult['errors']> {
  // The name of a collection becomes an address and a folder of the content.
  if (list === 'collections.ts')
    return collectionsIn(own).flatMap((name) => {
      const location = ownModule('collections', name)
      if (!slugPattern.test(name)) return { text: `"${name}" must be lower-case words joined by hyphens`, location }
      return isTakenCollection(name) ? { text: `the name "${name}" is taken; choose another`, location } : []
    })
  // A widget is exported under its name.
  if (list === 'widgets.ts')
    return listParts(own, 'widgets', '.tsx').flatMap((name) => {
      const text = `no code can export "${name}"; name the widget, its folder and its file ${componentName(name)}`
      return /^[A-Za-z]\w*$/.test(name) ? [] : { text, location: ownModule('widgets', name) }
    })
  return []
}

/** `ticket-counter` → `TicketCounter`. */
export function componentName(name: string): string {
  const words = name.split(/\W+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return words.join('').replace(/^\d+/, '') || 'Widget'
}

/** Files of custom blocks and widgets, by `blocks/TYPE` and `widgets/NAME`. */
export function listOwnFiles(own: string | undefined): Record<string, string> {
  if (own === undefined) return {}
  const parts = (['blocks', 'widgets'] as const).filter((part) => existsSync(join(own, part)))
  const files = parts.flatMap((part) =>
    listParts(own, part, '.tsx').map((name) => [`${part}/${name}`, join(own, modulePaths[part](name))]),
  )
  return Object.fromEntries(files)
}
