// What another thread runs: the work of a job, item by item.

import type { MessagePort } from 'node:worker_threads'
import { compareFiles } from './disk/disk.ts'
import { openIndexThread } from './outputs/outputs.ts'
import { openReader, type ReaderSetup } from './read/read.ts'
import { evaluateSchemas, evaluateSite, openThreadRenderer, packPng } from './render/render.ts'
import type { Answer, Order } from './threads/threads.ts'

/** Jobs by name: each takes what its items have in common and returns what does one of them. */
const jobs: Readonly<Record<string, (setup: never) => (item: never) => unknown>> = {
  'read-article': (setup: ReaderSetup) => openReader(setup, evaluateSchemas(setup.code)),
  'render-view': openThreadRenderer,
  'index-words': (code: Parameters<typeof evaluateSite>[0]) => openIndexThread(evaluateSite(code)),
  'pack-png': () => packPng,
}

/** Tasks by name. Nobody waits for them. */
const tasks: Readonly<Record<string, (setup: never) => void>> = { 'compare-files': compareFiles }

/** Answers the orders of the main thread. */
export function listen(port: MessagePort): void {
  const open = new Map<number, (item: never) => unknown>()
  port.on('message', (order: Order) => {
    if (order.kind === 'task') return tasks[order.task]?.(order.setup as never)
    const { job } = order
    if (order.kind === 'work') return port.postMessage(answer(order, open.get(job)))
    const act = jobs[order.name]?.(order.setup as never)
    if (act) open.set(job, act)
  })
}

// After a failure the main thread does the same work again, so that the error comes with its stack.
function answer(
  { job, batch, items }: Extract<Order, { kind: 'work' }>,
  act: ((item: never) => unknown) | undefined,
): Answer {
  try {
    return act ? { job, batch, results: items.map((item) => act(item as never)) } : { job, batch }
  } catch {
    return { job, batch }
  }
}
