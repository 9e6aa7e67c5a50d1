// Work that many items need, shared between this thread and others. Which thread does an item makes no difference to
// its result. A thread that fails or cannot start loses nothing: this one does its items.

import { Worker } from 'node:worker_threads'

/** The items of a job. They need not be in memory together. */
export interface Items<In, Out> {
  count: number
  /** Items that another thread takes at once; fewer for long ones. Default: 16. */
  atOnce?: number
  itemAt: (index: number) => In
  take: (result: Out, index: number) => void
}

/** One kind of work, with what all of its items have in common. */
export interface Job<In, Out> {
  /**
   * Does every item and hands over each result as soon as it is there, in any order. Rejects with what the work itself
   * or a function of the items throws.
   */
  run: (items: Items<In, Out>) => Promise<void>
}

/** Work of one other thread, which does the items in their order: it may remember what it did. */
export interface Series<In, Out> {
  /** The result; undefined if the thread has failed, now or before. */
  ask: (item: In) => Promise<Out | undefined>
}

export interface Pool {
  /**
   * `name` is that of a job in worker.ts, `setup` plain data for it. `act` does the same in this thread. The threads
   * start with the first job at the latest.
   */
  open: <In, Out>(name: string, setup: unknown, act: (item: In) => Out) => Job<In, Out>
  /** Has one thread do all items of a job in worker.ts. Undefined without threads. */
  openSeries: <In, Out>(name: string, setup: unknown) => Series<In, Out> | undefined
  /** Has one thread do a task that nobody waits for. `task` is a name of worker.ts, `setup` plain data for it. */
  send: (task: string, setup: unknown) => void
  /** Starts the threads before the first job needs them: they load their code while this one does other things. */
  start: () => void
  /** Ends the threads. */
  close: () => Promise<void>
}

/** To a thread: the beginning of a job, some of its items, or a task. */
export type Order =
  | { kind: 'task'; task: string; setup: unknown }
  | { kind: 'open'; job: number; name: string; setup: unknown }
  | { kind: 'work'; job: number; batch: number; items: readonly unknown[] }

/** From a thread; without results the work has failed. */
export interface Answer {
  job: number
  batch: number
  results?: readonly unknown[]
}

const usualBatch = 16
/** Items that this thread does before it looks for the answers of the others: they must not wait for the next batch. */
const fewItems = 2
/** Batches that a thread has at once, so that it never waits for the next. */
const batchesAhead = 2
/**
 * For new values of a thread, whose garbage is collected when they fill a third of it. V8 takes 48 MB, most of which
 * stays in memory as long as the thread.
 */
const maxYoungGenerationSizeMb = 12

/** A pool of `size` threads in addition to this one, which run `script` with `data`. */
export function openPool(script: string, size: number, data?: unknown): Pool {
  const threads: Thread[] = []
  let jobs = 0
  const start = (count = size) => {
    while (threads.length < Math.min(count, size)) threads.push(startThread(script, data))
    return threads
  }
  return {
    open: <In, Out>(name: string, setup: unknown, act: (item: In) => Out): Job<In, Out> => {
      const job = jobs++
      const open = [...start()]
      for (const thread of open) thread.send({ kind: 'open', job, name, setup })
      return { run: (items) => share(items, act, { job, threads: open }) }
    },
    openSeries: (name, setup) => {
      const job = jobs++
      const thread = start(1)[0]
      thread?.send({ kind: 'open', job, name, setup })
      return thread && askOne(thread, job)
    },
    send: (task, setup) => start(1)[0]?.send({ kind: 'task', task, setup }),
    start: () => void start(),
    close: async () => {
      await Promise.all(threads.splice(0).map(({ end }) => end()))
    },
  }
}

async function share<In, Out>(
  { count, atOnce = usualBatch, itemAt, take }: Items<In, Out>,
  act: (item: In) => Out,
  { job, threads }: { job: number; threads: readonly Thread[] },
): Promise<void> {
  let next = 0
  const nextItems = (size: number): { from: number; items: In[] } | undefined => {
    const from = next
    next = Math.min(count, from + size)
    if (from === next) return undefined
    return { from, items: Array.from({ length: next - from }, (_, index) => itemAt(from + index)) }
  }
  const actHere = ({ from, items }: { from: number; items: In[] }) => {
    for (const [index, item] of items.entries()) take(act(item), from + index)
  }
  // The last batches are small: no thread waits for another that has just begun.
  const fair = () => Math.max(1, Math.min(atOnce, Math.ceil((count - next) / (4 * batchesAhead * threads.length))))
  const feed = async (thread: Thread) => {
    for (let batch = nextItems(fair()); batch; batch = nextItems(fair())) {
      const { from, items } = batch
      const done = await thread.work({ kind: 'work', job, batch: from, items })
      if (!done) return actHere(batch)
      for (const [index, result] of done.entries()) take(result as Out, from + index)
    }
  }
  const feeds = threads.flatMap((thread) => Array.from({ length: batchesAhead }, () => feed(thread)))
  const here = async () => {
    const few = Math.min(fewItems, atOnce)
    for (let items = nextItems(few); items; items = nextItems(few)) {
      actHere(items)
      // Lets the answers of the threads in.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all([...feeds, here()])
}

function askOne<In, Out>(thread: Thread, job: number): Series<In, Out> {
  let batch = 0
  let hasFailed = false
  return {
    ask: async (item) => {
      const results = await thread.work({ kind: 'work', job, batch: batch++, items: [item] })
      hasFailed ||= results === undefined
      return hasFailed ? undefined : (results?.[0] as Out)
    },
  }
}

interface Thread {
  send: (order: Order) => void
  /** The results of a batch; undefined if the thread could not do it. */
  work: (order: Extract<Order, { kind: 'work' }>) => Promise<readonly unknown[] | undefined>
  end: () => Promise<void>
}

function startThread(script: string, data: unknown): Thread {
  const worker = new Worker(script, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb } })
  const waiting = new Map<string, (results: readonly unknown[] | undefined) => void>()
  let isBroken = false
  const giveUp = () => {
    isBroken = true
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  worker.on('message', ({ job, batch, results }: Answer) => {
    const key = `${job} ${batch}`
    waiting.get(key)?.(results)
    waiting.delete(key)
  })
  worker.on('error', giveUp).on('messageerror', giveUp).on('exit', giveUp)
  return {
    send: (order) => worker.postMessage(order),
    work: (order) => {
      if (isBroken) return Promise.resolve(undefined)
      worker.postMessage(order)
      return new Promise((resolve) => waiting.set(`${order.job} ${order.batch}`, resolve))
    },
    end: async () => void (await worker.terminate()),
  }
}
