// openPool: every item is done once, in its place, whichever thread does it and whatever fails.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Job, openPool } from '#generator/threads/pool.ts'
import { writeFolder } from '../../setup/mini-site.ts'

/** A pool whose threads begin with `head` and answer an order with `body`. */
async function poolOf(body: string, size: number, head = '') {
  const script = join(await writeFolder({}), 'worker.mjs')
  await writeFile(
    script,
    `import { parentPort } from 'node:worker_threads'
    ${head}
    let setup
    parentPort.on('message', (order) => {
      if (order.kind === 'open') { setup = order.setup; return }
      const { job, batch, items } = order
      ${body}
    })`,
  )
  const pool = openPool(script, size)
  onTestFinished(() => pool.close())
  return pool
}

/** The results in the order of the items; every one must come once. */
async function resultsOf<In, Out>(job: Job<In, Out>, items: readonly In[]): Promise<Out[]> {
  const results = new Map<number, Out>()
  const itemAt = (index: number) => items[index] as In
  const take = (result: Out, index: number) => {
    expect(results.has(index)).toBe(false)
    results.set(index, result)
  }
  await job.run({ count: items.length, itemAt, take })
  return items.map((_, index) => results.get(index) as Out)
}

const double = 'parentPort.postMessage({ job, batch, results: items.map((item) => item * setup) })'
const numbers = Array.from({ length: 1001 }, (_, index) => index)
const doubled = numbers.map((number) => 2 * number)

it.each([0, 1, 2, 5])('gives each result with the index of its item with %i threads', async (size) => {
  const pool = await poolOf(double, size)
  const here: number[] = []
  const job = pool.open<number, number>('double', 2, (item) => {
    here.push(item)
    return 2 * item
  })
  expect(await resultsOf(job, numbers)).toEqual(doubled)
  expect(await resultsOf(job, [])).toEqual([])
  if (size === 0) expect(here).toEqual(numbers)
})

it('leaves the work to the threads while this one has none', async () => {
  const pool = await poolOf('setTimeout(() => parentPort.postMessage({ job, batch, results: items.map(String) }))', 1)
  const job = pool.open<number, string>('print', undefined, (item) => `here ${item}`)
  const results = await resultsOf(job, numbers)
  expect(results).toHaveLength(numbers.length)
  expect(results.map((text) => Number(text.replace('here ', '')))).toEqual(numbers)
  expect(results.some((text) => !text.startsWith('here'))).toBe(true)
})

it.each([
  ['says that it failed', 'parentPort.postMessage({ job, batch })'],
  ['throws', 'throw new Error("broken")'],
  ['ends', 'process.exit(0)'],
  ['fails at every second batch', `if (batch % 16) parentPort.postMessage({ job, batch }); else ${double}`],
])('loses nothing to a thread that %s', async (_, body) => {
  const pool = await poolOf(body, 2)
  const job = pool.open<number, number>('double', 2, (item) => 2 * item)
  expect(await resultsOf(job, numbers)).toEqual(doubled)
})

it('starts its threads once, before the first job if it is told to', async () => {
  const log = join(await writeFolder({}), 'log')
  const note = `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(log)}, 'started ')`
  const pool = await poolOf(double, 1, note)
  pool.start()
  pool.start()
  await expect.poll(() => readFile(log, 'utf8')).toBe('started ')
  const job = pool.open<number, number>('double', 2, (item) => 2 * item)
  expect(await resultsOf(job, numbers)).toEqual(doubled)
  expect(await readFile(log, 'utf8')).toBe('started ')
})

it('gives a task to one thread, which does the work of jobs, too', async () => {
  const log = join(await writeFolder({}), 'log')
  const head = `import { appendFileSync } from 'node:fs'
    parentPort.on('message', ({ kind, task, setup }) => {
      if (kind === 'task') appendFileSync(${JSON.stringify(log)}, task + ' ' + setup.join() + ';')
    })`
  const pool = await poolOf(`if (order.kind === 'task') return\n${double}`, 2, head)
  pool.send('look', [1, 2])
  const job = pool.open<number, number>('double', 2, (item) => 2 * item)
  expect(await resultsOf(job, numbers)).toEqual(doubled)
  await expect.poll(() => readFile(log, 'utf8')).toBe('look 1,2;')
})

it('has one thread do a series in its order', async () => {
  const body = `seen = [...(globalThis.seen ?? []), ...items]
    parentPort.postMessage({ job, batch, results: [seen.join()] })`
  const pool = await poolOf(body.replace('seen =', 'globalThis.seen ='), 3)
  const series = pool.openSeries<number, string>('list', undefined)
  expect(await Promise.all([1, 2, 3].map((item) => series?.ask(item)))).toEqual(['1', '1,2', '1,2,3'])
})

it('answers nothing more of a series that has failed once', async () => {
  const pool = await poolOf(`if (batch === 1) parentPort.postMessage({ job, batch }); else ${double}`, 1)
  const series = pool.openSeries<number, number>('double', 2)
  expect(await Promise.all([1, 2, 3].map((item) => series?.ask(item)))).toEqual([2, undefined, undefined])
})

it('opens no series without threads', async () => {
  expect((await poolOf(double, 0)).openSeries('double', 2)).toBeUndefined()
})

it('gives a thread no more items at once than the work says', async () => {
  const pool = await poolOf('parentPort.postMessage({ job, batch, results: items.map(() => items.length) })', 1)
  const job = pool.open<number, number>('count', undefined, () => 0)
  const sizes: number[] = []
  const take = (size: number) => void sizes.push(size)
  await job.run({ count: 300, atOnce: 3, itemAt: (index) => index, take })
  expect(sizes).toHaveLength(300)
  expect(Math.max(...sizes)).toBe(3)
})

it('loses nothing to a script that is missing', async () => {
  const pool = openPool(join(await writeFolder({}), 'missing.js'), 2)
  onTestFinished(() => pool.close())
  const job = pool.open<number, number>('double', 2, (item) => 2 * item)
  expect(await resultsOf(job, numbers)).toEqual(doubled)
})

it('rejects with what the work throws', async () => {
  const pool = await poolOf('parentPort.postMessage({ job, batch })', 1)
  const job = pool.open<number, number>('double', 2, (item) => {
    if (item === 500) throw new RangeError('item 500')
    return item
  })
  await expect(resultsOf(job, numbers)).rejects.toThrow(new RangeError('item 500'))
})

it('rejects with what the receiver of a result throws', async () => {
  const pool = await poolOf(double, 1)
  const job = pool.open<number, number>('double', 2, (item) => 2 * item)
  const take = (_: number, index: number) => {
    if (index === 500) throw new RangeError('result 500')
  }
  await expect(job.run({ count: numbers.length, itemAt: (index) => index, take })).rejects.toThrow(
    new RangeError('result 500'),
  )
})

it('gives a thread little room for new values, most of which it would never give back', async () => {
  const limits = 'postMessage({ job, batch, results: [limits.maxYoungGenerationSizeMb] })'
  const pool = await poolOf(`parentPort.${limits}`, 1, "import { resourceLimits as limits } from 'node:worker_threads'")
  expect(await pool.openSeries<number, number>('limits', undefined)?.ask(1)).toBeLessThanOrEqual(12)
})
