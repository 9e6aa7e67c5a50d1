// Updates the live page to what the build now serves, with the smallest change. It compares the two served documents,
// not the live one, which scripts have changed: parts that are equal in both are left alone, with everything the user
// did there.

import { islandAttribute } from '../contract.ts'
import { wakeIsland } from '../wake-island.ts'
import { nativeFetch } from './native-fetch.ts'

// `watch` allows this name besides that of the site's own policy. The document is only compared and copied from.
const policy = globalThis.trustedTypes?.createPolicy('libretto-watch', { createHTML: (html) => html })

/** Fetches this page as it is served now; undefined if there is no answer. */
export async function readDocument(): Promise<Document | undefined> {
  try {
    const response = await nativeFetch(location.pathname + location.search, {
      headers: { Accept: 'text/html' },
      cache: 'no-cache',
    })
    const html = await response.text()
    return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
  } catch {
    return undefined
  }
}

/** Changes the live page from `before` to `now`. Returns false if only a reload can do it. */
export async function applyDocument(before: Document, now: Document): Promise<boolean> {
  if (!isSameCode(before, now)) return false
  await swapStyles(before, now)
  swapHead(before, now)
  copyAttributes(before.documentElement, now.documentElement, document.documentElement)
  copyAttributes(before.body, now.body, document.body)
  const focused = document.activeElement
  const isPatched = patchChildren(before.body, now.body, document.body)
  // An element that was moved has lost the focus.
  if (focused instanceof HTMLElement && focused.isConnected) focus(focused)
  return isPatched
}

// A new loader means new page services, and the running ones cannot be undone. What the not-found page suggests is data
// in its body, which the services read once. A script element, and the policy of a page, never change in place.
function isSameCode(before: Document, now: Document): boolean {
  const scripts = (page: Document) =>
    [...page.querySelectorAll('meta[http-equiv], script[src], script:not([type]), body script')]
      .map((each) => [each.getAttribute('src'), each.textContent, each.getAttribute('content')].join(' '))
      .join('\n')
  return scripts(before) === scripts(now)
}

async function swapStyles(before: Document, now: Document): Promise<void> {
  const links = (page: Document) =>
    new Map(
      [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => [
        link.getAttribute('href') ?? '',
        link,
      ]),
    )
  const served = links(now)
  const [old, fresh] = [[...links(before).keys()], [...served.keys()]]
  await Promise.all(
    [...served]
      .filter(([href]) => !old.includes(href))
      .map(
        ([href, sheet]) =>
          new Promise<void>((resolve) => {
            const link = document.importNode(sheet, true)
            link.addEventListener('load', () => resolve(), { once: true })
            link.addEventListener('error', () => resolve(), { once: true })
            // In the order of the served page: of two rules in one layer the later one wins.
            const next = fresh.slice(fresh.indexOf(href) + 1).map(findStyle)
            const place = next.find((style) => style !== null) ?? null
            if (place) place.before(link)
            else document.head.append(link)
          }),
      ),
  )
  for (const href of old) if (!fresh.includes(href)) findStyle(href)?.remove()
}

function findStyle(href: string): HTMLLinkElement | null {
  return document.querySelector(
    `link[rel="stylesheet"][href="${CSS.escape(href)}"], link[rel="stylesheet"][href="${href}"]`,
  )
}

// Title and descriptions. Preload hints are no longer needed.
function swapHead(before: Document, now: Document): void {
  if (before.title !== now.title) document.title = now.title
  const described = 'meta[name], meta[property], link[rel="canonical"]'
  const selectorOf = (meta: Element) => {
    const key = meta.getAttribute('name') ?? meta.getAttribute('property')
    return key === null ? 'link[rel="canonical"]' : `meta[name="${key}"], meta[property="${key}"]`
  }
  for (const meta of before.head.querySelectorAll(described))
    if (!now.head.querySelector(selectorOf(meta))) document.head.querySelector(selectorOf(meta))?.remove()
  for (const meta of now.head.querySelectorAll(described)) {
    const live = document.head.querySelector(selectorOf(meta))
    if (!live) document.head.append(document.importNode(meta, true))
    else if (!live.isEqualNode(meta)) live.replaceWith(document.importNode(meta, true))
  }
}

