/** Starts the drawn calls of the page. */
export function start(): void {
  if (document.querySelector('[data-timeline]'))
    import('./drawings/call-timeline/run-timeline.ts').then(({ startTimelines }) => startTimelines(), console.error)
}
