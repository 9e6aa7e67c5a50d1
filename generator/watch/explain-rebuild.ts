// Why a page was rendered again: the site's code has changed, or some of the page's props have.

import type { View } from '#site/view-props.ts'
import type { Json, JsonObject } from '../json.ts'
import type { Page } from '../render/render.ts'
import type { LastBuild } from './watch-session.ts'

const mostPaths = 5

/** Pages that come from the cache but differ from those of the last build: their change was undone. */
export function undonePages(
  pages: readonly Page[],
  fresh: ReadonlySet<Page>,
  { site, drafts }: Pick<LastBuild, 'site' | 'drafts'>,
): Page[] {
  if (!site) return []
  const before = new Set([...site.pages, ...drafts.pages.map(({ page }) => page)].map(({ bytes }) => bytes))
  return pages.filter((page) => !fresh.has(page) && !before.has(page.bytes))
}

/** The reason in words, or paths such as `blocks[2].block.title`; at most five, in the order of the props. */
export function whyRendered({ route, context }: Page, before: Page | undefined): string[] {
  if (before && before.context !== context) return ['the code, styles or policy of the site']
  return changedProps(before?.route.view, route.view)
}

function changedProps(before: View | undefined, now: View | undefined): string[] {
  if (!before || !now) return ['new page']
  if (before.view !== now.view) return ['another view']
  const paths: string[] = []
  compareValues(before.props, now.props, '', paths)
  return paths
}

function compareValues(before: Json | object, now: Json | object, path: string, paths: string[]): void {
  if (paths.length >= mostPaths || before === now) return
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) paths.push(`${path}.length`)
    for (let index = 0; index < Math.min(before.length, now.length); index++)
      compareValues(before[index], now[index], `${path}[${index}]`, paths)
  } else if (isText(before) && isText(now)) {
    if (JSON.stringify(before) !== JSON.stringify(now)) paths.push(path)
  } else if (isObject(before) && isObject(now)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(now)]))
      compareValues(before[key], now[key], path === '' ? key : `${path}.${key}`, paths)
  } else paths.push(path)
}

/** The HTML of a text is one value to people, in however many pieces it is. */
function isText(value: Json | object): boolean {
  return isObject(value) && 'htmlPieces' in value
}

function isObject(value: Json | object): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
