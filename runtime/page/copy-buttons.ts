// Copy buttons of code: <button data-copy="ID">, or without an id for the code of the figure around it.

import { pageWord } from '../page-word.ts'
import { copyText } from '../services/clipboard.ts'

/** Milliseconds a button shows how it went. */
const copyFeedbackMs = 2000

/** Makes the copy buttons of code work, also of code that comes into the page later. */
export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyWith(button, () => codeOf(button))
  })
}

// A shell runs a line as soon as its end is pasted.
function codeOf(button: HTMLElement): string {
  const code = document.getElementById(button.dataset.copy ?? '') ?? button.closest('figure')?.querySelector('pre')
  return code?.textContent.replace(/\n$/, '') ?? ''
}

/** Ends what the last button says. */
let settle = () => {}

/** Copies a text, and has the button say whether it is copied. The reason of a failure is logged. */
export async function copyWith(button: HTMLElement, read: () => string | Promise<string>): Promise<void> {
  let word = pageWord('copied')
  try {
    await copyText(await read())
  } catch (error) {
    console.error('Failed to copy code:', error)
    word = pageWord('uncopied')
  }
  settle()
  // A text, or the element that a translator has put into its place.
  const label = button.lastChild
  const text = label?.textContent ?? ''
  const show = (shown: string) => {
    if (label) label.textContent = shown
  }
  if (word === pageWord('copied')) button.dataset.copied = ''
  show(word)
  announce(word)
  const timer = setTimeout(() => settle(), copyFeedbackMs)
  settle = () => {
    clearTimeout(timer)
    delete button.dataset.copied
    show(text)
  }
}

// One polite live region for all buttons tells screen readers what the button shows.
function announce(text: string): void {
  let region = document.getElementById('page-status')
  if (!region) {
    region = document.createElement('p')
    region.id = 'page-status'
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = ''
  requestAnimationFrame(() => {
    if (region) region.textContent = text
  })
}
