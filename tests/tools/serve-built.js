// The real site, or with `--content docs/content` the manual, built into a temporary folder and served as a static host
// would, for tools that look at it in a browser. Uses the two public commands.

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

/** Folder of Libretto itself. */
export const libretto = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const launcher = join(libretto, 'bin/libretto.js')

/** Builds and serves; `close` removes everything again. Without `options` the command line has them. */
export async function serveBuilt(options = readOptions()) {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-tool-'))
  const dist = join(folder, 'dist')
  let child
  const close = () => {
    child?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { content, engine } = options
    const source = content === undefined ? [] : ['--content', content]
    const renderer = engine === undefined ? [] : ['--engine', engine]
    execFileSync(process.execPath, [launcher, 'build', '--quiet', '--out', dist, ...source, ...renderer], {
      cwd: libretto,
      stdio: 'inherit',
    })
    compressTexts(dist)
    child = spawn(process.execPath, [launcher, 'preview', '--out', dist, '--port', '0'], {
      cwd: libretto,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await printedAddress(child)
    return { url, routes: [...listedRoutes(dist), '/404'], close }
  } catch (error) {
    close()
    throw error
  }
}

/** The address a command prints, without a slash at the end. Rejects when it ends before. */
export function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += data
      const found = /at (http:\S+)\//.exec(printed)
      if (found) resolve(found[1])
    })
    child.once('close', () => reject(new Error(`the command ended: ${child.spawnargs.join(' ')}`)))
  })
}

/** Routes of `--routes /,/docs`; undefined without the option. */
export function routesWanted() {
  const { routes } = readOptions()
  return routes?.split(',').map((route) => route.trim())
}

// Tools with other arguments import this file too.
function readOptions() {
  return parseArgs({ options: { routes: { type: 'string' }, content: { type: 'string' } } }).values
}

// Compresses as every static host does; preview serves a compressed file where the manifest lists one.
function compressTexts(dist) {
  const path = join(dist, '.libretto-manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const name of Object.keys(manifest.files).filter((file) =>
    /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/.test(file),
  )) {
    writeFileSync(join(dist, `${name}.gz`), gzipSync(readFileSync(join(dist, name))))
    manifest.files[`${name}.gz`] = ''
  }
  writeFileSync(path, JSON.stringify(manifest))
}

function listedRoutes(dist) {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}
