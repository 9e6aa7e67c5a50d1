// What the renderer does not need of React: half its code, which every build and every thread would read and compile.

import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

const namespace = 'browser-only'

/** React's server offers four ways to render, in two files; the renderer uses those of this one. */
const stringRenderer = 'cjs/react-dom-server-legacy.node.production.js'

/** Leaves the code for the browser out of the renderer, and takes from React's server what renders to a string. */
export const leanReact: Plugin = {
  name: 'lean-react',
  setup(esbuild) {
    // Widgets that mount something later import it; on the server they never get there.
    esbuild.onResolve({ filter: /^react-dom\/client$/ }, ({ path }) => ({ path, namespace }))
    esbuild.onLoad({ filter: /.*/, namespace }, () => ({ contents: '', loader: 'empty' }))
    esbuild.onResolve({ filter: /^react-dom\/server$/ }, async ({ pluginData, resolveDir, kind, importer }) => {
      if (pluginData === namespace) return undefined
      const server = await esbuild.resolve('react-dom/server', { resolveDir, kind, importer, pluginData: namespace })
      return { path: join(dirname(server.path), stringRenderer) }
    })
  },
}
