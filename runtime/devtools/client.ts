// The live client of `watch`: applies what a build changed to the open page. Focus, scroll position and typed text stay
// wherever their own part of the page did not change. Never part of a production build.

import { startDebugMode } from './debug-mode.ts'
import { hasWatch } from './has-watch.ts'
import { isWaiting } from './is-waiting.ts'
import { recordIslands } from './island-record.ts'
import { subscribeToEvents } from './live-events.ts'
import { applyDocument, readDocument } from './live-page.ts'
import { showProblems } from './overlay.ts'
import { plainPath } from './plain-path.ts'
import { reloadPage, restorePage } from './reload-page.ts'
import { createHost } from './shadow-host.ts'
import { applyThrottle } from './throttle.ts'

recordIslands()
applyThrottle()
startDebugMode()
restorePage()

const reportAfterMs = 30

/** Path of this page, as the server names it. */
const path = plainPath(location.pathname)
/** This page as it was served last; undefined as long as the open version is not known to be that of the watch. */
let served: Document | undefined
let running: Promise<void> = Promise.resolve()
let isReporting = false
/** The first build of the watch has not come to this page. */
let isUnbuilt = false
let hasProblems = false

await update()
subscribeToEvents({
  // After a restart the watch may serve another site, and a build may have finished meanwhile.
  open: () => {
    hasWatch.set(true)
    report()
    void update()
  },
  error: () => hasWatch.set(false),
  problems: (problems) => {
    hasProblems = problems.list.length > 0
    showProblems(problems, path)
    report()
  },
  reload: reloadPage,
  waiting: ({ words }) => {
    if (isWaiting(document)) sayWaiting(words)
    if (isUnbuilt) void update()
  },
  page: ({ url }) => {
    if (plainPath(url) === path) void update()
  },
  built: ({ urls, isMore, removed }) => {
    report()
    if (isMore || isUnbuilt || [...urls, ...removed].some((url) => plainPath(url) === path)) void update()
  },
})

function sayWaiting(words: string): void {
  const place = document.querySelector('[role="status"]')
  if (place && words !== '' && place.textContent !== words) place.textContent = words
}

// Makes the panel fetch again what it shows: after the page, so that a save shows as fast as without the panel, and
// once for events that arrive together.
function report(): void {
  if (isReporting) return
  isReporting = true
  const tell = () => {
    isReporting = false
    // The panel of a page that is still open from a previous watch would find nothing yet, and drop what it shows.
    if (isUnbuilt && !hasProblems) return
    dispatchEvent(new CustomEvent('libretto:report'))
  }
  setTimeout(() => void running.then(tell, tell), reportAfterMs)
}

// While the browser was offline, events may have arrived whose pages could not be fetched.
addEventListener('online', () => void update())

function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="libretto-page"]')?.content
}

function update(): Promise<void> {
  running = running.then(async () => {
    const now = await readDocument()
    // At this address another server may answer for a while.
    if (!now || (versionOf(now) === undefined && !isWaiting(now))) return
    isUnbuilt = isWaiting(now)
    // Whatever is open stays as it is until the watch has built its page.
    if (isUnbuilt) return
    if (!served && versionOf(now) === versionOf(document)) served = now
    if (served?.isEqualNode(now)) return
    const isApplied = served !== undefined && (await applyDocument(served, now))
    served = now
    if (!isApplied) return reloadPage()
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
