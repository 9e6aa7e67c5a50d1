// A page as the build had it, the same page as the build has it now → the smallest change of the live page. Compared are the two served
// documents, not the live one, which scripts have changed since: what is equal in both is left alone, with all that a person did to it.

import { islandAttribute } from '../contract.ts'
import { wakeIsland } from '../wake-island.ts'
import { nativeFetch } from './native-fetch.ts'

/** Fetches this page as it is served now; undefined when nobody answers. */
export async function readDocument(): Promise<Document | undefined> {
  try {
    const response = await nativeFetch(location.pathname + location.search, { headers: { Accept: 'text/html' }, cache: 'no-cache' })
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return undefined
  }
}

/** Changes the live page from `before` to `now`. False when only a reload can do it. */
export async function applyDocument(before: Document, now: Document): Promise<boolean> {
  if (!isSameLoader(before, now)) return false
  await swapStyles(before, now)
  swapHead(before, now)
  copyAttributes(before.documentElement, now.documentElement, document.documentElement)
  copyAttributes(before.body, now.body, document.body)
  return patchChildren(before.body, now.body, document.body)
}

// Every page loads the loader; another one means other page services, which cannot be taken back.
function isSameLoader(before: Document, now: Document): boolean {
  const scripts = (page: Document) => [...page.querySelectorAll<HTMLScriptElement>('script[src], script:not([type])')].map((script) => script.src + script.textContent).join('\n')
  return scripts(before) === scripts(now)
}

async function swapStyles(before: Document, now: Document): Promise<void> {
  const links = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '')
  const [old, fresh] = [links(before), links(now)]
  await Promise.all(
    fresh
      .filter((href) => !old.includes(href))
      .map(
        (href) =>
          new Promise<void>((resolve) => {
            const link = document.createElement('link')
            link.rel = 'stylesheet'
            link.href = href
            link.addEventListener('load', () => resolve(), { once: true })
            link.addEventListener('error', () => resolve(), { once: true })
            document.head.append(link)
          }),
      ),
  )
  for (const href of old) if (!fresh.includes(href)) document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"], link[rel="stylesheet"][href="${href}"]`)?.remove()
}

// Title and descriptions; preload hints have done their work.
function swapHead(before: Document, now: Document): void {
  if (before.title !== now.title) document.title = now.title
  for (const meta of now.head.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')) {
    const key = meta.getAttribute('name') ?? meta.getAttribute('property')
    const selector = key === null ? 'link[rel="canonical"]' : `meta[name="${key}"], meta[property="${key}"]`
    const live = document.head.querySelector(selector)
    if (!live) document.head.append(document.importNode(meta, true))
    else if (!live.isEqualNode(meta)) live.replaceWith(document.importNode(meta, true))
  }
}

function patchChildren(before: Element, now: Element, live: Element): boolean {
  // What scripts have added stands at the end or is marked; what the server sent comes first, in its order.
  const own = [...live.children].filter((child) => !child.localName.startsWith('libretto-'))
  const [olds, news] = [[...before.children], [...now.children]]
  const isAligned = own.length >= olds.length && olds.every((child, index) => child.localName === own[index]?.localName && child.id === own[index]?.id)
  if (!isAligned) return false
  const keyed = matchChildren(olds, news)
  let cursor: Element | null = null
  for (const [index, fresh] of news.entries()) {
    const oldIndex = keyed[index]
    const [old, there] = oldIndex === undefined ? [undefined, undefined] : [olds[oldIndex], own[oldIndex]]
    let current: Element
    if (old && there) {
      current = old.isEqualNode(fresh) ? there : patchElement(old, fresh, there)
    } else current = document.importNode(fresh, true)
    const place: Element | null = cursor === null ? (live.firstElementChild ?? null) : cursor.nextElementSibling
    // A fresh element has nothing before it either, like the first child.
    const isInPlace = current === place || (current.parentNode === live && current.previousElementSibling === cursor)
    if (!isInPlace) live.insertBefore(current, place)
    if (!old) wakeIn(current)
    cursor = current
  }
  for (const [index] of olds.entries()) if (!keyed.includes(index)) own[index]?.remove()
  return true
}

/** For each new child the index of the old one it continues: by id first, then by place among those of its kind. */
function matchChildren(olds: readonly Element[], news: readonly Element[]): (number | undefined)[] {
  const taken = new Set<number>()
  const take = (index: number) => (index < 0 || taken.has(index) ? undefined : (taken.add(index), index))
  const byId = news.map((fresh) => (fresh.id === '' ? undefined : take(olds.findIndex((old) => old.id === fresh.id && old.localName === fresh.localName))))
  return news.map(
    (fresh, index) =>
      byId[index] ?? take(olds.findIndex((old, at) => !taken.has(at) && old.localName === fresh.localName && (old.id === '') === (fresh.id === '') && fresh.id === '')),
  )
}

/** The element that stands in the page afterwards. */
function patchElement(before: Element, now: Element, live: Element): Element {
  const isIsland = now.hasAttribute(islandAttribute) || before.hasAttribute(islandAttribute)
  const isWhole = isIsland || before.localName !== now.localName || textOf(before) !== textOf(now) || before.children.length === 0 || live.localName === 'svg'
  if (!isWhole) {
    copyAttributes(before, now, live)
    if (patchChildren(before, now, live)) return live
  }
  live.dispatchEvent(new CustomEvent('libretto:unmount'))
  const fresh = document.importNode(now, true)
  live.replaceWith(fresh)
  wakeIn(fresh)
  flash(fresh)
  return fresh
}

// Text that stands beside elements.
function textOf(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .join('\n')
}

// Only what the build changed: attributes that scripts have set stay.
function copyAttributes(before: Element, now: Element, live: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

// An island that came with the change wakes at once: it is being worked on.
function wakeIn(element: Element): void {
  const selector = `[${islandAttribute}]`
  const within = [...element.querySelectorAll<HTMLElement>(selector)]
  for (const island of element instanceof HTMLElement && element.matches(selector) ? [element, ...within] : within)
    void wakeIsland(island).catch((error: unknown) => console.error(`Island ${island.getAttribute(islandAttribute)} could not wake up`, error))
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
