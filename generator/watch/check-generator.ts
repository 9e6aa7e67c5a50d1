// Checks that the generator would start again with the code that is on the disk now. Without this check, a half-saved
// file would end the watch, and you would have to start it by hand.

import { openEsbuild } from '../render/render.ts'

/** Compiles the generator and throws the result away. Rejects with esbuild's message. */
export async function checkGenerator(libretto: string): Promise<void> {
  const { build } = await openEsbuild()
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
