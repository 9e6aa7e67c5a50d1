// The live client of `watch`: what the build changed appears in the open page. In: the server's events. Out: the page as the build now has
// it, with focus, scroll and typed text kept wherever their own part did not change. Never part of a production build.

import { startDebugMode } from './debug-mode.ts'
import { hasWatch } from './has-watch.ts'
import { recordIslands } from './island-record.ts'
import { hearEvents } from './live-events.ts'
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
let running: Promise<void> = Promise.resolve()

hearEvents({
  // A server that was started anew may have another site; so may one that built between the page and this moment.
  open: () => {
    hasWatch.set(true)
    report()
    void update()
  },
  error: () => hasWatch.set(false),
  problems: (data) => {
    showProblems(JSON.parse(data))
    report()
  },
  reload: () => location.reload(),
  built: (data) => {
    report()
    const { urls, isMore, removed } = JSON.parse(data) as Built
    if (isMore || [...urls, ...removed].includes(path) || isWaiting(document)) void update()
  },
})

// The panel asks again for what it shows.
function report(): void {
  dispatchEvent(new CustomEvent('libretto:report'))
}

// What was built meanwhile was told, but could not be fetched.
addEventListener('online', () => void update())

function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="libretto-page"]')?.content
}

function isWaiting({ title }: Document): boolean {
  return title === 'Not built yet'
}

function update(): Promise<void> {
  running = running.then(async () => {
    const now = await readDocument()
    if (!now || served?.isEqualNode(now)) return
    // A server that has just been started has no pages yet; the one that is open is better than none.
    if (isWaiting(now) && !isWaiting(document)) return
    const isApplied = served !== undefined && (await applyDocument(served, now))
    served = now
    if (!isApplied) return location.reload()
    markDraft()
    dispatchEvent(new CustomEvent('libretto:updated'))
  })
  return running
}

markDraft()

function markDraft(): void {
  document.querySelector('libretto-draft')?.remove()
  document.title = document.title.replace(/^\[draft\] /, '')
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
