// The reference parser with a time limit: a few kilobytes of brackets and stars keep it busy for minutes. It runs in a
// thread, because only a thread can be stopped; the caller blocks until it answers. Not needed for satteri, which takes
// linear time.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Root } from 'mdast'

interface Thread {
  worker: Worker
  port: MessagePort
  /** Number of answers of the thread. */
  answered: Int32Array
}

const require = createRequire(import.meta.url)
const code = `
import('node:worker_threads').then(({ workerData: { modules, port, answered } }) => {
  const ready = Promise.all(modules.map((path) => import(path))).then(([{ unified }, parse, gfm, directives]) => {
    const plain = unified().use(parse.default).use(gfm.default)
    return { plain, wide: plain().use(directives.default) }
  })
  port.on('message', async ({ source, directive }) => {
    // Sending may fail as well: a tree can be too deep to be copied.
    try {
      const { plain, wide } = await ready
      port.postMessage({ tree: (directive ? wide : plain).parse(source) })
    } catch (error) { port.postMessage({ error }) }
    Atomics.add(answered, 0, 1)
    Atomics.notify(answered, 0)
  })
})`

let thread: Thread | undefined

interface ParseOptions {
  /** Whether directives are parsed, which are no part of CommonMark and GFM. */
  directive: boolean
  limitMs: number
}

/** Parses CommonMark and GFM; undefined if it takes longer than `limitMs`. Throws what the parser throws. */
export function parseInTime(source: string, { directive, limitMs }: ParseOptions): Root | undefined {
  thread ??= startThread()
  const { worker, port, answered } = thread
  port.postMessage({ source, directive })
  // The thread counts before it notifies: the notification of the previous answer may come only now.
  while (Atomics.wait(answered, 0, 0, limitMs) === 'ok' && Atomics.load(answered, 0) === 0);
  const received = receiveMessageOnPort(port) as { message: { tree: Root } | { error: unknown } } | undefined
  if (!received) {
    thread = undefined
    void worker.terminate()
    return undefined
  }
  Atomics.store(answered, 0, 0)
  if ('error' in received.message) throw received.message.error
  return received.message.tree
}

function startThread(): Thread {
  const { port1, port2 } = new MessageChannel()
  const answered = new Int32Array(new SharedArrayBuffer(4))
  // An import takes no path of Windows.
  const modules = [
    require.resolve('unified'),
    require.resolve('remark-parse'),
    require.resolve('remark-gfm'),
    require.resolve('remark-directive'),
  ].map((path) => pathToFileURL(path).href)
  const worker = new Worker(code, { eval: true, workerData: { modules, port: port2, answered }, transferList: [port2] })
  worker.unref()
  // Out of memory: this call times out, the next one gets a new thread.
  worker.on('error', () => {
    if (thread?.worker === worker) thread = undefined
  })
  port1.unref()
  return { worker, port: port1, answered }
}
