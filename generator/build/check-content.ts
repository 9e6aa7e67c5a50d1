// The first half of the pipeline: files of the content → checked content of each language, with all problems.

import type { Cache } from '../cache/cache.ts'
import { checkLocalEndpoints, checkMinimum, checkRootFiles, validateSite } from '../check/check.ts'
import type { Config, OutputOptions } from '../config/config.ts'
import type { SeenFiles } from '../disk/disk.ts'
import { type Entry, type Loaded, loadCached, splitLanguages, withEntries } from '../load/load.ts'
import { joinEqual, limitProblems, type Problem, sortProblems } from '../problem.ts'
import {
  checkCardFont,
  checkLogos,
  checkMark,
  checkUnused,
  findMisplaced,
  listOwnSources,
  orBlameSchemas,
  readOwnSchemas,
} from '../render/render.ts'
import type { Pool } from '../threads/threads.ts'
import { checkOtherRoots } from './check-other-roots.ts'
import { checkReplacedSite, type PublishedSite } from './check-replaced-site.ts'
import type { OnProgress } from './progress.ts'
import { checkLanguageWords } from './render-languages.ts'
import type { CheckedSite } from './rendered-site.ts'

export interface CheckOptions {
  /** What the content folder is to have, in place of what it has. */
  files?: Loaded | undefined
  /** Threads that share the work on many articles. */
  pool?: Pool | undefined
  /** Whether earlier versions stand in for files with errors. */
  isMended?: boolean | undefined
  /** Paths below the content folder that may differ from the last build; without it every path is looked at. */
  touched?: ReadonlySet<string> | undefined
  /** Files and folders of the content as another process saw them. Those that have not changed are not read. */
  seenContent?: SeenFiles | undefined
  /** Entries in addition to those of the content folder. */
  extra?: readonly Entry[] | undefined
  /** Problems of what is around the site. */
  around?: readonly Problem[] | undefined
  /** The site that the output folder has. */
  published?: PublishedSite | undefined
  /** Whether the process ends after this build: what only another build would need is not kept. */
  isOnly?: boolean | undefined
  /** The site's code has not changed since the last build of this process. */
  isCodeSame?: boolean | undefined
  /** Whether what is unused is asked for later, by `findUnused`: it needs all of the content, and stops nothing. */
  isUnusedLater?: boolean | undefined
  onProgress?: OnProgress | undefined
}

/** Everything up to and including the whole-site checks; writes nothing and compiles no site code. */
export async function checkContent(config: Config, cache: Cache, options: CheckOptions = {}): Promise<CheckedSite> {
  const { places } = config
  const {
    files,
    touched,
    extra = [],
    around = [],
    published,
    onProgress,
    pool,
    isOnly,
    isCodeSame,
    seenContent,
  } = options
  onProgress?.({ kind: 'stage', stage: 'load' })
  const read = files ?? (await loadCached(places.content, cache, { touched, isReread: isOnly, seen: seenContent }))
  const loaded = withEntries(read, extra)
  onProgress?.({ kind: 'loaded', loaded })
  onProgress?.({ kind: 'stage', stage: 'validate' })
  const own = await readOwnSchemas(places, cache)
  const rules = { now: config.instant.now, ...config.output, own, cache, isOnly, isMended: options.isMended }
  const validate = () => validateSite(splitLanguages(loaded, cache), { ...rules, folder: places.content, pool })
  const validated = await orBlameSchemas(validate, own, places)
  const { languages } = validated
  const content = languages[0]?.content
  const { files: ownFiles } = listOwnSources(places.own)
  const cardFont = content ? await checkCardFont(content, config, cache) : { problems: [] }
  const findUnused = () => checkUnused(languages, ownFiles, { found: validated.problems, cache, isOnly })
  const problems = [
    ...around,
    ...checkOtherRoots(places),
    ...checkMinimum(loaded, config.surface.release),
    ...(published && content ? checkReplacedSite(published, content.site, places) : []),
    ...validated.problems,
    ...(content ? checkLocalEndpoints(content, config.output.isTrial) : []),
    ...checkRootFiles(languages, loaded.problems),
    ...(await findMisplaced(ownFiles, places)),
    ...(options.isUnusedLater ? [] : await findUnused()),
    ...(content ? await checkMark(content, config, cache) : []),
    ...cardFont.problems,
    ...(await checkLogos(languages, ownFiles, config, cache)),
    ...(await checkLanguageWords(validated, places, { cache, isCodeSame })),
    ...(config.output.external ? await checkOutside(languages, config, onProgress) : []),
  ]
  const found = limitProblems(joinEqual(sortProblems(problems)))
  const { font } = cardFont
  return {
    loaded,
    ...(content ? { content } : {}),
    languages,
    ownSchemas: own,
    problems: found,
    cardFont: font,
    ...(options.isUnusedLater ? { findUnused } : {}),
  }
}

async function checkOutside(
  languages: CheckedSite['languages'],
  config: Config,
  onProgress: OnProgress | undefined,
): Promise<Problem[]> {
  onProgress?.({ kind: 'stage', stage: 'external' })
  const { checkExternal } = await import('../external/external.ts')
  return checkExternal(languages, config)
}

/** Whether the problems stop a build. */
export function hasErrors(problems: readonly Problem[], { strict }: Pick<OutputOptions, 'strict'>): boolean {
  return problems.some(({ severity }) => severity === 'error' || strict)
}
