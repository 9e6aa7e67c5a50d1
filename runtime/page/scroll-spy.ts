// Contents that show where the reader is: the entry of the last heading above the reading line has aria-current. In: lists with data-toc, whose
// links lead to headings of this page. Before the first heading it is the first entry, at the end of the page the last one.

/** Share of the window above the reading line. */
export const readingLine = 0.3

export function startScrollSpy(): void {
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
  // A list that is not shown has nothing to mark.
  if (!links.some((link) => link.offsetParent)) return
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const passed = links.filter((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading !== null && heading.getBoundingClientRect().top <= innerHeight * readingLine
  })
  const current = isAtEnd ? links.at(-1) : (passed.at(-1) ?? links[0])
  if (!current || current.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  current.setAttribute('aria-current', 'true')
  showInList(current)
}

// Moves only the list's own box; scrollIntoView would move the page as well.
function showInList(link: HTMLElement): void {
  const box = link.closest('nav')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()]
  if (inner.top < outer.top + inner.height || inner.bottom > outer.bottom - inner.height)
    box.scrollTop += inner.top - outer.top - outer.height / 3
}
