// npm run icons -- heart-pulse: adds the named icons of lucide to site/vendor/lucide, and draws those that are there
// again. For a newer lucide, change the version in the package.json there and run this without a name. `--check` writes
// nothing and exits with 1 if a file differs from lucide's. npm fetches lucide into a temporary folder. Each icon has a
// separate file, so that an island loads only the icons it shows, and it is plain markup: lucide's components would
// send their code and class names to visitors.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackage } from './clients/install-package.js'
import { drawIcon } from './draw-icon.js'

const target = join(import.meta.dirname, '../../site/vendor/lucide')
const wanted = process.argv.slice(2).filter((name) => name !== '--check')

const folder = mkdtempSync(join(tmpdir(), 'libretto-icons-'))
try {
  const drawn = drawFiles(folder)
  if (process.argv.includes('--check')) check(drawn)
  else for (const [file, text] of drawn) writeFileSync(join(target, file), text)
} catch (error) {
  process.stderr.write(`icons: ${error.message}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The files of the target folder, as [name, text]. */
function drawFiles(temporary) {
  const { version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  const installed = installPackage(temporary, `lucide-static@${version}`)
  if (!installed) throw new Error(`npm cannot fetch lucide-static ${version}`)
  const icons = installed.require('lucide-static/icon-nodes.json')
  const present = readdirSync(target).filter((file) => file.endsWith('.ts'))
  const names = new Set([...present.map((file) => file.slice(0, -'.ts'.length)), ...wanted])
  const unknown = [...names].filter((name) => !Object.hasOwn(icons, name))
  if (unknown.length > 0) throw new Error(`lucide ${version} has no ${unknown.join(', ')}`)
  const licence = readFileSync(installed.require.resolve('lucide-static/LICENSE'), 'utf8')
  return [...[...names].map((name) => [`${name}.ts`, drawIcon(name, icons[name])]), ['LICENSE', licence]]
}

function check(drawn) {
  const differing = drawn.filter(([file, text]) => {
    const path = join(target, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  if (differing.length > 0) throw new Error(`not as in lucide: ${differing.map(([file]) => file).join(', ')}`)
}
