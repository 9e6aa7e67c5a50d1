// The live client of `watch`: what the build changed appears in the open page. In: the server's events. Out: the page as the build now has
// it, with focus, scroll and typed text kept wherever their own part did not change. Never part of a production build.

import { startDebugMode } from './debug-mode.ts'
import { recordIslands } from './island-record.ts'
import { applyDocument, readDocument } from './live-page.ts'
import { showProblems } from './overlay.ts'
import { createHost } from './shadow-host.ts'
import { obeyThrottle } from './throttle.ts'

interface Built {
  urls: string[]
  isMore: boolean
  removed: string[]
}

recordIslands()
obeyThrottle()
startDebugMode()

/** Path of this page without a slash at the end, as the server names it. */
const path = location.pathname.replace(/\/$/, '') || '/'
let served = await readDocument()
// The site was built again between the page and this look at it.
if (served && versionOf(served) !== versionOf(document)) location.reload()
let isConnected = false

const events = new EventSource('/__libretto/events')
events.addEventListener('problems', (event: MessageEvent<string>) => {
  showProblems(JSON.parse(event.data))
  // The panel asks again for what it shows.
  dispatchEvent(new CustomEvent('libretto:report'))
})
events.addEventListener('reload', () => location.reload())
events.addEventListener('built', (event: MessageEvent<string>) => {
  dispatchEvent(new CustomEvent('libretto:report'))
  const { urls, isMore, removed } = JSON.parse(event.data) as Built
  if (isMore || [...urls, ...removed].includes(path) || document.querySelector('main h1')?.textContent === 'Not built yet') void update()
})
// A server that was started anew may have another site.
events.addEventListener('open', () => {
  if (isConnected) void update()
  isConnected = true
})

function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="libretto-page"]')?.content
}

let running: Promise<void> = Promise.resolve()

function update(): Promise<void> {
  running = running.then(async () => {
    const now = await readDocument()
    if (!now) return
    const isApplied = served !== undefined && (await applyDocument(served, now))
    served = now
    if (!isApplied) return location.reload()
    dispatchEvent(new CustomEvent('libretto:updated'))
  })
  return running
}

markDraft()

function markDraft(): void {
  const reason = document.querySelector<HTMLMetaElement>('meta[name="libretto-draft"]')?.content
  if (reason === undefined) return
  document.title = `[draft] ${document.title}`
  const { host, root } = createHost(
    'libretto-draft',
    ':host { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483000; padding: 0.375rem 0.75rem; border: 1px solid #b45309; background: #fffbeb; color: #78350f; font: 600 0.875rem/1.4 system-ui, sans-serif }',
  )
  root.append(`Draft: ${reason}. Visitors do not see this page.`)
  document.body.append(host)
}
