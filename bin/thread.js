// What another thread of a build runs: the compiled generator's work, item by item.

import { parentPort, workerData } from 'node:worker_threads'
import { loadCompiled } from './load-compiled.js'

const { folder, use } = workerData
const { listen } = await loadCompiled(folder, use).loadWorker()
listen(parentPort)
