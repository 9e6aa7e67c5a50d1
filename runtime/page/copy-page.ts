// "Copy page" copies the page's Markdown version: <button data-copy-page="ADDRESS">. It is fetched on hover or focus,
// because some browsers can copy only what has loaded when the button is pressed. A failed fetch is retried.

import { copyWith } from './copy-buttons.ts'

/** Makes the "Copy page" buttons work. */
export function startCopyPage(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy-page]')) {
    let markdown: Promise<string> | undefined
    const load = () => {
      markdown ??= fetchText(button.dataset.copyPage ?? '')
      markdown.catch(() => {
        markdown = undefined
      })
      return markdown
    }
    for (const name of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(name, load)
    button.addEventListener('click', () => copyWith(button, load))
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
