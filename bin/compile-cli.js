// How the CLI is compiled, and from what: for the launcher, and for the package, which has it compiled.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Compiles the CLI into a folder, and returns the folder. */
export async function compileCli(libretto, folder) {
  // Other users may run it, too.
  chmodSync(folder, 0o755)
  const { build } = await import('esbuild')
  const options = {
    absWorkingDir: libretto,
    entryPoints: ['generator/cli.ts', 'generator/worker.ts', 'generator/test-kit.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
    external: ['esbuild', 'satteri', '@resvg/resvg-js', 'harfbuzzjs', 'wawoff2', 'sharp'],
    banner: {
      js: [
        "import { createRequire as librettoRequire } from 'node:module'",
        'const require = librettoRequire(import.meta.url)',
      ].join('\n'),
    },
  }
  await build({ ...options, outdir: folder })
  return folder
}

/** A hash of all that the compiled CLI is made from. `describe` says what counts of one file. */
export function hashSources(libretto, describe) {
  const hash = createHash('sha256').update(process.version)
  const add = (name) => hash.update(`${name} ${describe(join(libretto, name))}\n`)
  for (const room of ['generator', 'schemas', 'runtime']) listFiles(libretto, room).forEach(add)
  // The compiled CLI contains packages: npm writes the second and third file with each change of what is installed.
  for (const name of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']) add(name)
  return hash.digest('hex').slice(0, 16)
}

/** Paths of all files below a folder, with forward slashes, sorted. */
function listFiles(libretto, folder) {
  return readdirSync(join(libretto, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) =>
      item.isDirectory() ? listFiles(libretto, `${folder}/${item.name}`) : [`${folder}/${item.name}`],
    )
}

/** Size and time of a file. */
export function describeStats(path) {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/** Hash of a file. */
export function describeBytes(path) {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing'
}
