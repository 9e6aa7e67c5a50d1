// Code of a site's own: a folder beside its content. Site code imports it as #own/NAME; what the folder lacks comes
// from site/standard/. The paths that esbuild sees do not depend on where the folder is, because its hashes would, too.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { OnLoadResult, Plugin } from 'esbuild'
import { standardCollections } from '#schemas/article-collections.ts'
import { slugPattern } from '#schemas/primitives.ts'
import type { CodePlace } from '../errors.ts'
import type { BundleOptions } from './compile-options.ts'
import { importFault, loaderOf, missingFile } from './own-imports.ts'

const namespace = 'own'

/** Resolves what is the site's own. */
export function ownSite({ libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>): Plugin {
  const standard = join(libretto, 'site', 'standard')
  return {
    name: 'own-site',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^#own\// }, ({ path }) => {
        const name = path.slice('#own/'.length)
        if (own !== undefined && isList(name, own)) return { path: name, namespace }
        const found = own === undefined ? undefined : findFile(join(own, name))
        return found === undefined || own === undefined
          ? { path: findFile(join(standard, name)) ?? join(standard, name) }
          : { path: nameIn(own, found), namespace }
      })
      // Libretto's own site is not installed as a package.
      esbuild.onResolve({ filter: /^libretto\/site$/ }, () => ({ path: join(libretto, 'site', 'door.ts') }))
      if (own === undefined) return
      esbuild.onResolve({ filter: /^\.{1,2}\//, namespace }, ({ path, importer, kind }) => {
        const target = join(own, dirname(importer), path)
        const found = findFile(target)
        const name = nameIn(own, found ?? target)
        // esbuild adds the place of the import.
        const fault = found === undefined && !isList(name, own) ? missingFile(path) : importFault({ path, kind, name })
        if (fault !== undefined) return { errors: [{ text: fault }] }
        return name.startsWith('..') ? { path: join(own, name) } : { path: name, namespace }
      })
      esbuild.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const faults = isList(path, own) ? findBadNames(path, own) : []
        if (faults.length > 0) return { errors: faults }
        return {
          contents: (isList(path, own) ? lists[path]?.(own) : undefined) ?? (await readFile(join(own, path))),
          loader: loaderOf(path),
          // Packages such as React are Libretto's, so that there is one of each.
          resolveDir: libretto,
        }
      })
    },
  }
}

/**
 * Modules that list what the folder has: blocks/TYPE/TYPE.tsx, widgets/NAME/NAME.tsx with the props.ts beside it,
 * collections/NAME.tsx, layout/NAME.tsx, and the styles beside them.
 */
const lists: Readonly<Record<string, (own: string) => string>> = {
  'blocks.ts': (own) => listModules(own, 'blocks', 'ownBlocks', () => 'block'),
  'collections.ts': listCollections,
  'blocks.css': (own) => listSheets(own, 'blocks'),
  'widgets.ts': (own) => listModules(own, 'widgets', 'ownWidgets', (name) => name),
  'widget-props.ts': listProps,
  'widgets.css': (own) => listSheets(own, 'widgets'),
  'layout.ts': listLayout,
  'layout.css': (own) =>
    layoutFiles(own, '.css')
      .map(({ file }) => `@import "./layout/${file}";\n`)
      .join(''),
}

function listModules(own: string, part: string, list: string, exported: (name: string) => string): string {
  const names = listParts(own, part, '.tsx')
  const imports = names.map(
    (name, index) => `import { ${exported(name)} as part${index} } from './${part}/${name}/${name}.tsx'\n`,
  )
  const entries = names.map((name, index) => `${JSON.stringify(name)}: part${index}`)
  return `${imports.join('')}export const ${list} = { ${entries.join(', ')} }\n`
}

// Not in the list of widgets: scripts of widgets that use Libretto's parts contain that list, and would contain zod.
function listProps(own: string): string {
  const names = listParts(own, 'widgets', '.tsx').filter((name) => existsSync(join(own, 'widgets', name, 'props.ts')))
  const imports = names.map((name, index) => `import { props as props${index} } from './widgets/${name}/props.ts'\n`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: props${index}`)
  return `${imports.join('')}export const ownWidgetProps = { ${entries.join(', ')} }\n`
}

function listCollections(own: string): string {
  const names = collectionsIn(own)
  const imports = names.map((name, index) => `import { collection as part${index} } from './collections/${name}.tsx'\n`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: part${index}`)
  return `${imports.join('')}export const ownCollections = { ${entries.join(', ')} }\n`
}

function collectionsIn(own: string): string[] {
  const names = readdirSync(join(own, 'collections')).flatMap((file) => /^(.+)\.tsx?$/.exec(file)?.[1] ?? [])
  return [...new Set(names)].sort()
}

