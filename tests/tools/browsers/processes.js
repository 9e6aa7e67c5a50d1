// Programs of the machine that the tool starts.

import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first program that is installed; undefined if none is. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What a stream prints, once it fits the pattern. Rejects if the stream ends before. */
export function printed(stream, pattern) {
  return new Promise((settle, fail) => {
    let text = ''
    stream.on('data', (data) => {
      text += data
      const found = pattern.exec(text)
      if (found) settle(found)
    })
    stream.once('close', () => fail(new Error(`the program ended: ${text.slice(-300)}`)))
  })
}

/** Ends a program that was started here. */
export async function endProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
