// Would the generator start again as it is on the disk now? In: the folder of Libretto. Out: nothing, or esbuild's rejection with file and line.
// A watch that ended for a half-saved file would have to be started by hand.

import { build } from 'esbuild'

/** Compiles the generator and throws the result away. Rejects with esbuild's message. */
export async function checkGenerator(libretto: string): Promise<void> {
  await build({
    absWorkingDir: libretto,
    entryPoints: ['generator/cli.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
}
