// The import command: brings the pages of another generator over, and lists what it could not translate.

import { basename, dirname, join, resolve } from 'node:path'
import { type Collections, standardCollections } from '#schemas/article-collections.ts'
import { knownKeys, requiredKeys } from '#schemas/inspect-schema.ts'
import { addressOf } from '../addresses/addresses.ts'
import { openCache } from '../cache/cache.ts'
import type { Config, Places, ValuesOf } from '../config/config.ts'
import { exitCodes, UsageError } from '../errors.ts'
import { checkImport, listContent, planImport, readComponents, readRedirects, writeImport } from '../import/import.ts'
import { readLanguages } from '../load/load.ts'
import { isIn, pathFrom } from '../paths.ts'
import { listNames, nearestName, type Problem, sortProblems } from '../problem.ts'
import { noOwnSchemas, type OwnSchemas, readExtraKeys } from '../read/read.ts'
import { orBlameSchemas, readOwnSchemas } from '../render/render.ts'
import { printProblems } from '../report/report.ts'
import { readContentFile } from '../save/save.ts'
import { parseYaml } from '../yaml/yaml.ts'
import { writeReport } from './import-report.ts'
import { orExplainCode } from './own-code.ts'
import { printImport } from './print-import.ts'
import { findSwitchedOff } from './switched-off.ts'
import { findUntouched } from './untouched-files.ts'

/** Flags of this command only. */
type ImportFlags = ValuesOf<'import'>

const noFiles: ReadonlyMap<string, string> = new Map()

/** Collection of the pages that come without another. */
const docs = 'docs'

/** Brings a folder over. With `strict`, anything that was left or lost is a failure. */
export async function importCommand(folder: string, config: Config, flags: ImportFlags): Promise<number> {
  // It would be the working directory, but it comes from a variable of a script that has no value.
  if (folder === '') throw new UsageError('import needs the folder of the other site, not ""')
  const source = resolve(config.places.workingDirectory, folder)
  const content = contentOf(config.places)
  if (isIn(source, content) || isIn(content, source))
    throw new UsageError(`${folder} and the content folder ${content} must not be inside each other`)
  return orExplainCode(config, async () => {
    const own = await readOwnFor(flags.to ?? docs, config)
    return orBlameSchemas(() => importInto(content, { source, config, flags, own }), own, config.places)
  })
}

interface ImportPlaces {
  /** The folder of the other site. */
  source: string
  config: Config
  flags: ImportFlags
  own: OwnSchemas
}

async function importInto(content: string, { source, config, flags, own }: ImportPlaces): Promise<number> {
  const { to = docs, dryRun } = flags
  const collections: Collections = { ...standardCollections, ...own.collections }
  if (!Object.hasOwn(collections, to)) throw new UsageError(describeUnknown(to, Object.keys(collections)))
  const { root, prefix } = siteOf(content)
  const extraKeys = readExtraKeys({ data: readSiteFile(root) })
  const keysOf = (name: string) => {
    const schema = collections[name]?.schema
    return { known: knownKeys(schema), required: requiredKeys(schema), extra: extraKeys[name] ?? [] }
  }
  const { files: untouched, defaults } =
    root === content ? findUntouched(content, config.places.libretto) : { files: noFiles, defaults: undefined }
  // What a new site shows gives way.
  const files = listContent(content).filter((file) => !untouched.has(file))
  const present = files.flatMap((file) => addressOf(file, {})?.route ?? [])
  // Collections have an index page without any file.
  const lists = Object.values(collections).flatMap(({ route, isTree }) => (isTree ? [] : [route]))
  const routes = new Set(['/', ...lists, ...present])
  const redirects = readRedirects(content, files)
  const { rules: components, problems: faults } = readComponents(dirname(root))
  if (faults.length > 0) {
    printProblems(faults, { ...config, places: { ...config.places, content: dirname(root) } }, {})
    return exitCodes.content
  }
  const planned = planImport(source, { from: flags.from, to, keysOf, routes, redirects, prefix, components })
  const places = { content, root, isForced: config.surface.force, untouched, defaults }
  const paths = planned.files.map(({ path }) => path)
  const { workingDirectory } = config.places
  // An untouched site.yaml switches on what comes over.
  const unseen = untouched.has('site.yaml') ? [] : findSwitchedOff(paths, { content, workingDirectory }).names
  const { plan, gone, refused } = await checkImport(planned, { ...places, config, to, present: files, unseen })
  const written = await writeImport(plan, { ...places, gone, isDry: dryRun })
  // Problems are placed relative to the source folder.
  const kept = written.problems.map((problem) => ({
    ...problem,
    file: pathFrom(plan.folder, join(content, problem.file ?? '')),
  }))
  const losses = sortProblems([...plan.problems, ...kept])
  const report = writeReport({
    plan,
    losses,
    removed: written.removed,
    source: plan.folder,
    content,
    root,
    isDry: dryRun,
  })
  printImport({ plan, written, losses, report, source: plan.folder, content, isDry: dryRun }, config)
  if (!plan.files.some(({ kind }) => kind === 'page')) {
    config.surface.screen.warn(
      'no page has come over: name the folder with the Markdown files, or the tool with --from',
    )
    return exitCodes.content
  }
  if (refused.length > 0) return reportRefused(refused, { ...config, places: { ...config.places, content: root } })
  return config.output.strict && losses.length > 0 ? exitCodes.content : exitCodes.done
}

/** Says what stops a build although the import is done. */
function reportRefused(refused: readonly Problem[], config: Config): number {
  const { format, screen } = config.surface
  screen.warn('the site does not build yet: files that were there before have errors')
  if (format !== 'json' && format !== 'sarif') printProblems(refused, config, {})
  return exitCodes.content
}

/** The content folder with site.yaml, and how the addresses of `content` begin, which may be that of a language. */
function siteOf(content: string): { root: string; prefix: string } {
  const above = dirname(content)
  const [, ...others] = readLanguages([{ file: 'site.yaml', data: readSiteFile(above) }])
  const place = others.find(({ folder }) => folder === `${basename(content)}/`)
  return place ? { root: above, prefix: place.prefix } : { root: content, prefix: '' }
}

/** The data of site.yaml; undefined without a file that can be read. */
function readSiteFile(content: string): unknown {
  const read = readContentFile({ folder: content, file: 'site.yaml' })
  return 'bytes' in read ? parseYaml(new TextDecoder().decode(read.bytes)).data : undefined
}

/** Custom code, which is compiled only for a collection that is not a standard one. */
async function readOwnFor(to: string, config: Config): Promise<OwnSchemas> {
  return Object.hasOwn(standardCollections, to) ? noOwnSchemas : readOwnSchemas(config.places, openCache())
}

/** The content folder of the site: below the working directory if it is in no site. */
function contentOf({ content, libretto, workingDirectory }: Places): string {
  const isOwn = content === join(libretto, 'content') && !isIn(workingDirectory, libretto)
  return isOwn ? join(workingDirectory, 'content') : content
}

function describeUnknown(name: string, names: readonly string[]): string {
  const near = nearestName(name, names)
  const hint = near === undefined ? `collections are ${listNames(names)}` : `did you mean "${near}"?`
  return `there is no collection "${name}"; ${hint}`
}
