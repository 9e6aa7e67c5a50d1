// Faults of the tree of the documentation: versions without pages, pages without a version, and what a _folder.yaml
// names that is not there.

import { problemAt, suggestName } from '../load/load.ts'
import { type Content, docsRoute, isInDocs, listDocsFolders } from '../model/model.ts'
import { openNearest, type Problem } from '../problem.ts'
import { checkSidebars } from './check-sidebars.ts'

/** Checks the tree. `everything` also has the hidden pages, which a folder may name. */
export function checkDocs(content: Content, everything: Content, isOriginal: boolean): Problem[] {
  return [...checkVersions(content, everything, isOriginal), ...checkFolders(everything)]
}

function checkVersions({ site, entries }: Content, { articles }: Content, isOriginal: boolean): Problem[] {
  const { versions } = site.docs
  const entry = entries.get('site.yaml')
  if (!versions || !entry) return []
  const problems: Problem[] = []
  const files = (articles.docs ?? []).map(({ entry: { file } }) => file)
  // Few projects translate what is old.
  const needed = isOriginal ? versions : versions.slice(0, 1)
  for (const [index, name] of needed.entries()) {
    const isTwice = versions.indexOf(name) < index
    if (!isTwice && files.some((file) => file.startsWith(`docs/${name}/`))) continue
    const said = isTwice
      ? { message: `the version "${name}" is named twice`, hint: 'take one out' }
      : { message: `there is no page of the version "${name}"`, hint: `put its pages into docs/${name}/` }
    problems.push(problemAt(entry, ['docs', 'versions', index], { code: 'bad-version', severity: 'error', ...said }))
  }
  for (const file of files)
    if (!versions.some((name) => file.startsWith(`docs/${name}/`)))
      problems.push({
        code: 'bad-version',
        severity: 'error',
        message: 'this page is in no version of the documentation',
        hint: `move it into docs/${versions[0]}/, or name its folder in docs.versions of site.yaml`,
        file,
      })
  return problems
}

function checkFolders(everything: Content): Problem[] {
  const { docsFolders, pages, articles } = everything
  if (docsFolders.length === 0) return []
  const all = [...pages, ...(articles.docs ?? []), ...listDocsFolders(everything)]
  const below = namesBelow(all)
  const nearest = openNearest()
  const routes = new Set(all.map(({ route }) => route).filter(isInDocs))
  const faults = docsFolders.flatMap(({ route, entry, pages: named }): Problem[] => {
    const names = [...(below.get(route) ?? [])]
    if (names.length === 0) {
      const hint = 'add a page, or remove the file'
      return [
        { code: 'unused-file', severity: 'warning', message: 'no page is in this folder', hint, file: entry.file },
      ]
    }
    return named.flatMap((name, index) => {
      if (names.includes(name)) return []
      const message = `there is no page or folder "${name}" in "${route}"`
      const hint = suggestName(name, names, nearest)
      return [problemAt(entry, ['pages', index], { code: 'unknown-page', severity: 'error', message, hint })]
    })
  })
  return [...faults, ...checkSidebars(everything, routes)]
}

/** Last parts of the addresses in each folder. */
function namesBelow(places: readonly { route: string }[]): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>()
  for (const { route } of places) {
    if (!route.startsWith(`${docsRoute}/`)) continue
    const cut = route.lastIndexOf('/')
    const folder = route.slice(0, cut)
    below.set(folder, (below.get(folder) ?? new Set()).add(route.slice(cut + 1)))
  }
  return below
}