function patchChildren(before: Element, now: Element, live: Element): boolean {
  // The server's elements come first, in order; what scripts add comes last or has a libretto- name.
  const own = [...live.children].filter((child) => !child.localName.startsWith('libretto-'))
  const [olds, news] = [[...before.children], [...now.children]]
  const isAligned =
    own.length >= olds.length &&
    olds.every((child, index) => child.localName === own[index]?.localName && child.id === own[index]?.id)
  if (!isAligned) return false
  const keyed = matchChildren(olds, news)
  // Remove first, so that the other elements need not be moved: moving loses the focus and reloads frames.
  for (const [index] of olds.entries()) if (!keyed.includes(index)) remove(own[index])
  let cursor: Element | null = null
  for (const [index, fresh] of news.entries()) {
    const oldIndex = keyed[index]
    const [old, there] = oldIndex === undefined ? [undefined, undefined] : [olds[oldIndex], own[oldIndex]]
    let current: Element
    if (old && there) {
      current = old.isEqualNode(fresh) ? there : patchElement(old, fresh, there)
    } else current = document.importNode(fresh, true)
    const place: Element | null = cursor === null ? (live.firstElementChild ?? null) : cursor.nextElementSibling
    // A new element that is not in the page has no previous sibling either, so check the parent.
    const isInPlace = current === place || (current.parentNode === live && current.previousElementSibling === cursor)
    if (!isInPlace) live.insertBefore(current, place)
    if (!old) wakeIn(current)
    cursor = current
  }
  return true
}

function remove(live: Element | undefined): void {
  if (live) unmountIn(live)
  live?.remove()
}

/** For each new child the index of the old one it replaces: matched by id first, then by position among its kind. */
function matchChildren(olds: readonly Element[], news: readonly Element[]): (number | undefined)[] {
  const taken = new Set<number>()
  const take = (index: number) => (index < 0 || taken.has(index) ? undefined : (taken.add(index), index))
  const byId = news.map((fresh) =>
    fresh.id === ''
      ? undefined
      : take(olds.findIndex((old) => old.id === fresh.id && old.localName === fresh.localName)),
  )
  return news.map(
    (fresh, index) =>
      byId[index] ??
      take(
        olds.findIndex(
          (old, at) =>
            !taken.has(at) &&
            old.localName === fresh.localName &&
            (old.id === '') === (fresh.id === '') &&
            fresh.id === '',
        ),
      ),
  )
}

/** Patches or replaces `live`. Returns the element that is in the page afterwards. */
function patchElement(before: Element, now: Element, live: Element): Element {
  const isIsland = now.hasAttribute(islandAttribute) || before.hasAttribute(islandAttribute)
  const isWhole =
    isIsland ||
    before.localName !== now.localName ||
    textOf(before) !== textOf(now) ||
    before.children.length === 0 ||
    live.localName === 'svg'
  if (!isWhole) {
    copyAttributes(before, now, live)
    if (patchChildren(before, now, live)) return live
  }
  const fresh = document.importNode(now, true)
  const focused = counterpart(live, fresh, document.activeElement)
  unmountIn(live)
  live.replaceWith(fresh)
  wakeIn(fresh)
  flash(fresh)
  if (focused) focus(focused)
  return fresh
}

// Between the children of these, line breaks are layout of the source; in all other elements they show as a space.
const containers = [
  'body, main, section, article, div, header, footer, nav, aside, figure, details, form, blockquote',
  'ul, ol, dl, table, thead, tbody, tr',
].join()

/** The element's own text, with \0 for each child element; empty if none of it is visible. */
function textOf(element: Element): string {
  const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '\0'))
  const isLayout =
    element.matches(containers) && texts.every((text) => text === '\0' || (text.includes('\n') && text.trim() === ''))
  return isLayout ? '' : texts.join('')
}

/** The element at the same position in `fresh` as `child` in `live`, if it has the same name. */
function counterpart(live: Element, fresh: Element, child: Element | null): HTMLElement | undefined {
  if (!child || !live.contains(child)) return undefined
  const path: number[] = []
  for (let at = child; at !== live && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], fresh)
  return found instanceof HTMLElement && found.localName === child.localName ? found : undefined
}

function focus(element: HTMLElement): void {
  if (document.activeElement !== element) element.focus({ preventScroll: true })
}

// Copies only what the build changed, so that attributes set by scripts stay.
function copyAttributes(before: Element, now: Element, live: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

// Lets removed islands clean up what they have outside of their element, such as listeners and portals.
function unmountIn(element: Element): void {
  for (const island of islandsIn(element)) island.dispatchEvent(new CustomEvent('libretto:unmount'))
}

function islandsIn(element: Element): HTMLElement[] {
  const selector = `[${islandAttribute}]`
  const within = [...element.querySelectorAll<HTMLElement>(selector)]
  return element instanceof HTMLElement && element.matches(selector) ? [element, ...within] : within
}

// A new island wakes at once, whatever its conditions: it is what the developer works on.
function wakeIn(element: Element): void {
  for (const island of islandsIn(element))
    void wakeIsland(island).catch((error: unknown) =>
      console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error),
    )
}

function flash(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(
    [
      { outline: '2px solid #f97316', outlineOffset: '2px' },
      { outline: '2px solid transparent', outlineOffset: '2px' },
    ],
    { duration: 600 },
  )
}
