// The top bar's groups: <details> that open on hover after 200 ms (at once within 300 ms of another), close 150 ms after the pointer left,
// and toggle on click and key. Escape closes and gives the focus back. On touch and without a script they are plain disclosures.
// The menus of small screens lie over the page: they close when the focus leaves them, and nothing behind the header's is reached meanwhile.

/** Milliseconds: hover to open, pause in which the next group opens at once, leave to close. */
export const menuTimes = { openMs: 200, skipMs: 300, closeMs: 150 } as const

export function startMenus(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-nav-group]')]
  let lastClosed = Number.NEGATIVE_INFINITY
  const close = (group: HTMLDetailsElement) => {
    if (!group.open) return
    group.open = false
    lastClosed = performance.now()
  }
  for (const group of groups) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let openedByHover = false
    group.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      if (group.open) return
      const isSkipping = performance.now() - lastClosed < menuTimes.skipMs || groups.some((other) => other.open)
      timer = setTimeout(
        () => {
          for (const other of groups) if (other !== group) close(other)
          group.open = true
          openedByHover = true
        },
        isSkipping ? 0 : menuTimes.openMs,
      )
    })
    group.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => close(group), menuTimes.closeMs)
    })
    // A click right after the hover opened it means "open", not "close again".
    group.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer)
      if (group.open && openedByHover) event.preventDefault()
      openedByHover = false
    })
  }
  const menus = [...groups, ...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = menus.find((menu) => menu.open)
    if (!open) return
    const hadFocus = open.contains(document.activeElement)
    close(open)
    if (hadFocus) open.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) close(menu)
  })
  document.addEventListener('focusin', (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) close(menu)
  })
  // Back shows a page that the browser has kept as it was left.
  addEventListener('pagehide', () => {
    for (const menu of menus) close(menu)
  })
  const cover = document.querySelector<HTMLDetailsElement>('header [data-menu]')
  cover?.addEventListener('toggle', () => {
    for (const part of document.body.children)
      if (part instanceof HTMLElement && !part.contains(cover)) part.inert = cover.open
  })
  // On a wider screen it is gone, and what it covered must not stay out of reach.
  addEventListener('resize', () => {
    if (cover?.checkVisibility() === false) close(cover)
  })
}
