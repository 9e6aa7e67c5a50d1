// A page, an article or an asset goes. What names it leads somewhere else from then on, or stands in the way.

import { posix } from 'node:path'
import { addressOf } from '../addresses/addresses.ts'
import { decodePath, pathOf, splitHref } from '../links/links.ts'
import { type AddressMap, folderOfLanguage, idKey, type Moved } from './address-map.ts'
import { type Draft, listChanges, openDraft, remove, setText, textOf, withDraft } from './draft.ts'
import { findSource } from './find-source.ts'
import { refuseFixed } from './find-target.ts'
import { addRedirect } from './keep-addresses.ts'
import { type KeptAddress, type MovePlan, Refusal, type RemovalRequest, type SiteFiles, type Use } from './model.ts'
import { needlesOf } from './needles.ts'
import { newProblems, type Planning, refuseError } from './plan-move.ts'
import { rewriteFile } from './rewrite-file.ts'

/** A removal, and what names what goes. Without a target, uses stand in the way. */
export interface RemovalPlan extends MovePlan {
  uses: Use[]
}

/** Plans a removal, in all languages. Rejects with a Refusal. */
export async function planRemoval(request: RemovalRequest, planning: Planning): Promise<RemovalPlan> {
  const { before, site, check } = planning
  const source = findSource({ from: request.path, workingDirectory: request.workingDirectory }, site)
  refuseFixed(source)
  const files = [...site.paths].flatMap((path) => {
    const base = path.slice(folderOfLanguage(path, site.languages).length)
    return base === source.path || (source.isFolder && base.startsWith(`${source.path}/`)) ? [base] : []
  })
  const gone = new Set(files)
  const target = request.target === undefined ? undefined : decodePath(request.target)
  const draft = openDraft(before.loaded)
  const uses = rewriteUses(gone, target ?? '/', { site, draft })
  const none = { addresses: [], redirects: [], problems: [] }
  if (uses.length > 0 && target === undefined) return { changes: [], ...none, uses }
  for (const { place } of site.languages)
    for (const file of gone) if (site.paths.has(place.folder + file)) remove(draft, place.folder + file)
  const redirects = target === undefined ? [] : redirectAll(gone, request.target ?? '', { planning, draft })
  const after = await check(withDraft(draft))
  const changes = listChanges(draft)
  const problems = newProblems(before.problems, after.problems, changes)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) throw refuseError(error)
  return { changes, ...none, redirects, problems, uses }
}

/** Lets everything that names a file that goes lead to the target, and says where that is. */
function rewriteUses(
  files: ReadonlySet<string>,
  target: string,
  { site, draft }: { site: SiteFiles; draft: Draft },
): Use[] {
  const gone = new Map([...files].map((file) => [file, target]))
  const moved = mapGone(files, target, site)
  const renames = { files: new Map<string, string>(), slugs: new Map<string, string>() }
  const mayMention = needlesOf(moved, { ...renames, files: gone })
  return site.languages.flatMap(({ place: { folder }, entries }) => {
    const addresses = moved.byLanguage.get(folder) as AddressMap
    return [...entries.keys()].flatMap((file): Use[] => {
      const text = gone.has(file) ? undefined : textOf(draft, folder + file)
      if (text === undefined || !mayMention(text)) return []
      const next = rewriteFile(text, { site, renames, moved, addresses, folder, file, newFile: file, gone })
      if (next === text) return []
      if (next === undefined)
        throw new Refusal(`${folder}${file} cannot be rewritten`, 'change the link there by hand first')
      setText(draft, folder + file, next)
      return listUses(folder + file, text, next)
    })
  })
}

function mapGone(files: ReadonlySet<string>, target: string, site: SiteFiles): Moved {
  const own = site.languages.map(({ place, entries }) => {
    const pages = [...files].flatMap((file) => {
      const entry = entries.get(file)
      const address = entry && addressOf(file, entry.data, site.newest)
      return address ? [{ route: address.route, id: idKey(file, address.id) }] : []
    })
    return { place, routes: pages.map(({ route }) => route), ids: new Map(pages.map(({ id }) => [id, id])) }
  })
  const byLanguage = own.map(({ place, routes, ids }): [string, AddressMap] => {
    const foreign = own.flatMap((other) =>
      other.place === place ? [] : other.routes.map((route) => [pathOf(other.place, route), target] as const),
    )
    return [place.folder, { routes: new Map([...foreign, ...routes.map((route) => [route, target] as const)]), ids }]
  })
  const assets = site.assets.filter(({ file }) => files.has(file.slice(folderOfLanguage(file, site.languages).length)))
  return { pages: [], byLanguage: new Map(byLanguage), assets: new Map(assets.map(({ url }) => [url, target])) }
}

/** The lines that change; the first one where lines go. */
function listUses(file: string, before: string, after: string): Use[] {
  const [old, next] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  const lines = old.flatMap((text, index) =>
    text === next[index] ? [] : [{ file, line: index + 1, text: text.trim() }],
  )
  return old.length === next.length ? lines : lines.slice(0, 1)
}

function redirectAll(
  files: ReadonlySet<string>,
  to: string,
  { planning, draft }: { planning: Planning; draft: Draft },
): KeptAddress[] {
  return planning.before.languages.flatMap(({ place, content }) =>
    [...content.pages, ...Object.values(content.articles).flat()].flatMap((page): KeptAddress[] => {
      if (!page || !files.has(page.entry.file)) return []
      const kept = { from: page.route, to: splitHref(to).path, file: posix.join(place.folder, 'redirects.yaml') }
      addRedirect(draft, kept)
      return [kept]
    }),
  )
}
