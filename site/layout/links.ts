// Addresses inside the frame. The base path is never guessed: the address of the home page contains it.

import type { NavigationItem } from '#schemas/navigation.ts'
import type { FrameProps } from '../view-props.ts'

/** Address of a path of this site, including the base path and the language. */
export function hrefOf(frame: FrameProps, path: string): string {
  const base = frame.homeHref.replace(/\/$/, '')
  return path === '/' ? frame.homeHref : `${base}${path}${frame.hasSlashes ? '/' : ''}`
}

/** Address of the page, without a slash at its end. */
export function addressOfPage(frame: FrameProps): string {
  return trim(hrefOf(frame, frame.path))
}

/** Value of aria-current for a link: "page" when it leads exactly here. */
export function currentOf(frame: FrameProps, href: string): 'page' | undefined {
  return trim(href) === addressOfPage(frame) ? 'page' : undefined
}

/** The label of an address in the navigation; undefined when that does not have it. */
export function findLabel({ navigation }: FrameProps, href: string): string | undefined {
  const { main, docs, footer, quick } = navigation
  const groups = [...main, ...docs, ...footer.columns]
  const links = [...groups.flatMap((group) => group.children), ...quick, ...main]
  return links.find((link) => link.href !== undefined && trim(link.href) === trim(href))?.label
}

/** Id of the main item of the current page: the one with the longest address above it, else the documentation's. */
export function currentItemId(frame: FrameProps): string | undefined {
  const here = addressOfPage(frame)
  const { main, docs } = frame.navigation
  let best: { id: string; length: number } | undefined
  for (const item of main) {
    for (const href of hrefsOf(item)) {
      const isAbove = here === href || (href !== trim(frame.homeHref) && here.startsWith(`${href}/`))
      if (isAbove && href.length > (best?.length ?? -1)) best = { id: item.id, length: href.length }
    }
  }
  if (best) return best.id
  const docsHrefs = docs.flatMap((group) => group.children.map((link) => trim(link.href)))
  const start = docsHrefs[0]
  return start !== undefined && docsHrefs.includes(here)
    ? main.find((item) => hrefsOf(item).includes(start))?.id
    : undefined
}

function hrefsOf(item: NavigationItem): string[] {
  return [...(item.href === undefined ? [] : [item.href]), ...item.children.map((link) => link.href)].map(trim)
}

function trim(href: string): string {
  return href.length > 1 ? href.replace(/\/$/, '') : href
}
