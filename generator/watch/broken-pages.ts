// Which pages the problems of a site are about, and what stands in for a page that cannot be rendered: the page as it
// was served last.

import type { PlacedProblem } from '#runtime/devtools/wire-types.ts'
import { addressOf } from '../addresses/addresses.ts'
import type { RenderedSite } from '../build/build.ts'
import type { Problem } from '../problem.ts'
import type { Page } from '../render/render.ts'

/** The pages of a site, with the last good ones in the place of those that cannot be rendered. */
export function withLastPages(site: RenderedSite, last: RenderedSite | undefined): RenderedSite {
  if (site.lost.length === 0 || !last) return site
  const lost = new Set(site.lost.flatMap(({ routes }) => routes.map(({ file }) => file)))
  return { ...site, pages: [...site.pages, ...last.pages.filter(({ route }) => lost.has(route.file))] }
}

/** Addresses of the pages that a problem is about, by the file that it names; empty if it is about none. */
export function openPagesOf(site: RenderedSite, drafts: readonly { page: Page }[]): (problem: Problem) => string[] {
  const lost = new Map(site.lost.map(({ problem, routes }) => [problem, routes.map(({ url }) => url)]))
  const urls = new Map<string, string[]>()
  for (const { route } of [...site.pages, ...drafts.map(({ page }) => page)])
    if (route.source !== undefined) urls.set(route.source, [...(urls.get(route.source) ?? []), route.url])
  return (problem) => {
    const { file } = problem
    return lost.get(problem) ?? (file === undefined ? [] : (urls.get(file) ?? guessAddress(file, site)))
  }
}

/** The address that a file without a page has as far as its name says. */
function guessAddress(file: string, { languages }: RenderedSite): string[] {
  // The folder of the default language is that of the whole site.
  const place = languages.findLast((language) => file.startsWith(language.place.folder))?.place
  const address = place && addressOf(file.slice(place.folder.length), undefined)
  return address ? [place.prefix + (address.route === '/' && place.prefix !== '' ? '' : address.route)] : []
}

/** Whether there is an error that the problems before do not have, on whatever line. */
export function hasNewError(problems: readonly Problem[], before: readonly Problem[]): boolean {
  const known = new Set(before.map(nameOf))
  return problems.some((problem) => problem.severity === 'error' && !known.has(nameOf(problem)))
}

function nameOf({ code, message, file }: PlacedProblem): string {
  return JSON.stringify([code, message, file])
}
