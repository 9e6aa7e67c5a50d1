// WebKitGTK's MiniBrowser through its WebDriver, on a screen that nobody sees.

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { keyActions } from './firefox.js'
import { endProcess, findProgram, isExecutable, printed } from './processes.js'

/** Starts WebKit; undefined if it, its driver or the screen is not installed. */
export async function openWebkit() {
  const [driver, screen, binary] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb']), findMiniBrowser()]
  if (!driver || !screen || !binary) return undefined
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await printed(display.stdio[3], /\d+(?=\n)/)
  const port = await freePort()
  const environment = {
    DISPLAY: `:${number}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...environment } })
  const close = async () => {
    await endProcess(child)
    await endProcess(display)
  }
  try {
    const options = { binary, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId } = await startSession(`http://127.0.0.1:${port}/session`, { capabilities })
    return browserOf(`http://127.0.0.1:${port}/session/${sessionId}`, close)
  } catch (error) {
    await close()
    throw error
  }
}

function browserOf(session, closeAll) {
  const send = (path, body) => ask(session + path, 'POST', body)
  const evaluate = async (code) => {
    const script = `const done = arguments[0]; (async () => { ${code} })().then(
      (value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }))`
    const { value, error } = await send('/execute/async', { script, args: [] })
    if (error !== undefined) throw new Error(error)
    return JSON.parse(value)
  }
  return {
    name: 'WebKit',
    goto: (url) => send('/url', { url }),
    // The window has a frame, of a size that only the page knows.
    resize: async (width, height) => {
      const now = await ask(`${session}/window/rect`, 'GET')
      const [innerWidth, innerHeight] = await evaluate('return [innerWidth, innerHeight]')
      const size = { width: now.width + width - innerWidth, height: now.height + height - innerHeight }
      await send('/window/rect', { x: 0, y: 0, ...size })
    },
    evaluate,
    press: (keys) => send('/actions', { actions: [keyActions(keys)] }),
    // Its driver has no log: what a page catches itself is all that is known.
    takeErrors: () => [],
    close: async () => {
      await ask(session, 'DELETE').catch(() => undefined)
      await closeAll()
    },
  }
}

async function startSession(url, body) {
  for (let tries = 0; ; tries++)
    try {
      return await ask(url, 'POST', body)
    } catch (error) {
      // The driver needs a moment until it listens.
      if (tries === 50 || error.cause?.code !== 'ECONNREFUSED') throw error
      await pause(100)
    }
}

async function ask(url, method, body) {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

function findMiniBrowser() {
  const roots = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
  return roots
    .flatMap((root) =>
      listFolder(root)
        .filter((name) => name.startsWith('webkit'))
        .map((name) => `${root}/${name}/MiniBrowser`),
    )
    .findLast(isExecutable)
}

function listFolder(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function freePort() {
  return new Promise((settle, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => settle(port))
    })
  })
}
