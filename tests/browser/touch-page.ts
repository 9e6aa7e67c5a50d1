// What other programs do to a page, as functions that run in it: a translator, a password manager, a grammar checker,
// a search that marks what it finds, a blocker. None of them knows of the widgets.

/** Stands before each translated text. */
export const translated = '¤'

/** How a program may put a translation into the place of a text. */
export type Way = 'replace' | 'insert, then remove' | 'remove, then insert' | 'keep the text within'

/** Translates every text, and from then on each that is new. */
export function translatePage({ mark, way }: { mark: string; way: Way }): void {
  const translate = (text: Text) => {
    const parent = text.parentElement
    if (
      !parent ||
      text.data.trim() === '' ||
      parent.closest('font, [translate=no], script, style, svg, option, textarea')
    )
      return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = mark + text.data
    outer.append(inner)
    const next = text.nextSibling
    if (way === 'replace') parent.replaceChild(outer, text)
    else if (way === 'insert, then remove') {
      text.before(outer)
      text.remove()
    } else if (way === 'remove, then insert') {
      text.remove()
      parent.insertBefore(outer, next)
    } else {
      inner.textContent = mark
      text.replaceWith(outer)
      outer.append(text)
    }
  }
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translate(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }
  translateIn(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Marks the middle of every text, as a search does. */
export function markTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.length < 2 || text.parentElement?.closest('script, style, svg, option, textarea')) continue
    const found = text.splitText(Math.floor(text.data.length / 2))
    if (found.data.length > 1) found.splitText(1)
    const mark = document.createElement('mark')
    found.replaceWith(mark)
    mark.append(found)
  }
}

/** Takes the marks away, and joins what was split, as the programs do that mark. */
export function unmarkTexts(): void {
  for (const mark of document.querySelectorAll('mark')) {
    const { parentNode } = mark
    mark.replaceWith(...mark.childNodes)
    parentNode?.normalize()
  }
}

/** Joins all texts that stand beside each other. */
export function joinTexts(): void {
  document.body.normalize()
}

/** Puts elements after the fields, as password managers and grammar checkers do. */
export function decorateFields(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    const manager = document.createElement('div')
    manager.dataset.manager = ''
    manager.style.setProperty('position', 'absolute')
    manager.append(document.createElement('input'))
    field.after(manager)
  }
  for (const field of document.querySelectorAll('textarea')) field.before(document.createElement('grammarly-extension'))
}

/** Removes every third text in the islands. */
export function removeTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const [index, text] of texts.entries())
    if (index % 3 === 0 && text.parentElement?.closest('[data-island]')) text.remove()
}
