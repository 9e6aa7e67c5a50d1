// A program that serves on a port of this machine and says so by answering.

import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { askAt } from './request.js'

const patienceMs = 90_000

/** Starts a command with a free port and resolves when it answers. `argv` gets the port. */
export async function startProgram({ program, argv, cwd, env = {} }) {
  const port = await findPort()
  const child = spawn(program, argv(port), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
  let hasEnded = false
  child.once('close', () => {
    hasEnded = true
  })
  const ask = askAt({ host: '127.0.0.1', port })
  const end = Date.now() + patienceMs
  const close = async () => {
    if (hasEnded) return
    const ended = new Promise((resolve) => child.once('close', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  while (!(await ask('/').then(Boolean, () => false))) {
    if (hasEnded || Date.now() > end) {
      await close()
      throw new Error(`${program} does not answer: ${Buffer.concat(said).toString().slice(-2000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { ask, close }
}

function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
