// npm run release:package -- --out DIR: writes what a release publishes into DIR/package, under the name of the
// release; `npm publish DIR/package` publishes it. `--name` and `--repository` replace the values of package.json.
// `--tag v1.2.3` writes DIR/notes.md from the changelog, and fails if the version has another number or no date.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describePackage, releaseNotes } from './published-package.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))
const text = { type: 'string' }

try {
  const { values } = parseArgs({ options: { out: text, name: text, repository: text, tag: text } })
  writeRelease(values)
} catch (error) {
  console.error(`release: ${error.message}`)
  process.exitCode = 2
}

function writeRelease({ out, name, repository, tag }) {
  if (out === undefined) throw new Error('name a folder with --out DIR')
  const folder = resolve(out)
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`the folder ${out} must be empty`)
  const manifest = JSON.parse(readFileSync(join(libretto, 'package.json'), 'utf8'))
  if (tag !== undefined) {
    if (tag !== `v${manifest.version}`) throw new Error(`the tag is ${tag}, and the version ${manifest.version}`)
    const notes = releaseNotes(readFileSync(join(libretto, 'CHANGELOG.md'), 'utf8'), manifest.version)
    writeFileSync(join(folder, 'notes.md'), notes)
  }
  // An empty value comes from a variable of the workflow that is not set.
  const published = describePackage(manifest, { publishedName: name || undefined, repository: repository || undefined })
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === 'win32'
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: libretto, stdio: 'ignore', shell })
  const [tarball = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  execFileSync('tar', ['xzf', tarball], { cwd: folder })
  writeFileSync(join(folder, 'package/package.json'), `${JSON.stringify(published, null, 2)}\n`)
  console.log(`${published.name} ${published.version} is in ${join(out, 'package')}`)
}
