// Custom code: a folder beside its content. Site code imports it as #own/NAME; what the folder lacks comes from
// site/standard/. The paths that esbuild sees do not depend on where the folder is, because its hashes would, too.

import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { pathFrom } from '../../paths.ts'
import type { BundleOptions } from '../compile-options.ts'
import { importFault, loaderOf, missingFile } from './own-imports.ts'
import { findBadNames, isList, printList } from './own-lists.ts'
import { namespace, ownPath } from './own-modules.ts'

/** Resolves the modules of custom code. */
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
          : { path: pathFrom(own, found), namespace }
      })
      // Libretto's own site is not installed as a package.
      esbuild.onResolve({ filter: /^libretto\/site$/ }, () => ({ path: join(libretto, 'site/door.ts') }))
      const panelDoor = join(libretto, 'runtime/devtools/panel-door.ts')
      esbuild.onResolve({ filter: /^libretto\/panel$/ }, () => ({ path: panelDoor }))
      if (own === undefined) return
      esbuild.onResolve({ filter: /^\/[^/]/, namespace }, ({ path, kind }) => {
        const fault = importFault({ path, kind, name: path })
        return fault === undefined ? undefined : { errors: [{ text: fault }] }
      })
      esbuild.onResolve({ filter: /^\.{1,2}\//, namespace }, ({ path, importer, kind }) => {
        const target = join(own, dirname(importer), path)
        const found = findFile(target)
        const name = pathFrom(own, found ?? target)
        // esbuild adds the place of the import.
        const fault = found === undefined && !isList(name, own) ? missingFile(path) : importFault({ path, kind, name })
        if (fault !== undefined) return { errors: [{ text: fault }] }
        return name.startsWith('..') ? { path: join(own, name) } : { path: name, namespace }
      })
      esbuild.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const faults = isList(path, own) ? findBadNames(path, own) : []
        if (faults.length > 0) return { errors: faults }
        return {
          contents: isList(path, own) ? printList(path, own) : await readFile(join(own, path)),
          loader: loaderOf(path),
          // Packages such as React are Libretto's, so that there is one of each.
          resolveDir: libretto,
        }
      })
    },
  }
}

/** Puts a module of a site's own in the place of one of Libretto's, if the site has it. */
export function replaceByOwn(
  module: string,
  name: string,
  { libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>,
): Plugin {
  return {
    name: 'replace-by-own',
    setup(esbuild) {
      if (!hasOwnFile(name, own)) return
      const contents = `export * from '#own/${name}'\n`
      esbuild.onLoad({ filter: pathFilter(join(libretto, module)) }, () => ({ contents, resolveDir: libretto }))
    },
  }
}

function hasOwnFile(name: string, own: string | undefined): boolean {
  return own !== undefined && findFile(join(own, name)) !== undefined
}

function pathFilter(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`)
}

/** The real path of a file that esbuild names, from Libretto's folder; undefined for what is no file. */
export function sourcePath(
  name: string,
  { libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>,
): string | undefined {
  const path = ownPath(name)
  if (own === undefined || path === undefined) return name.includes(':') ? undefined : name
  if (isList(path, own)) return undefined
  const place = join(own, path)
  return pathFrom(libretto, findFile(place) ?? place)
}

/**
 * The module that a line of a list imports, as an absolute path: a fault there is one of the module, which lacks
 * what it must export. Undefined for other files.
 */
export function listedModule(
  { file, lineText }: { file: string; lineText: string },
  { own }: Pick<BundleOptions, 'own'>,
): string | undefined {
  const list = ownPath(file)
  if (own === undefined || list === undefined || !isList(list, own)) return undefined
  const path = /from '(\.\/[^']+)'/.exec(lineText)?.[1]
  return path === undefined ? undefined : (findFile(join(own, path)) ?? join(own, path))
}

// A file may be .tsx where the standard one is .ts.
function findFile(path: string): string | undefined {
  return [path, path.replace(/\.ts$/, '.tsx'), path.replace(/\.tsx$/, '.ts')].find(isFile)
}

function isFile(path: string): boolean {
  // A path that leads through a file, or in circles, is none.
  return existsSync(path) && statSync(path).isFile()
}
