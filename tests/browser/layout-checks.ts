// Measurements inside a page; each returns one line per problem. Only the source of a function travels to the browser,
// so each contains everything it needs.

/** Finds sideways scroll, cut tables, text outside its box or the window, overlaps, empty cells and small targets. */
export function findLayoutProblems(): string[] {
  const problems: string[] = []
  const width = document.documentElement.clientWidth
  const slack = 1.5
  scrollTo(0, 0)
  const name = ({ localName, id, classList }: Element) =>
    [localName, ...(id ? [`#${id}`] : []), ...[...classList].map((part) => `.${part}`)].join('')
  const ancestors = (element: Element) => {
    const list: Element[] = []
    for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement)
      list.push(parent)
    return list
  }
  // Many elements share ancestors, so each answer is cached.
  const kept = (ask: (element: Element) => boolean) => {
    const answers = new Map<Element, boolean>([[document.body, false]])
    const answer = (element: Element): boolean => {
      const known = answers.get(element)
      if (known !== undefined) return known
      const found = ask(element) || (element.parentElement !== null && answer(element.parentElement))
      answers.set(element, found)
      return found
    }
    return answer
  }
  // Chromium calls what is inside a hidden part of a drawing visible.
  const isAway = kept((element) => {
    const { display, clipPath } = getComputedStyle(element)
    return display === 'none' || clipPath === 'inset(50%)' || element.matches('.skip-link')
  })
  const isHidden = (element: Element) =>
    isAway(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isScrolled = kept((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
  const isSticky = kept((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
  const clips = new Map<Element, boolean>()
  const isClipping = (element: Element) => {
    const known = clips.get(element)
    if (known !== undefined) return known
    const { overflowX, textOverflow } = getComputedStyle(element)
    const found =
      !(element instanceof SVGElement) && ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
    clips.set(element, found)
    return found
  }

  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > width + slack && !isScrolled(element) && !isHidden(element),
    )
    const excess = document.documentElement.scrollWidth - width
    problems.push(`scrolls sideways by ${excess} px${wide ? `, because of ${name(wide)}` : ''}`)
  }

  // The last cell of a grid takes the rest of its row.
  for (const grid of document.querySelectorAll('.cells, .quote-grid')) {
    const last = grid.lastElementChild
    if (!last || isHidden(grid)) continue
    const [end, its] = [grid.getBoundingClientRect(), last.getBoundingClientRect()]
    const isShort = document.dir === 'rtl' ? its.left > end.left + slack : its.right < end.right - slack
    if (isShort) problems.push(`an empty cell in ${name(grid)}`)
  }

  // On a phone a table that does not fit is a list.
  for (const table of document.querySelectorAll('.table-scroll'))
    if (width < 768 && !isHidden(table) && table.scrollWidth > table.clientWidth + slack)
      problems.push(`a table cut by ${table.scrollWidth - table.clientWidth} px: ${table.getAttribute('aria-label')}`)

  // Each line of each text, as a box around its letters: ascent and descent of a tall font touch where letters do not.
  interface Line {
    text: string
    node: Node
    owner: Element
    left: number
    right: number
    top: number
    bottom: number
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (
      !owner ||
      text === '' ||
      ['SCRIPT', 'STYLE', 'TITLE', 'DESC', 'OPTION', 'title', 'desc'].includes(owner.tagName) ||
      isHidden(owner)
    )
      continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      lines.push({
        text,
        node,
        owner,
        left: box.left,
        right: box.right,
        top: box.top + box.height * 0.28,
        bottom: box.bottom - box.height * 0.28,
      })
      if (isScrolled(owner)) continue
      if (box.left < -slack || box.right > width + slack)
        problems.push(`text outside the window: "${text.slice(0, 40)}" in ${name(owner)}`)
      for (const parent of ancestors(owner).filter(isClipping)) {
        const outer = parent.getBoundingClientRect()
        if (box.left < outer.left - slack || box.right > outer.right + slack)
          problems.push(`text cut off: "${text.slice(0, 40)}" in ${name(parent)}`)
      }
      if (
        box.right > owner.getBoundingClientRect().right + slack &&
        !(owner instanceof SVGElement) &&
        getComputedStyle(owner).display !== 'inline'
      )
        problems.push(`text wider than its box: "${text.slice(0, 40)}" in ${name(owner)}`)
    }
  }

  // Sticky bars cover what is scrolled below them.
  const still = lines.filter(({ owner }) => !isSticky(owner)).sort((a, b) => a.top - b.top)
  for (const [index, line] of still.entries()) {
    for (let next = index + 1; next < still.length; next++) {
      const other = still[next]
      if (!other || other.top > line.bottom - slack) break
      if (other.node === line.node || Math.min(line.right, other.right) - Math.max(line.left, other.left) <= slack)
        continue
      // Accents of a formula lie on its letters.
      const formula = line.owner.closest('math')
      if (formula?.contains(other.owner)) continue
      // What scrolls hides what lies outside of it.
      const isOutside = [line, other].some(({ owner, left, bottom }) => {
        const box =
          isScrolled(owner) &&
          ancestors(owner)
            .find((parent) => ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX))
            ?.getBoundingClientRect()
        return box && (left > box.right || left < box.left - slack || bottom > box.bottom)
      })
      if (!isOutside)
        problems.push(
          `texts overlap: "${line.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" in ${name(line.owner)}`,
        )
    }
  }

  // Targets: 24 by 24 pixels, or enough room that a circle of 24 pixels touches no other target. Links within a text
  // are exempt.
  interface Target {
    element: Element
    box: DOMRect
  }
  const targets: Target[] = []
  for (const element of document.querySelectorAll('a[href], :is(button, input, select, textarea):enabled, summary')) {
    const shown = element.matches('label input') ? (element.closest('label') ?? element) : element
    if (isHidden(shown)) continue
    targets.push({ element: shown, box: shown.getBoundingClientRect() })
  }
  const isInText = (element: Element) => {
    let text: Element | null = element
    while (text && getComputedStyle(text).display === 'inline') text = text.parentElement
    return text !== element && (text?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
  }
  const least = 24
  for (const { element, box } of targets) {
    if ((box.width >= least - 0.5 && box.height >= least - 0.5) || isInText(element)) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const neighbour = targets.find((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) return false
      const nearest = [
        Math.max(other.box.left, Math.min(x, other.box.right)),
        Math.max(other.box.top, Math.min(y, other.box.bottom)),
      ] as const
      return Math.hypot(nearest[0] - x, nearest[1] - y) < least / 2
    })
    if (neighbour) {
      const size = `${Math.round(box.width)} by ${Math.round(box.height)} px`
      const text = element.textContent?.trim().slice(0, 30)
      problems.push(`target ${size} beside another: "${text}" ${name(element)}`)
    }
  }
  return [...new Set(problems)]
}

