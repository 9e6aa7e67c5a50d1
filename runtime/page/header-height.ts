// A header whose menu needs a second row is taller than the style sheets assume. What sticks below it, and the place
// where the target of an anchor stops, follow its real height.

/** One row at the usual size of text. The style sheets know it, and setting it anew would style the page twice. */
const rowHeightPx = 64

/** Measures the header, now and whenever its height changes. */
export function startHeaderHeight(): void {
  const row = document.querySelector('.header-row')
  if (!row) return
  new ResizeObserver(() => {
    const height = row.clientHeight + 1
    const isTall = height > rowHeightPx
    document.documentElement.style.setProperty('--header-height', isTall ? `${height}px` : '')
    const target = document.querySelector(':target')
    const top = target?.getBoundingClientRect().top ?? 0
    // The browser went to the target before, and the header covers it.
    if (isTall && top > 0 && top < height) target?.scrollIntoView()
  }).observe(row)
}
