// The live client of `watch`: applies what a build changed to the open page. Focus, scroll position and typed text stay
// wherever their own part of the page did not change. Never part of a production build.

import { startDebugMode } from './debug-mode.ts'
import { hasWatch } from './has-watch.ts'
import { recordIslands } from './island-record.ts'
import { subscribeToEvents } from './live-events.ts'
import { applyDocument, readDocument } from './live-page.ts'
import { showProblems } from './overlay.ts'
import { createHost } from './shadow-host.ts'
import { applyThrottle } from './throttle.ts'

recordIslands()
applyThrottle()
startDebugMode()

const reportAfterMs = 30

/** Path of this page without a slash at the end, as the server names it. */
const path = location.pathname.replace(/\/$/, '') || '/'
let served = await readDocument()
// A build finished between loading the page and this request.
if (served && versionOf(served) !== versionOf(document)) location.reload()
let running: Promise<void> = Promise.resolve()
let isReporting = false

subscribeToEvents({
  // After a restart the watch may serve another site, and a build may have finished meanwhile.
  open: () => {
    hasWatch.set(true)
    report()
    void update()
  },
  error: () => hasWatch.set(false),
  problems: (problems) => {
    showProblems(problems)
    report()
  },
  reload: () => location.reload(),
  built: ({ urls, isMore, removed }) => {
    report()
    if (isMore || [...urls, ...removed].includes(path) || isWaiting(document)) void update()
  },
})

// Makes the panel fetch again what it shows: after the page, so that a save shows as fast as without the panel, and
// once for events that arrive together.
function report(): void {
  if (isReporting) return
  isReporting = true
  const tell = () => {
    isReporting = false
    dispatchEvent(new CustomEvent('libretto:report'))
  }
  setTimeout(() => void running.then(tell, tell), reportAfterMs)
}

// While the browser was offline, events may have arrived whose pages could not be fetched.
addEventListener('online', () => void update())

function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="libretto-page"]')?.content
}

/** Is it the page that the watch serves before the first build. */
function isWaiting(page: Document): boolean {
  return page.querySelector('meta[name="libretto-waiting"]') !== null
}

function update(): Promise<void> {
  running = running.then(async () => {
    const now = await readDocument()
    if (!now || served?.isEqualNode(now)) return
    // A watch that has just started has no pages yet; keep the one that is open.
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
    `:host {
      position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483000; padding: 0.375rem 0.75rem;
      border: 1px solid #b45309; background: #fffbeb; color: #78350f; font: 600 0.875rem/1.4 system-ui, sans-serif;
    }`,
  )
  root.append(`Draft: ${reason}. Visitors do not see this page.`)
  document.body.append(host)
}
