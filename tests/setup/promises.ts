// What Libretto promises, and the tests that hold it to that. The manual prints the promises; a thorough run writes
// tests/PROMISES.md.

export interface TestedPromise {
  id: string
  /** One sentence, without a full stop. */
  promise: string
  /** Test files, as paths below tests/ or beginnings of such paths. */
  tests: readonly string[]
}

export const promises: readonly TestedPromise[] = [
  {
    id: 'P1',
    promise: 'The same input gives the same bytes, in any directory, locale, time zone and file order',
    tests: ['dist/reproducible', 'cli/shard', 'generator/threads/'],
  },
  {
    id: 'P2',
    promise: 'A warm or incremental build equals a clean one, byte for byte',
    tests: [
      'watch/history',
      'cli/histories',
      'cli/cache',
      'cli/unchanged',
      'cli/kept-code',
      'generator/cache/',
      'generator/check/reuse-checks',
      'cli/launcher',
    ],
  },
  {
    id: 'P3',
    promise: 'A failed build changes nothing in `dist`',
    tests: ['dist/reproducible', 'watch/watch'],
  },
  {
    id: 'P4',
    promise:
      'The output folder can be served at every instant, however the build ends: ' +
      'each page is complete and finds what it loads',
    tests: ['hostile/emit', 'hostile/first-build', 'generator/disk/open-publication', 'cli/mount-point'],
  },
  {
    id: 'P5',
    promise: 'An edit through the panel changes only the bytes of that value',
    tests: ['generator/edit/'],
  },
  {
    id: 'P6',
    promise: 'An edit never overwrites a change that it has not seen',
    tests: ['hostile/save-file', 'generator/panel/panel-writes', 'generator/panel/answer-panel'],
  },
  {
    id: 'P7',
    promise:
      'The servers answer this machine only; no other site can read or write through them, ' +
      'and hostile requests do not stop them',
    tests: ['hostile/watch-server', 'hostile/preview-server', 'hostile/event-stream', 'generator/server/'],
  },
  {
    id: 'P8',
    promise: 'Every refusal names file, line, reason and remedy',
    tests: ['sites/invalid.test', 'generator/yaml/', 'hostile/markdown'],
  },
]
