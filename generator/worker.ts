// What another thread runs: the work of a shift, item by item.

import type { MessagePort } from 'node:worker_threads'
import { openReader, type ReaderSetup } from './content/content.ts'
import { type LookAhead, lookAhead } from './disk/disk.ts'
import { evaluateSchemas, openThreadRenderer, packPng, type RenderSetup } from './render/render.ts'
import type { Answer, Order } from './threads/threads.ts'

/** Work by name: takes what its items have in common and returns what does one of them. */
const tasks: Readonly<Record<string, (setup: unknown) => (item: never) => unknown>> = {
  'read-article': (setup) => openReader(setup as ReaderSetup, evaluateSchemas((setup as ReaderSetup).code)),
  'render-view': (setup) => openThreadRenderer(setup as RenderSetup),
  'pack-png': () => packPng,
}

/** Errands by name. */
const errands: Readonly<Record<string, (setup: unknown) => void>> = {
  'look-ahead': (setup) => lookAhead(setup as LookAhead),
}

/** Answers the orders of the main thread. */
export function listen(port: MessagePort): void {
  const shifts = new Map<number, (item: never) => unknown>()
  port.on('message', (order: Order) => {
    if (order.kind === 'errand') return errands[order.errand]?.(order.setup)
    const { shift } = order
    if (order.kind === 'work') return port.postMessage(answer(order, shifts.get(shift)))
    const act = tasks[order.task]?.(order.setup)
    if (act) shifts.set(shift, act)
  })
}

// After a failure the main thread does the same work again, so that the error comes with its stack.
function answer(
  { shift, batch, items }: Extract<Order, { kind: 'work' }>,
  act: ((item: never) => unknown) | undefined,
): Answer {
  try {
    return act ? { shift, batch, results: items.map((item) => act(item as never)) } : { shift, batch }
  } catch {
    return { shift, batch }
  }
}