/** Elements that the bars at the top would cover when they get the focus or are scrolled to. */
export function findCoveredElements(): string[] {
  const problems: string[] = []
  const bars = [...document.querySelectorAll<HTMLElement>('.header, .docs-menu')].filter(
    (bar) => bar.checkVisibility() && getComputedStyle(bar).position === 'sticky',
  )
  const isInBar = (element: Element) => bars.some((bar) => bar.contains(element))
  const coveredTo = () =>
    Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect()).map(({ top, bottom }) => (top < 120 ? bottom : 0)))
  const check = (element: Element, how: string) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const covered = coveredTo()
    const isTall = height > innerHeight - covered
    if (bottom <= covered || (!isTall && top < covered - 1 && scrollY > 0))
      problems.push(
        `${how} ${element.localName}#${element.id}.${element.className} ` +
          `lies ${Math.round(covered - top)} px under the bar`,
      )
  }
  scrollTo(0, document.documentElement.scrollHeight)
  // What has the focus already is not scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ]
  // From the end backwards: that way elements come in from above, where the bar is.
  for (const element of focusable.reverse()) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      (element as HTMLButtonElement).disabled ||
      isInBar(element) ||
      element.closest('.visually-hidden')
    )
      continue
    element.focus()
    if (document.activeElement === element)
      check(element.matches('label input') ? (element.closest('label') ?? element) : element, 'focused')
  }
  const seen = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1))
    const target = document.getElementById(id)
    if (!target || seen.has(id) || id === 'page-main' || !target.checkVisibility()) continue
    seen.add(id)
    scrollTo(0, document.documentElement.scrollHeight)
    target.scrollIntoView()
    check(target, 'targeted')
  }
  return problems
}
