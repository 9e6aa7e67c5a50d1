// Marks the current section in tables of contents (data-toc) with aria-current: the last heading above the reading
// line, the first one at the top of the page, and the last one at its end. The side bar shows the entry of the page.

import { elementOfHash } from './element-of-hash.ts'

/** Height of the reading line, as a share of the window from the top. */
const readingLine = 0.3

/** Follows the scrolling with every table of contents of the page. */
export function startScrollSpy(): void {
  const here = document.querySelector<HTMLElement>('.docs-nav [aria-current=page]')
  if (here) showInList(here)
  const lists = [...document.querySelectorAll<HTMLElement>('[data-toc]')].map((list) => [
    ...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'),
  ])
  if (lists.length === 0) return
  let isAsked = false
  const update = () => {
    isAsked = false
    for (const links of lists) mark(links)
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(update)
    isAsked = true
  }
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask, { passive: true })
  update()
}

function mark(links: readonly HTMLAnchorElement[]): void {
  // Skip lists that are not displayed.
  if (!links.some((link) => link.offsetParent)) return
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  // A heading in a hidden tab has no place.
  const shown = links.filter((link) => headingOf(link)?.getClientRects().length)
  const passed = shown.filter(
    (link) => (headingOf(link)?.getBoundingClientRect().top ?? 0) <= innerHeight * readingLine,
  )
  const current = isAtEnd ? shown.at(-1) : (passed.at(-1) ?? shown[0])
  if (!current || current.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  current.setAttribute('aria-current', 'true')
  showInList(current)
}

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return elementOfHash(link.hash)
}

// Scrolls only the list; scrollIntoView would scroll the page as well.
function showInList(link: HTMLElement): void {
  const box = link.closest('nav')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
  if (inner.top < outer.top + inner.height || inner.bottom > outer.bottom - inner.height)
    box.scrollTop += inner.top - outer.top - outer.height / 3
}
