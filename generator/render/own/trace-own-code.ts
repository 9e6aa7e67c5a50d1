// Custom code calls React through functions that note what it puts on pages. Only the renderer is compiled so, and only
// what custom code itself calls is traced.

import type { Metafile, Plugin } from 'esbuild'
import type { BundleOptions } from '../compile-options.ts'
import { namespace } from './own-modules.ts'

const traced = 'traced'

/** Hooks that wait for something to happen. */
const waitingHooks = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]

/** What takes the place of a module of React, for the custom module of this name. */
const replacements: Readonly<Record<string, (module: string) => string>> = {
  react: (module) =>
    [
      "import * as react from 'react'",
      "import { traceHook, traceMake } from './site/own-traces.ts'",
      `export const createElement = traceMake(${module}, react.createElement)`,
      ...waitingHooks.map((name) => `export const ${name} = traceHook(${module}, '${name}', react.${name})`),
      "export * from 'react'",
      `export default { ...react, createElement, ${waitingHooks.join(', ')} }`,
    ].join('\n'),
  'react/jsx-runtime': (module) =>
    [
      "import * as runtime from 'react/jsx-runtime'",
      "import { traceMake } from './site/own-traces.ts'",
      `export const jsx = traceMake(${module}, runtime.jsx)`,
      `export const jsxs = traceMake(${module}, runtime.jsxs)`,
      "export { Fragment } from 'react/jsx-runtime'",
    ].join('\n'),
}

/** Puts tracing functions around what custom code imports from React. */
export function traceOwnCode({ libretto }: Pick<BundleOptions, 'libretto'>): Plugin {
  return {
    name: 'trace-own-code',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^react(?:\/jsx-runtime)?$/, namespace }, ({ path, importer }) => ({
        path: `${importer} ${path}`,
        namespace: traced,
      }))
      esbuild.onLoad({ filter: /.*/, namespace: traced }, ({ path }) => {
        const cut = path.lastIndexOf(' ')
        const contents = replacements[path.slice(cut + 1)]?.(JSON.stringify(path.slice(0, cut)))
        return { contents: contents ?? '', resolveDir: libretto, loader: 'js' }
      })
    },
  }
}

/** The modules without those that only trace: the browser has none of them. */
export function withoutTraces(imports: Metafile['inputs']): Metafile['inputs'] {
  const isTraced = (name: string) => name.startsWith(`${traced}:`)
  return Object.fromEntries(
    Object.entries(imports)
      .filter(([name]) => !isTraced(name))
      .map(([name, module]) => [name, { ...module, imports: module.imports.filter(({ path }) => !isTraced(path)) }]),
  )
}
