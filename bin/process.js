// What a process of its own runs: the compiled generator's work on files that nobody has checked. Native code that runs
// out of memory ends its process, and code that never ends can only be ended with it. A thread watches the limits: the
// work itself does not answer meanwhile.

import { writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { loadCompiled } from './load-compiled.js'

const checkEveryMs = 20

if (isMainThread) await work()
else watch(new Float64Array(workerData))

async function work() {
  // The command decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  const state = new Float64Array(new SharedArrayBuffer(24)).fill(Number.POSITIVE_INFINITY)
  const watcher = new Worker(fileURLToPath(import.meta.url), { workerData: state.buffer })
  await new Promise((resolve) => watcher.once('online', resolve))
  const { loadLimited, keepCode } = loadCompiled(process.argv[2], 'process')
  process.on('disconnect', () => {
    keepCode()
    process.exit()
  })
  const { doLimited } = await loadLimited()
  process.on('message', async ({ job, item, limits }) => {
    state[1] = limits.megabytes
    state[0] = usedMs() + limits.milliseconds
    const answer = await doLimited(job, item)
    state.fill(Number.POSITIVE_INFINITY)
    process.send(answer)
  })
}

/** `state`: the time of the processor at which an item must be done, and the megabytes that it may take. */
function watch(state) {
  setInterval(() => {
    const [endMs, megabytes] = state
    if (usedMs() > endMs) end('time')
    if (process.memoryUsage.rss() > megabytes * 1e6) end('memory')
  }, checkEveryMs)
}

function usedMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function end(reason) {
  writeSync(1, reason)
  process.kill(process.pid, 'SIGKILL')
}
