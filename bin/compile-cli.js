// How the CLI is compiled, and from what: for the launcher, and for the package, which has it compiled.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Compiles the CLI into a folder, and returns the folder. `options`: more of esbuild. */
export async function compileCli(libretto, folder, options = {}) {
  try {
    // Other users may run it, too.
    chmodSync(folder, 0o755)
  } catch {
    // Some disks know no permissions.
  }
  const { build } = await openEsbuild()
  const { outputFiles } = await build({
    absWorkingDir: libretto,
    entryPoints: ['generator/compiled.ts'],
    write: false,
    // One script, because V8 keeps bytecode of scripts only, not of modules. What is imported late runs late.
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    define: { 'import.meta.url': '__filename' },
    external: ['esbuild', '@resvg/resvg-js', 'harfbuzzjs', 'wawoff2', 'sharp'],
    plugins: [placeOfSatteri, includePackages],
    ...options,
  })
  for (const { text } of outputFiles) writeFileSync(join(folder, 'cli.cjs'), seal(escapeLetters(passImports(text))))
  return folder
}

// The last line says that Libretto has written the file, so that it may be removed.
function seal(text) {
  return `${text}// libretto ${createHash('sha256').update(text, 'latin1').digest('hex')}\n`
}

/** Whether a script is one that `compileCli` has written. */
export function isSealedScript(text) {
  const start = text.lastIndexOf('// libretto ')
  return start >= 0 && text === seal(text.slice(0, start))
}

// A script whose bytecode was kept cannot import: V8 has forgotten where it came from. The launcher imports for it.
function passImports(text) {
  return text.replace(/\bimport\((?=")/g, 'importPackage(')
}

// ASCII is read fastest. esbuild leaves other letters in regular expressions and comments.
function escapeLetters(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A script cannot import satteri, which is a module; in the script, it finds its binary from where it is installed. */
const placeOfSatteri = {
  name: 'place-of-satteri',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => ({
      contents: [
        "import { createRequire as requireFrom } from 'node:module'",
        "import { pathToFileURL } from 'node:url'",
        "const place = pathToFileURL(requireFrom(__filename).resolve('satteri')).href",
        readFileSync(path, 'utf8').replaceAll('import.meta.url', 'place'),
      ].join('\n'),
    }))
  },
}

/** Packages that are parts of the script and run when they are asked for. */
const includePackages = {
  name: 'include-packages',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]open-(?:satteri|temml|highlighter|dagre)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /\bload(?=\('(?:satteri|temml|highlight\.js\/lib\/core|@dagrejs\/dagre)'\))/,
        'require',
      ),
      loader: 'ts',
    }))
  },
}

/** Throws an error with a code of its own if esbuild has no binary for this system. */
async function openEsbuild() {
  try {
    const esbuild = await import('esbuild')
    // Starts the binary. A later failure is about what is compiled.
    await esbuild.transform('')
    return esbuild
  } catch (cause) {
    throw Object.assign(new Error('esbuild does not run', { cause }), { code: 'LIBRETTO_MISSING_BINARY' })
  }
}

/** A hash of all that the compiled CLI is made from. `describe` says what counts of one file. */
export function hashSources(libretto, describe) {
  const hash = createHash('sha256').update(process.version)
  const add = (name) => hash.update(`${name} ${describe(join(libretto, name))}\n`)
  for (const room of ['generator', 'schemas', 'runtime']) listFiles(libretto, room).forEach(add)
  // The compiled CLI contains packages: npm writes the second and third file with each change of what is installed.
  for (const name of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']) add(name)
  add('bin/compile-cli.js')
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
