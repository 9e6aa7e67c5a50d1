import { MissingBinaryError } from '../errors.ts'

/** Imports esbuild, and throws MissingBinaryError if its binary does not run. */
export async function openEsbuild(): Promise<typeof import('esbuild')> {
  try {
    const esbuild = await import('esbuild')
    // Starts the binary. A later failure is about what is compiled.
    await esbuild.transform('')
    return esbuild
  } catch (error) {
    throw new MissingBinaryError('esbuild', error)
  }
}

/** Ends the process of esbuild, which keeps 100 MB and more. It starts again when there is something to compile. */
export async function endEsbuild(): Promise<void> {
  const esbuild = await import('esbuild').catch(() => undefined)
  await esbuild?.stop()
}
