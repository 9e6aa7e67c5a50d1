// Copy buttons of code samples. Those of blocks are in the page, hidden until this script runs:
// <button data-copy="ID" hidden>. The code of texts gets its buttons here, so that pages without a script have none.

import { pageWord } from '../page-word.ts'
import { copyText } from '../services/clipboard.ts'

/** Milliseconds a button shows "Copied". */
const copyFeedbackMs = 2000

/** Shows the copy buttons of code samples, adds those of texts, and makes them work. */
export function startCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    copyOnClick(button, () => document.getElementById(button.dataset.copy ?? '')?.textContent ?? '')
  }
  for (const code of document.querySelectorAll('pre.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.append(pageWord('copy'))
    // A shell runs a line as soon as its end is pasted.
    copyOnClick(button, () => code.textContent.replace(/\n$/, ''))
    frameOf(code).append(button)
  }
}

// The header row of a fence with a title. Code without one gets a frame that looks like it.
function frameOf(code: Element): Element {
  const head = code.previousElementSibling
  if (head?.className === 'code-head') return head
  const frame = document.createElement('figure')
  frame.className = 'code-sample'
  code.replaceWith(frame)
  frame.append(code)
  return frame
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
