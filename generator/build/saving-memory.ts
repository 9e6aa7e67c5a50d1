// How much garbage a build leaves in memory, by the size of its site. V8 lets the heap double before it collects: that
// takes the least time, and on a large site hundreds of megabytes.

import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { OnProgress } from './progress.ts'

/** With so many articles or pages, memory matters more than a fifteenth of the time. */
const many = 8000
/** With so many, an edit holds as much as the first build: it saves from the beginning. */
const veryMany = 30_000
/** An edit that has rendered so many pages most likely renders all. */
const manyRendered = 500
/** Between two groups of files of a first build, a heap that has grown by such a share is looked through. */
const muchGrown = 1.03

/** What the heap of this process can be told. */
interface Heap {
  /** Collects garbage whenever the heap has grown by so many percent. */
  growBy: (percent: number) => void
  collectGarbage: () => void
  /** Bytes, with garbage. */
  used: () => number
}

const ownHeap: Heap = {
  growBy: (percent) => setFlagsFromString(`--heap-growing-percent=${percent}`),
  // The function exists once the flag is set.
  collectGarbage: () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    setFlagsFromString('--no-expose-gc')
  },
  used: () => getHeapStatistics().used_heap_size,
}

/** Passes progress on, and saves memory as soon as a build turns out to be large. */
export function savingMemory(onProgress: OnProgress | undefined, isFirst: boolean, heap = ownHeap): OnProgress {
  let rendered = 0
  let isVeryLarge = false
  let least = 0
  const collect = () => {
    heap.collectGarbage()
    least = heap.used()
  }
  // V8 decides after each collection how far the heap may grow.
  const saveNow = () => {
    heap.growBy(isVeryLarge ? 10 : 20)
    collect()
  }
  return (progress) => {
    onProgress?.(progress)
    if (progress.kind === 'loaded') {
      const { length } = progress.loaded.entries
      isVeryLarge = length >= veryMany
      if (isVeryLarge) saveNow()
      else if (isFirst && length >= many) heap.growBy(20)
    }
    // What the work before needed lies between what the next one needs.
    if (progress.kind === 'stage' && isVeryLarge)
      if (progress.stage === 'describe' || progress.stage === 'emit') collect()
    // V8 itself lets the heap grow further on a busy machine, where its threads come to look through it later.
    const isBetween = progress.kind === 'described' && isVeryLarge && isFirst
    if (isBetween && heap.used() > least * muchGrown) collect()
    if (progress.kind === 'page' && !isFirst && progress.total >= many && progress.isFresh)
      if (++rendered === manyRendered) saveNow()
  }
}

/** V8's default. The launcher keeps bytecode afterwards, which V8 takes back with the same flags only. */
export function spendMemory(): void {
  ownHeap.growBy(0)
}
