// Compiles the live client and the debug panel. Only the watch calls this: a production build never reads these files,
// so none of their bytes can reach it.

import { join } from 'node:path'
import type { Places } from '../config/config.ts'
import type { OutputFile } from '../disk/disk.ts'
import { openEsbuild, ownSite, replaceByOwn } from '../render/render.ts'

/**
 * Compiles runtime/devtools, with site/panel.tsx if the site has it. Names are fixed, the scripts are never cached.
 * Rejects with esbuild's message.
 */
export async function bundleDevtools({ libretto, own }: Pick<Places, 'libretto' | 'own'>): Promise<OutputFile[]> {
  const outdir = join(libretto, '.libretto', 'devtools')
  const { build } = await openEsbuild()
  const result = await build({
    absWorkingDir: libretto,
    entryPoints: { client: 'runtime/devtools/client.ts' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'text' },
    chunkNames: '[name]-[hash]',
    minify: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      ownSite({ libretto, own }),
      replaceByOwn('runtime/devtools/panel-parts.ts', 'panel.tsx', { libretto, own }),
    ],
  })
  return result.outputFiles.map(({ path, contents }) => ({ path: path.slice(outdir.length + 1), bytes: contents }))
}
