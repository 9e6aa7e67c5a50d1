// "Copy page": puts the page's Markdown twin on the clipboard. In: <button data-copy-page="ADDRESS">. The twin is fetched when the pointer or
// the focus comes near, because some browsers copy only what is there at the press; a failed fetch is tried again.

import { copyOnClick } from './copy-buttons.ts'

export function startCopyPage(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy-page]')) {
    let twin: Promise<string> | undefined
    const load = () => {
      twin ??= fetchText(button.dataset.copyPage ?? '')
      twin.catch(() => {
        twin = undefined
      })
      return twin
    }
    for (const name of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(name, load)
    copyOnClick(button, load)
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
