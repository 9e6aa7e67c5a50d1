// A page that was opened before a deploy may name scripts that are gone. When one has not arrived, and after a long
// sleep, the page looks at its own address once: if that names other scripts, it offers to load itself anew. What was
// typed comes along.

/** Milliseconds after which a page that was hidden is looked at again. */
const longSleepMs = 3_600_000

let isStarted = false

/** Notices that a newer page is there. */
export function startNewerPage(): void {
  if (isStarted) return
  isStarted = true
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.hidden) hiddenAt = now
    else if (now - hiddenAt > longSleepMs) look()
  })
  addEventListener('hydration-error', look)
  // What has failed may have brought this script.
  if (document.querySelector('[data-src][data-off]')) look()
}

async function look(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-cache' })
  if (!response.ok) return
  const html = await response.text()
  // The loader imports this script: what both import would be a third one.
  const islands = [...document.querySelectorAll<HTMLElement>('[data-src]')]
  const note = document.querySelector<HTMLElement>('[data-newer]')
  const button = note?.nextElementSibling as HTMLElement | undefined
  if (!note || !button || islands.every(({ dataset }) => html.includes(dataset.src ?? ''))) return
  note.textContent = note.dataset.newer ?? ''
  button.hidden = false
  button.addEventListener('click', reload)
  window.early?.tell()
}

function reload(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[id]:not([type=password], [autocomplete=off])')]
  const typed = fields.flatMap(({ id, value, checked }) => (value ? [[id, value, checked]] : []))
  history.replaceState({ typed }, '')
  location.reload()
}
