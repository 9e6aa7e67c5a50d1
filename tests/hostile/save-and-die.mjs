// Saves one file and fails on purpose at one call that reaches the disk. Arguments: folder, file, number of the call,
// and what happens there (`kill` or an error code). Prints the answer of saveContentFile on stdout if the process
// survives.

import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const [folder, file, count, fate, module, next] = process.argv.slice(2)
const before = await fs.readFile(join(folder, file))
let calls = 0
const wrap = (target, name) => {
  const real = target[name]
  target[name] = async function (...args) {
    if (++calls === Number(count)) {
      // Half of the bytes are written when the process ends.
      if (name === 'writeFile') await real.call(this, args[0].subarray(0, Math.floor(args[0].length / 2)))
      if (fate === 'kill') process.kill(process.pid, 'SIGKILL')
      throw Object.assign(new Error(fate), { code: fate })
    }
    return real.apply(this, args)
  }
}
const handle = await fs.open(join(folder, file))
const prototype = Object.getPrototypeOf(handle)
await handle.close()
for (const name of ['realpath', 'lstat', 'open', 'readdir', 'rename', 'unlink']) wrap(fs, name)
for (const name of ['stat', 'readFile', 'writeFile', 'chmod', 'sync']) wrap(prototype, name)
syncBuiltinESMExports()

const { saveContentFile } = await import(module)
const expectedHash = createHash('sha256').update(before).digest('hex')
const saved = await saveContentFile({ folder, file, bytes: new TextEncoder().encode(next), expectedHash })
console.log(JSON.stringify({ calls, saved: { ...saved, bytes: undefined } }))
