// A move from the words of a command to the changes of files. Nothing is written here. What the checks would say of
// the new site decides: a move that makes an error is refused.

import type { CheckedSite } from '../build/build.ts'
import type { Loaded } from '../load/load.ts'
import type { Problem } from '../problem.ts'
import { type Moved, mapAddresses } from './address-map.ts'
import { type Draft, listChanges, openDraft, rename, setText, textOf, withDraft } from './draft.ts'
import { findSource } from './find-source.ts'
import { findRenames } from './find-target.ts'
import { freeAddresses, keepAddresses } from './keep-addresses.ts'
import {
  type FileChange,
  type LanguageFiles,
  type MovePlan,
  type MoveRequest,
  Refusal,
  type Renames,
  type SiteFiles,
} from './model.ts'
import { needlesOf } from './needles.ts'
import { replaceSlug } from './replace-slug.ts'
import { rewriteFile } from './rewrite-file.ts'

/** What planning needs beside the request. */
export interface Planning {
  before: CheckedSite
  site: SiteFiles
  /** Checks content that is not written yet. */
  check: (files: Loaded) => Promise<CheckedSite>
}

/** Plans a move. Rejects with a Refusal. */
export async function planMove(request: MoveRequest, planning: Planning): Promise<MovePlan> {
  const { site } = planning
  return planRenames(findRenames(findSource(request, site), request, site), request, planning)
}

/** Plans new names of any files, as a move of all of them together. Rejects with a Refusal. */
export async function planRenames(
  renames: Renames,
  { hasRedirect }: Pick<MoveRequest, 'hasRedirect'>,
  { before, site, check }: Planning,
): Promise<MovePlan> {
  const moved = mapAddresses(site, renames)
  const draft = openDraft(before.loaded)
  renameFiles(draft, site, renames)
  for (const language of site.languages) rewriteFiles(language, { site, renames, moved, draft })
  freeAddresses(before.languages, { moved, draft })
  const first = await check(withDraft(draft))
  const redirects = hasRedirect ? keepAddresses(before.languages, first.languages, { moved, draft }) : []
  const after = redirects.length === 0 ? first : await check(withDraft(draft))
  const changes = listChanges(draft)
  const problems = newProblems(before.problems, after.problems, changes)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) throw refuseError(error)
  const addresses = moved.pages
    .filter(({ route, newRoute }) => route !== newRoute)
    .map(({ language: { place }, route, newRoute }) => ({ from: place.prefix + route, to: place.prefix + newRoute }))
  return { changes, addresses, redirects, problems }
}

function renameFiles(draft: Draft, { languages, paths }: SiteFiles, { files }: Renames): void {
  for (const { place } of languages)
    for (const [from, to] of files)
      if (paths.has(place.folder + from)) rename(draft, place.folder + from, place.folder + to)
}

function rewriteFiles(
  { place, entries }: LanguageFiles,
  { site, renames, moved, draft }: { site: SiteFiles; renames: Renames; moved: Moved; draft: Draft },
): void {
  const { folder } = place
  const addresses = moved.byLanguage.get(folder) ?? { routes: new Map(), ids: new Map() }
  const mayMention = needlesOf(moved, renames)
  for (const file of entries.keys()) {
    const newFile = renames.files.get(file) ?? file
    const text = textOf(draft, folder + newFile)
    if (text === undefined || (newFile === file && !mayMention(text))) continue
    const rewritten = rewriteFile(text, { site, renames, moved, addresses, folder, file, newFile })
    if (rewritten === undefined)
      throw new Refusal(
        `${folder}${file} names what moves in a way that cannot be rewritten`,
        'change the link there by hand first, e.g. without an anchor of YAML',
      )
    const slug = renames.slugs.get(file)
    const next = slug === undefined ? rewritten : replaceSlug(rewritten, file, slug)
    if (next !== text) setText(draft, folder + newFile, next)
  }
}

/** Problems of the new site that the old one has not. A file counts by its new path. */
export function newProblems(
  before: readonly Problem[],
  after: readonly Problem[],
  changes: readonly FileChange[],
): Problem[] {
  const paths = new Map(changes.flatMap(({ from, to }) => (from !== undefined && to !== undefined ? [[from, to]] : [])))
  const counts = new Map<string, number>()
  for (const { code, file = '' } of before) {
    const key = `${code} ${paths.get(file) ?? file}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return after.filter(({ code, file = '' }) => {
    const key = `${code} ${file}`
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left <= 0
  })
}

/** The refusal of a site that would have an error. */
export function refuseError({ message, hint, file, line }: Problem): Refusal {
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`
  return new Refusal(`the site would have an error then: ${message}${place}`, hint ?? 'correct it first')
}
