// After an import the site builds. What an import would write is checked as a build checks it, before anything is
// written: what a build refuses is taken out and listed, and a file that cannot be kept is left out. This goes on until
// nothing is refused.

import { addressOf } from '../../addresses/addresses.ts'
import { checkContent } from '../../build/build.ts'
import { type Cache, openCache } from '../../cache/cache.ts'
import type { Config } from '../../config/config.ts'
import { statOf } from '../../disk/disk.ts'
import { type Loaded, loadContent, withFiles } from '../../load/load.ts'
import { usualParser } from '../../markdown/markdown.ts'
import type { Problem } from '../../problem.ts'
import type { ImportedFile, Loss } from '../source/model.ts'
import { mendFile } from './mend-file.ts'

/** What an import would do to a content folder. */
export interface Draft {
  files: readonly ImportedFile[]
  /** Files that are to go. Paths are below the folder with site.yaml. */
  gone: readonly string[]
}

export interface MendOptions {
  /** The content folder with site.yaml. */
  root: string
  /** Path of a file of the import below that folder. */
  placeOf: (file: ImportedFile) => string
  config: Config
  /** Files that go where a build refuses them, or where nothing uses them. */
  mayGo: ReadonlySet<string>
}

/** A loss of a file of the import. */
export interface FileLoss {
  from: string
  loss: Loss
}

/** A draft that a build takes. */
export interface MendedDraft {
  files: ImportedFile[]
  gone: readonly string[]
  losses: FileLoss[]
  /** What a build refuses in files that were there before. */
  refused: Problem[]
}

/** More rounds than a page has nested values. */
const mostRounds = 24

type Changes = Map<string, Uint8Array | ReturnType<Loaded['known']['get']>>

const nothing: Loaded = { entries: [], assets: [], rootFiles: [], problems: [], known: new Map() }

/** Takes out of an import what a build refuses. */
export async function mendDraft(draft: Draft, options: MendOptions): Promise<MendedDraft> {
  const { root, placeOf } = options
  const there = statOf(root)?.isDirectory() ? await loadContent(root) : nothing
  const files = new Map(draft.files.map((file) => [placeOf(file), file]))
  const losses = new Map<string, FileLoss[]>()
  const gone = new Set(draft.gone)
  let cache = openCache()
  let shown = there
  let changes: Changes = new Map(draft.gone.map((path) => [path, undefined]))
  for (const [path, { bytes }] of files) changes.set(path, bytes)
  for (let round = 1; ; round++) {
    shown = withFiles(shown, changes)
    cache = openCache(cache)
    const problems = await findProblems(shown, options, cache)
    const errors = problems.filter(({ severity }) => severity === 'error')
    changes = mendRound(files, errors, { losses, there, isLast: round > mostRounds })
    if (changes.size > 0) continue
    changes = round > mostRounds ? changes : letGo(errors.length > 0 ? errors : findUnused(problems), gone, options)
    if (changes.size > 0) continue
    if (errors.length === 0 || gone.size === 0)
      return { files: [...files.values()], gone: [...gone], losses: listLosses(losses), refused: errors }
    // A page that stays needs them.
    for (const path of gone) if (!files.has(path)) changes.set(path, there.known.get(path))
    gone.clear()
    round = mostRounds
  }
}

/** Lets files go that problems are about. */
function letGo(problems: readonly Problem[], gone: Set<string>, { mayGo }: MendOptions): Changes {
  const found = problems.flatMap(({ file = '' }) => (mayGo.has(file) && !gone.has(file) ? [file] : []))
  for (const file of found) gone.add(file)
  return new Map(found.map((file) => [file, undefined]))
}

function findUnused(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => code === 'unused-asset')
}

/** A home page has the text of another page, and what is said of one is not said of the other. */
function listLosses(losses: ReadonlyMap<string, FileLoss[]>): FileLoss[] {
  const all = [...losses.values()].flat()
  const unique = new Map(all.map((each) => [JSON.stringify(each), each]))
  return [...unique.values()]
}

async function findProblems(files: Loaded, { root, config }: MendOptions, cache: Cache): Promise<Problem[]> {
  // An import needs no parser that runs only on some systems.
  const output = { ...config.output, markdownParser: usualParser() }
  const located = { ...config, output, places: { ...config.places, content: root } }
  const { problems } = await checkContent(located, cache, { files, isOnly: true })
  return problems
}

interface Round {
  losses: Map<string, FileLoss[]>
  there: Loaded
  /** Whether a file with errors is left out without another attempt. */
  isLast: boolean
}

/** Mends the files with errors, or leaves them out. Gives what has changed by path. */
function mendRound(files: Map<string, ImportedFile>, errors: readonly Problem[], round: Round): Changes {
  const changes: Changes = new Map()
  const { losses, there, isLast } = round
  for (const [path, found] of errorsByFile(files, errors, there)) {
    const file = files.get(path)
    if (!file) continue
    const mended = isLast || isAdded(path, there) ? undefined : mendFile(file, found)
    if (mended) {
      files.set(path, mended.file)
      changes.set(path, mended.file.bytes)
      const more = mended.losses.map((loss) => ({ from: file.from, loss }))
      losses.set(path, [...(losses.get(path) ?? []), ...more])
    } else {
      files.delete(path)
      changes.set(path, there.known.get(path))
      losses.set(path, [{ from: file.from, loss: leftOut(path, found[0]) }])
    }
  }
  return changes
}

/** Whether a file has the words of its owner, and an import only adds to them. */
function isAdded(path: string, there: Loaded): boolean {
  return path === 'site.yaml' && there.known.has(path)
}

/** The errors of each file of the import. Of a file that was there, the one that takes its address has them. */
function errorsByFile(
  files: ReadonlyMap<string, ImportedFile>,
  errors: readonly Problem[],
  there: Loaded,
): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>()
  for (const error of errors) {
    const { file = '' } = error
    const isThere = !files.has(file) && there.known.has(file)
    const path = isThere ? rivalOf(file, files) : file
    if (path === undefined) continue
    const own = path === file ? error : withoutPlace(error)
    const others = found.get(path)
    if (others) others.push(own)
    else found.set(path, [own])
  }
  return found
}

function withoutPlace({ line: _, column: __, ...error }: Problem): Problem {
  return error
}

/** The file of the import that has the address of another file. */
function rivalOf(file: string, files: ReadonlyMap<string, ImportedFile>): string | undefined {
  const route = addressOf(file, {})?.route
  if (route === undefined) return undefined
  return [...files.keys()].find((path) => path !== file && addressOf(path, {})?.route === route)
}

function leftOut(path: string, error: Problem | undefined): Loss {
  return {
    code: 'import-skipped',
    message: `${path} is not written, because a build would refuse it: ${error?.message ?? 'it has errors'}`,
    hint: error?.hint ?? 'change the file of the old site, and import again',
    ...(error?.line === undefined ? {} : { line: 1 }),
    kind: `not written: ${error?.code}`,
  }
}
