// What a preview goes on with where a build refuses: content with errors in some of its files. This is the only place
// that is less strict. A file with errors by itself is shown as it was before them; an error that only the whole site
// shows, such as a broken link, changes nothing on its page.

import type { Cache } from '../cache/cache.ts'
import type { LanguageContent } from '../check/check.ts'
import type { Config } from '../config/config.ts'
import { type Loaded, withFiles } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import { type CheckOptions, checkContent, hasErrors } from './check-content.ts'
import type { CheckedSite } from './rendered-site.ts'

/** What a preview has shown before. */
export interface Preview {
  last?: Pick<CheckedSite, 'loaded' | 'mended'> | undefined
}

export type PreviewOptions = CheckOptions & {
  /** Goes on without the pages that have errors. Without it they stop everything. */
  preview?: Preview | undefined
}

/** Checks the content, in a preview with the pages that it can show: `problems` are those of the content as it is. */
export async function checkShown(
  config: Config,
  cache: Cache,
  { preview, ...options }: PreviewOptions,
): Promise<CheckedSite> {
  const checked = await checkContent(config, cache, { ...options, isUnusedLater: preview !== undefined })
  if (!preview || checked.languages.length === 0) return checked
  const mended = mend(checked, preview)
  if (mended.loaded === checked.loaded) return { ...checked, mended }
  const { onProgress: _, ...quiet } = options
  const again = await checkContent(config, cache, { ...quiet, files: mended.loaded, isMended: true })
  const { loaded, problems, findUnused } = checked
  return again.languages.length === 0
    ? checked
    : { ...again, loaded, problems, mended, ...(findUnused && { findUnused }) }
}

/** Whether problems end the work on a site: all errors in a build, in a preview those that are about every page. */
export function isStopped({ languages, problems }: CheckedSite, config: Config, preview: Preview | undefined): boolean {
  return preview ? problems.some((problem) => isOfWholeSite(problem, languages)) : hasErrors(problems, config.output)
}

/** Whether an error is about every page: in the description of a site, in custom code, or in no file at all. */
function isOfWholeSite({ severity, file }: Problem, languages: readonly LanguageContent[]): boolean {
  if (severity !== 'error') return false
  if (file === undefined || file.startsWith('..')) return true
  return languages.some(({ place }) => file === `${place.folder}site.yaml`)
}

function mend({ loaded, languages, problems }: CheckedSite, { last }: Preview): NonNullable<CheckedSite['mended']> {
  const faulty = new Set(languages.flatMap(faultyFiles))
  for (const { file = '', severity } of problems)
    if (severity === 'error' && loaded.known.get(file)?.asset) faulty.add(file)
  const earlier = last?.mended?.loaded ?? last?.loaded
  const lacking = new Set<string>()
  const files = new Map<string, ReturnType<Loaded['known']['get']>>()
  for (const file of faulty) {
    const known = last?.mended?.lacking.has(file) ? undefined : earlier?.known.get(file)
    if (known) files.set(file, known)
    else lacking.add(file)
    // An asset with errors may be a danger.
    if (!known && loaded.known.get(file)?.asset) files.set(file, undefined)
  }
  return { loaded: files.size === 0 ? loaded : withFiles(loaded, files), lacking }
}

function faultyFiles({ faulty, borrowed, place }: LanguageContent): string[] {
  return [...faulty].map((file) => (borrowed.has(file) ? file : place.folder + file))
}
