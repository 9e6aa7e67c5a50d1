// The three sites that hosts serve: Parley, a site with old addresses of every kind below a path, and one in two
// languages. Each is laid out as its host wants it: the files that a host reads lie at the top of what it serves.

import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from '../serve-built.js'
import { oldAddresses } from './old-addresses.js'

const sites = [
  { name: 'parley', content: 'content', basePath: '' },
  { name: 'old-addresses', content: 'tests/sites/valid/old-addresses/content', basePath: '/lake' },
  { name: 'two-languages', content: 'tests/sites/valid/two-languages/content', basePath: '' },
]

/** What hosts read, or send for what they do not find, at the top alone. */
const atTop = ['_headers', '_redirects', 'vercel.json', '404.html', '.nojekyll']

/**
 * Builds the sites for a host of site.yaml. Each has its name, its base path, the folder `dist`, the folder `root` with
 * the site at its base path, and what is known of its redirects.
 */
export function buildFor(host, folder) {
  return sites.map(({ name, content, basePath }) => {
    const home = join(folder, 'built', `${name}-${host.replace(', ', '-')}`)
    if (!existsSync(home)) build({ home, content, basePath, host })
    const root = join(home, 'root')
    return { name, basePath, root, dist: join(root, basePath), redirects: oldAddresses[name] }
  })
}

function build({ home, content, basePath, host }) {
  const copy = join(home, 'content')
  const root = join(home, 'root')
  const dist = join(root, basePath)
  cpSync(join(libretto, content), copy, { recursive: true })
  const file = join(copy, 'site.yaml')
  const text = readFileSync(file, 'utf8').replace(/^hosts:.*\n/m, '')
  writeFileSync(file, `${text}\nhosts: [${host}]\n`)
  mkdirSync(root, { recursive: true })
  const path = basePath === '' ? [] : ['--base-path', basePath]
  // What only Parley has is in the code of this repository, so the command runs there.
  const flags = ['--quiet', '--content', copy, '--out', dist, '--cache', join(home, '../cache'), ...path]
  execFileSync(process.execPath, [join(libretto, 'bin/libretto.js'), 'build', ...flags], {
    cwd: libretto,
    stdio: 'pipe',
  })
  if (basePath === '') return
  for (const name of atTop) if (existsSync(join(dist, name))) copyFileSync(join(dist, name), join(root, name))
}
