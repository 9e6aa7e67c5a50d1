// The menus of every page are <details>, so without a script they open and close by themselves. This adds the hover and
// the ways to leave: Escape, a press outside, the focus moving on, Back. The menus of small screens lie over the page.

/** Milliseconds: hover to open, pause in which the next group opens at once, leave to close. */
const menuTimes = { openMs: 200, skipMs: 300, closeMs: 150 } as const

/** Adds hover and the ways to leave to the menus of the page. */
export function startMenus(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-nav-group]')]
  openOnHover(groups)
  for (const group of groups) keepPanelInWindow(group)
  closeOnLeave([...groups, ...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')])
  const cover = document.querySelector<HTMLDetailsElement>('header [data-menu=""]')
  if (cover) hideCoveredPage(cover)
}

function openOnHover(groups: readonly HTMLDetailsElement[]): void {
  let lastClosed = Number.NEGATIVE_INFINITY
  for (const group of groups) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpenedByHover = false
    const open = () => {
      for (const other of groups) other.open = other === group
      isOpenedByHover = true
    }
    group.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      if (group.open) return
      const isSkipping = performance.now() - lastClosed < menuTimes.skipMs || groups.some((other) => other.open)
      timer = setTimeout(open, isSkipping ? 0 : menuTimes.openMs)
    })
    group.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        group.open = false
      }, menuTimes.closeMs)
    })
    group.addEventListener('toggle', () => {
      if (!group.open) lastClosed = performance.now()
    })
    // A click right after the hover opened it means "open", not "close again".
    group.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer)
      if (group.open && isOpenedByHover) event.preventDefault()
      isOpenedByHover = false
    })
  }
}

// CSS positions the panels. The code that keeps them within the window is loaded when a visitor first reaches a group.
function keepPanelInWindow(group: HTMLDetailsElement): void {
  const panel = group.querySelector<HTMLElement>('summary + *')
  if (!panel) return
  const load = () => import('../services/position-panel.ts').catch(console.error)
  for (const name of ['pointerenter', 'focusin'] as const) group.addEventListener(name, load, { once: true })
  let release: (() => void) | undefined
  const update = async () => {
    release?.()
    release = undefined
    if (!group.open) return
    const loaded = await load()
    if (group.open)
      release ??= loaded?.positionPanel(group, panel, Number.parseFloat(getComputedStyle(panel).insetInlineStart))
  }
  group.addEventListener('toggle', update)
  // A visitor may have opened it before this script ran.
  void update()
}

function closeOnLeave(menus: readonly HTMLDetailsElement[]): void {
  const closeAllBut = (target?: EventTarget | null) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = menus.find((menu) => menu.open)
    if (!open) return
    const hadFocus = open.contains(document.activeElement)
    open.open = false
    if (hadFocus) open.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', (event) => closeAllBut(event.target))
  document.addEventListener('focusin', (event) => closeAllBut(event.target))
  // Back shows a page that the browser has kept as it was left.
  addEventListener('pagehide', () => closeAllBut())
}

function hideCoveredPage(cover: HTMLDetailsElement): void {
  cover.addEventListener('toggle', () => {
    for (const part of document.body.children)
      if (part instanceof HTMLElement && !part.contains(cover)) part.inert = cover.open
    if (cover.open) cover.querySelector<HTMLElement>('summary + * a')?.focus()
  })
  // On a wider screen the menu is gone, and what it covered must not stay out of reach.
  addEventListener('resize', () => {
    if (!cover.checkVisibility()) cover.open = false
  })
}
