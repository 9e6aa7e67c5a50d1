// Which part of the open page the cursor is in. Pages do not say from which line a paragraph comes: it is found by its
// letters, so that marks of Markdown do not count.

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th, pre, dt, dd, figcaption, summary'
const mostLetters = 60
const fewestLetters = 3

/** Letters and digits of a text, in small letters. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The letters of the line at an offset, without the addresses of links; empty for a line without words. */
export function lettersAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? text.length : end)
  const words = line.replace(/\]\([^)]*\)/g, ']').replace(/\[\^[^\]]*\]|\{[^}]*\}|^[ \t]*\d{1,9}[.)][ \t]|^:+\w+/g, '')
  return lettersOf(words).slice(0, mostLetters)
}

/** The smallest element of a page with these letters. */
function findPlace(letters: string, page: ParentNode): Element | undefined {
  if (letters.length < fewestLetters) return undefined
  const found = [...page.querySelectorAll(blocks)].filter((element) =>
    lettersOf(element.textContent ?? '').includes(letters),
  )
  return found.find((element) => !found.some((other) => other !== element && element.contains(other)))
}

/** Scrolls the page to the place of the cursor, unless it is in view. */
export function showPlace(text: string, offset: number): void {
  const place = findPlace(lettersAt(text, offset), document.querySelector('main') ?? document.body)
  const box = place?.getBoundingClientRect()
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return
  place?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
