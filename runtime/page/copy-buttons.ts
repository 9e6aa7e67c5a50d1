// Copy buttons of code samples: <button data-copy="ID" hidden>. Hidden until this script runs.

import { pageWord } from '../page-word.ts'
import { copyText } from '../services/clipboard.ts'

/** Milliseconds a button shows "Copied". */
const copyFeedbackMs = 2000

/** Shows the copy buttons of code samples and makes them work. */
export function startCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    copyOnClick(button, () => document.getElementById(button.dataset.copy ?? '')?.textContent ?? '')
  }
}

/** Makes a button copy a text when pressed, and confirm it. A failure is logged to the console. */
export function copyOnClick(button: HTMLButtonElement, read: () => string | Promise<string>): void {
  const label = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  const text = label?.textContent ?? ''
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    try {
      await copyText(await read())
    } catch (error) {
      console.error('Failed to copy code:', error)
      return
    }
    clearTimeout(timer)
    button.dataset.copied = ''
    if (label) label.textContent = pageWord('copied')
    announce(pageWord('copied'))
    timer = setTimeout(() => {
      delete button.dataset.copied
      if (label) label.textContent = text
    }, copyFeedbackMs)
  })
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
