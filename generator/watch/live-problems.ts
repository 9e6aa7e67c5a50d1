// The problems of the last report, as open pages and the stand-in of a page need them.

import type { BuildReport, LiveEvents } from '#runtime/devtools/wire-types.ts'
import { withBase } from '../links/links.ts'
import { plural } from '../report/report.ts'
import type { ServedSite } from './served-site.ts'
import type { Session } from './watch-session.ts'

/** The problems of a report, with the addresses of their pages as a browser has them. */
export function problemsOf(report: BuildReport | undefined, served: ServedSite): LiveEvents['problems'] {
  const { problems = [], isServed = true } = report ?? {}
  const address = (url: string) => withBase(url, served.basePath())
  const list = problems.map(({ pages, ...problem }) => (pages ? { ...problem, pages: pages.map(address) } : problem))
  return { list, isServed }
}

/** What is known of a page that cannot be shown. */
export interface PageFaults {
  /** How many errors it has, and where, as a sentence. */
  words: string
  /** The text of its file as far as it can be read. */
  text: string
}

/** The faults of a page that errors keep from being shown. `path` is below the base path. */
export function findFaults({ reports, known }: Session, path: string): PageFaults | undefined {
  const errors = (reports[0]?.problems ?? []).filter(
    ({ severity, pages = [] }) => severity === 'error' && pages.includes(path),
  )
  const [first] = errors
  if (!first) return undefined
  const { file = '' } = first
  const route = known.site?.lost.flatMap(({ routes }) => routes).find(({ url }) => url === path)
  const isSource = (name: string) => (route ? name === route.source : file === name || file.endsWith(`/${name}`))
  const source = [...(known.loaded?.known ?? [])].find(([name]) => isSource(name))
  const place = file === '' ? '' : ` in ${file}`
  return { words: `${plural(errors.length, 'error')}${place}.`, text: source?.[1].entry?.text ?? '' }
}
