// Modules of custom code: where they are in its folder, and what esbuild calls them.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CodePlace } from '../../errors.ts'

/** The namespace of their names in esbuild. */
export const namespace = 'own'

/** Where the module of a part is, by its name. `props` has the schema of a widget. */
export const modulePaths = {
  blocks: (name: string) => `blocks/${name}/${name}.tsx`,
  collections: (name: string) => `collections/${name}.tsx`,
  widgets: (name: string) => `widgets/${name}/${name}.tsx`,
  drawings: (name: string) => `drawings/${name}/${name}.tsx`,
  props: (name: string) => `widgets/${name}/props.ts`,
}

/** The module of a custom part, as a whole; `props` is the one with the schema of a widget. */
export function ownModule(folder: keyof typeof modulePaths, name: string): CodePlace {
  return { file: `${namespace}:${modulePaths[folder](name)}`, line: 1, column: 0, lineText: '' }
}

/** The module of a custom widget, as esbuild names it; undefined for Libretto's widgets. */
export function ownWidgetModule(name: string, own: string | undefined): string | undefined {
  const path = modulePaths.widgets(name)
  return own !== undefined && existsSync(join(own, path)) ? `${namespace}:${path}` : undefined
}

/** A message of esbuild without the names that only it uses. */
export function plainText(message: string): string {
  return message.replaceAll(`"${namespace}:`, '"')
}

/** Whether esbuild's name of a module is that of custom code. */
export function isOwnModule(name = ''): boolean {
  return name.startsWith(`${namespace}:`)
}

/** The path, in its folder, of a custom module that esbuild names so; undefined for other modules. */
export function ownPath(name: string): string | undefined {
  return isOwnModule(name) ? name.slice(namespace.length + 1) : undefined
}
