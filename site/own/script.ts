// What every page runs when it is there.

if (document.querySelector('[data-timeline]'))
  import('./drawings/call-timeline/run-timeline.ts').then(({ startTimelines }) => startTimelines(), console.error)
