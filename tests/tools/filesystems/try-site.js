// One site on one disk, step by step. Each step gives what is wrong, in words.

import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { libretto, printedAddress } from '../serve-built.js'

const launcher = join(libretto, 'bin/libretto.js')
const longestMs = 60_000

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n'
const article = (title, text) => `---\ntitle: ${title}\ndescription: A text about the pier.\n---\n\n${text}\n`
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page of the lake.\n',
  'help/pier.md': article('Pier', '![The pier](/assets/Pier.svg) leads into the lake.'),
  'help/boats.md': article('Boats', 'They lie at the [pier](pier.md).'),
  'assets/Pier.svg': picture,
}

/** Yields each step with its fault. */
export async function* trySite(folder, { tellsCase }) {
  const content = join(folder, 'content')
  for (const [path, text] of Object.entries(files)) write(join(content, path), text)
  yield { step: 'a build', fault: buildFault(folder) }
  const again = build(folder, 'dist')
  yield {
    step: 'a build of what has not changed',
    fault: / 0 files written, 0 removed/.test(again) ? undefined : again,
  }
  renameSync(join(content, 'assets/Pier.svg'), join(content, 'assets/pier.svg'))
  write(join(content, 'help/pier.md'), files['help/pier.md'].replace('Pier.svg', 'pier.svg'))
  yield { step: 'a picture that gets another case', fault: buildFault(folder) }
  if (!tellsCase) {
    const refused = build(folder, 'CONTENT')
    yield {
      step: 'an output folder that is the content',
      fault: /is also an input/.test(refused) ? undefined : refused,
    }
  }
  write(join(content, 'help/boats.md'), article('Boats', 'Same size 1.'))
  build(folder, 'dist')
  write(join(content, 'help/boats.md'), article('Boats', 'Same size 2.'))
  yield { step: 'two edits in one second', fault: buildFault(folder) }
  yield* tryWatch(folder)
  const others = readdirSync(folder).filter((name) => name.includes('libretto-'))
  yield { step: 'what is left beside the site', fault: others.length > 0 ? others.join(', ') : undefined }
}

async function* tryWatch(folder) {
  const content = join(folder, 'content')
  const argv = [launcher, 'watch', '--port', '0']
  const child = spawn(process.execPath, argv, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  try {
    const url = await printedAddress(child)
    const shows = (path, text) => until(async () => (await (await fetch(url + path)).text()).includes(text))
    write(join(content, 'help/boats.md'), article('Boats', 'They sail at noon.'))
    yield { step: 'watch: a save', fault: await shows('/help/boats', 'They sail at noon.') }
    renameSync(join(content, 'help/boats.md'), join(content, 'help/Boats.md'))
    renameSync(join(content, 'help/Boats.md'), join(content, 'help/ships.md'))
    yield { step: 'watch: a file that gets another name', fault: await shows('/help/ships', 'They sail at noon.') }
    renameSync(join(content, 'assets/pier.svg'), join(content, 'assets/PIER.svg'))
    write(join(content, 'help/pier.md'), files['help/pier.md'].replace('Pier.svg', 'PIER.svg'))
    yield { step: 'watch: a picture that gets another case', fault: await shows('/help/pier', '/PIER-') }
    mkdirSync(join(content, 'blog'))
    const post = article('Ice', 'The lake is frozen.').replace(
      'description',
      'author: Ada\ndate: 2026-01-05\ndescription',
    )
    write(join(content, 'blog/ice.md'), post)
    yield { step: 'watch: a new folder', fault: await shows('/blog/ice', 'The lake is frozen.') }
    rmSync(join(content, 'blog'), { recursive: true })
    yield {
      step: 'watch: a folder that goes',
      fault: await until(async () => (await fetch(`${url}/blog/ice`)).status === 404),
    }
  } finally {
    child.kill('SIGINT')
  }
  await closed
  // Windows kills the process, and the next build that writes removes what it has left.
  write(join(content, 'help/ships.md'), article('Ships', 'They are back.'))
  yield { step: 'what the watch has published', fault: buildFault(folder) }
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function build(folder, out, ...flags) {
  const argv = [launcher, 'build', '--out', out, ...flags]
  const { stdout, stderr } = spawnSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

/** Builds, and compares with a build into a new folder without a cache. */
function buildFault(folder) {
  const printed = build(folder, 'dist')
  build(folder, 'clean', '--no-cache')
  const [found, expected] = [readFiles(join(folder, 'dist')), readFiles(join(folder, 'clean'))]
  rmSync(join(folder, 'clean'), { recursive: true, force: true })
  if (expected.size < 10) return printed
  const missing = [...expected.keys()].filter((path) => !found.has(path))
  const more = [...found.keys()].filter((path) => !expected.has(path))
  const other = [...expected]
    .filter(([path, text]) => found.has(path) && found.get(path) !== text)
    .map(([path]) => path)
  const faults = { missing, more, other }
  const words = Object.entries(faults).flatMap(([name, paths]) =>
    paths.length > 0 ? [`${name}: ${paths.join(' ')}`] : [],
  )
  return words.length > 0 ? words.join('; ') : undefined
}

function readFiles(folder) {
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const paths = items.map((item) => join(item.parentPath, item.name))
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'latin1')]))
}

/** Undefined once it is so. */
async function until(isSo) {
  for (const start = Date.now(); Date.now() - start < longestMs; ) {
    if (await isSo().catch(() => false)) return undefined
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return 'not within a minute'
}
