// This site, the manual and every valid mini-site, built into a folder by the public command.

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from '../serve-built.js'

const launcher = join(libretto, 'bin/libretto.js')
const miniSites = 'tests/sites/valid'

/** Builds the sites below the folder. Each has a name, its output folder and the paths of its files. */
export function buildSites(folder) {
  const contents = new Map([
    ['parley', 'content'],
    ['manual', 'docs/content'],
    ...readdirSync(join(libretto, miniSites)).map((name) => [name, `${miniSites}/${name}/content`]),
  ])
  return [...contents].map(([name, content]) => {
    const dist = join(folder, 'sites', name)
    const flags = ['--quiet', '--no-cache', '--content', content, '--out', dist]
    execFileSync(process.execPath, [launcher, 'build', ...flags], { cwd: libretto, stdio: 'pipe' })
    return { name, dist, files: listFiles(dist) }
  })
}

/** Paths of all files of the sites whose path ends like this. A client that reads none has not checked anything. */
export function filesOf(sites, ending) {
  const found = sites.flatMap(({ dist, files }) =>
    files.filter((file) => file.endsWith(ending)).map((file) => join(dist, file)),
  )
  if (found.length === 0) throw new Error(`no site has a file *${ending}`)
  return found
}

/** A path as people read it: the name of the site, then the path of the file in it. */
export function shortPath(path, folder) {
  return path.replace(`${join(folder, 'sites')}/`, '')
}

function listFiles(dist) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(dist.length + 1))
    .sort()
}
