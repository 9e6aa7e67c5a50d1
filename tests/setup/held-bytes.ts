import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const count = 20_000

/** Bytes of the heap that each of many values holds as long as it is kept. `make` gets the numbers from 0. */
export function heldBytes(make: (index: number) => unknown): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  // The list, and what the first values bring for all.
  const values: unknown[] = Array.from({ length: count }, () => make(0))
  values.fill(undefined)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < count; index++) values[index] = make(index)
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / values.length
}