function findBadNames(list: string, own: string): NonNullable<OnLoadResult['errors']> {
  // The name of a collection becomes an address and a folder of the content.
  if (list === 'collections.ts')
    return collectionsIn(own).flatMap((name) => {
      const location = ownModule('collections', name)
      if (!slugPattern.test(name)) return { text: `"${name}" must be lower-case words joined by hyphens`, location }
      const isTaken = Object.hasOwn(standardCollections, name) || ['pages', 'assets', 'data'].includes(name)
      return isTaken ? { text: `the name "${name}" is taken; choose another`, location } : []
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
function componentName(name: string): string {
  const words = name.split(/\W+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return words.join('').replace(/^\d+/, '') || 'Widget'
}

function listSheets(own: string, part: string): string {
  return listParts(own, part, '.css')
    .map((name) => `@import "./${part}/${name}/${name}.css";\n`)
    .join('')
}

function listParts(own: string, part: string, extension: string): string[] {
  return readdirSync(join(own, part))
    .filter((name) => existsSync(join(own, part, name, name + extension)))
    .sort()
}

/** Parts of the layout, by file name: what each module exports. */
export const layoutParts = { header: 'Header', footer: 'Footer', article: 'Article' }

function listLayout(own: string): string {
  const found = layoutFiles(own, '.tsx')
  const imports = found.map(({ part, file }) => `import { ${part} } from './layout/${file}'\n`)
  return `${imports.join('')}export const ownLayout = { ${found.map(({ part }) => part).join(', ')} }\n`
}

function layoutFiles(own: string, extension: string): { part: string; file: string }[] {
  return Object.entries(layoutParts)
    .map(([name, part]) => ({ part, file: name + extension }))
    .filter(({ file }) => existsSync(join(own, 'layout', file)))
}

// A site without such a folder may have a list of its own.
function isList(name: string, own: string): boolean {
  const folder = name === 'widget-props.ts' ? 'widgets' : name.slice(0, name.indexOf('.'))
  return Object.hasOwn(lists, name) && existsSync(join(own, folder))
}

/** Files of a site's own blocks and widgets, by `blocks/TYPE` and `widgets/NAME`. */
export function listOwnFiles(own: string | undefined): Record<string, string> {
  const parts = own === undefined ? [] : ['blocks', 'widgets'].filter((part) => existsSync(join(own, part)))
  const files = parts.flatMap((part) =>
    listParts(own ?? '', part, '.tsx').map((name) => [`${part}/${name}`, join(own ?? '', part, name, `${name}.tsx`)]),
  )
  return Object.fromEntries(files)
}

/** The module of a widget of the site's own, as esbuild names it; undefined for Libretto's widgets. */
export function ownWidgetModule(name: string, own: string | undefined): string | undefined {
  const path = modulePaths.widgets(name)
  return own !== undefined && existsSync(join(own, path)) ? `${namespace}:${path}` : undefined
}

const modulePaths = {
  blocks: (name: string) => `blocks/${name}/${name}.tsx`,
  collections: (name: string) => `collections/${name}.tsx`,
  widgets: (name: string) => `widgets/${name}/${name}.tsx`,
  props: (name: string) => `widgets/${name}/props.ts`,
}

/** The module of a part of the site's own, as a whole; `props` is the one with the schema of a widget. */
export function ownModule(folder: keyof typeof modulePaths, name: string): CodePlace {
  return { file: `${namespace}:${modulePaths[folder](name)}`, line: 1, column: 0, lineText: '' }
}

/** The real path of a file that esbuild names, from Libretto's folder; undefined for what is no file. */
export function sourcePath(
  name: string,
  { libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>,
): string | undefined {
  if (own !== undefined && isOwnModule(name)) {
    const path = name.slice(namespace.length + 1)
    if (isList(path, own)) return undefined
    const place = join(own, path)
    return nameIn(libretto, findFile(place) ?? place)
  }
  return name.includes(':') ? undefined : name
}

/**
 * The module that a line of such a list imports, as an absolute path: a fault there is one of the module, which lacks
 * what it must export. Undefined for other files.
 */
export function listedModule(
  { file, lineText }: { file: string; lineText: string },
  { own }: Pick<BundleOptions, 'own'>,
): string | undefined {
  if (own === undefined || !isOwnModule(file) || !isList(file.slice(namespace.length + 1), own)) return
  const path = /from '(\.\/[^']+)'/.exec(lineText)?.[1]
  return path === undefined ? undefined : (findFile(join(own, path)) ?? join(own, path))
}

/** A message of esbuild without the names that only it uses. */
export function plainText(message: string): string {
  return message.replaceAll(`"${namespace}:`, '"')
}

/** Whether esbuild's name of a module is one of the site's own code. */
export function isOwnModule(name = ''): boolean {
  return name.startsWith(`${namespace}:`)
}

/** How code imports a module of the site's own that esbuild names so; undefined for other modules. */
export function ownImport(name: string): string | undefined {
  return isOwnModule(name) ? `#own/${name.slice(namespace.length + 1)}` : undefined
}

// A file may be .tsx where the standard one is .ts.
function findFile(path: string): string | undefined {
  return [path, path.replace(/\.ts$/, '.tsx'), path.replace(/\.tsx$/, '.ts')].find(isFile)
}

function isFile(path: string): boolean {
  // A path that leads through a file, or in circles, is none.
  return existsSync(path) && statSync(path).isFile()
}

/** A path from a folder on, with slashes. */
export function nameIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/')
}
