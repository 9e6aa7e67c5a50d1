// npm run test:release: publishes what a release would publish to a registry on this machine (verdaccio, of npm),
// installs it in an empty folder, makes a site of each kind, installs and builds it, and upgrades a site of the package
// of the commit before. Prints the size of the package, and seconds and megabytes of `npm install`. Exits with 1 on a
// failure. Packages of others come from the registry that npm is set to.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from '../clients/install-package.js'
import { openRegistry } from './registry.js'

const libretto = fileURLToPath(new URL('../../../', import.meta.url))
const most = 2 * 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'libretto-release-'))
const run = (cwd, command, ...argv) =>
  execFileSync(command, argv, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env: environment })
const environment = {
  ...process.env,
  npm_config_cache: join(folder, 'npm-cache'),
  npm_config_audit: 'false',
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
}

let registry
try {
  // Newer ones need Node 22. It asks for a tag of node-fetch that not every mirror of the registry has.
  const verdaccio = installPackage(folder, 'verdaccio@6.0.5', { overrides: { 'node-fetch': '2.7.0' } })
  if (!verdaccio) throw new Error('npm cannot fetch verdaccio')
  registry = await openRegistry(join(verdaccio.programs, 'verdaccio'), folder)
  environment.npm_config_registry = registry.url
  environment.npm_config_userconfig = registry.settings
  const before = publishBefore()
  const { name, version } = publish(libretto, 'release')
  const first = makeFolder('first')
  run(first, 'npm', 'install', `${name}@${version}`)
  for (const kind of ['docs', 'company', 'blog']) makeSite(first, kind)
  if (before) upgrade(join(first, 'docs'), before, version)
} catch (error) {
  console.error(`failed: ${error.message}`)
  process.exitCode = 1
} finally {
  registry?.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Publishes the package of a checkout, by `npm publish`. */
function publish(checkout, out, version) {
  const target = join(folder, out)
  run(checkout, process.execPath, join(checkout, 'bin/release.js'), '--out', target)
  const home = join(target, 'package')
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  if (version !== undefined) writeFileSync(join(home, 'package.json'), JSON.stringify({ ...manifest, version }))
  const [packed] = JSON.parse(run(home, 'npm', 'pack', '--json', '--dry-run'))
  console.log(`${manifest.name} ${version ?? manifest.version}: ${(packed.size / 1024 / 1024).toFixed(2)} MB packed`)
  if (packed.size > most) throw new Error(`the package has ${packed.size} bytes, more than ${most}`)
  run(home, 'npm', 'publish', '--provenance=false', ...(version === undefined ? [] : ['--tag', 'before']))
  return manifest
}

/** The package of the commit before, under an older number; undefined if that commit makes no release. */
function publishBefore() {
  const checkout = join(folder, 'before')
  run(folder, 'git', 'clone', '--quiet', libretto, checkout)
  run(checkout, 'git', 'checkout', '--quiet', 'HEAD~1')
  try {
    statSync(join(checkout, 'bin/release.js'))
  } catch {
    return console.log('the commit before makes no release: no upgrade from it')
  }
  // A commit rarely has other packages than the one before.
  symlinkSync(join(libretto, 'node_modules'), join(checkout, 'node_modules'))
  return publish(checkout, 'release-before', '0.0.1').name
}

function makeFolder(name) {
  const path = join(folder, name)
  mkdirSync(path)
  writeFileSync(join(path, 'package.json'), '{ "private": true }\n')
  return path
}

function makeSite(first, kind) {
  const settings = ['--kind', kind, '--name', 'Lake', '--url', 'https://lake.example.com']
  run(first, 'npx', '--no-install', 'libretto', 'new', 'site', kind, ...settings)
  const site = join(first, kind)
  const start = Date.now()
  run(site, 'npm', 'install', '--no-fund')
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  const [kilobytes] = run(site, 'du', '-sk', 'node_modules').split('\t')
  console.log(`${kind}: npm install ${seconds} s, ${(Number(kilobytes) / 1024).toFixed(0)} MB`)
  console.log(`${kind}: ${run(site, 'npm', 'run', '--silent', 'build').trim()}`)
}

/** Back to the package before, built, then forward, upgraded and built. */
function upgrade(site, name, version) {
  run(site, 'npm', 'install', '--no-fund', '--save-dev', `libretto@npm:${name}@0.0.1`)
  run(site, 'npm', 'run', '--silent', 'build')
  run(site, 'npm', 'install', '--no-fund', '--save-dev', `libretto@npm:${name}@${version}`)
  console.log(`upgrade: ${run(site, 'npx', '--no-install', 'libretto', 'upgrade').trim()}`)
  console.log(`upgrade: ${run(site, 'npm', 'run', '--silent', 'build').trim()}`)
}
