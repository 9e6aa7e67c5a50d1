// Firefox as it is installed, through WebDriver BiDi.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { endProcess, findProgram, printed } from './processes.js'

/** Starts Firefox; undefined if it is not installed. */
export async function openFirefox() {
  const program = findProgram(['firefox-esr', 'firefox'])
  if (!program) return undefined
  const profile = mkdtempSync(join(tmpdir(), 'libretto-firefox-'))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // A tool that is ended leaves no browser behind.
  const end = () => child.kill()
  process.once('exit', end)
  const [, address] = await printed(child.stderr, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, on, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] })
  const tab = await openTab({ send, on })
  return {
    name: 'Firefox',
    ...tab,
    openTab: () => openTab({ send, on }),
    close: async () => {
      close()
      process.off('exit', end)
      await endProcess(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Opens a tab that shares no storage with the others. */
async function openTab({ send, on }) {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  const errors = []
  on(`log.entryAdded ${context}`, ({ level, text }) => {
    if (level === 'error') errors.push(text ?? '')
  })
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    goBack: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    evaluate: async (code) => {
      const found = await send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (async () => { ${code} })()) ?? null))()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })
      if (found.type === 'exception') throw new Error(found.exceptionDetails.text)
      return JSON.parse(found.result.value)
    },
    press: (keys) => send('input.performActions', { context, actions: [keyActions(keys)] }),
    takeErrors: () => errors.splice(0),
    // A request that ends meanwhile, because its page is left, can neither go on nor fail.
    holdRequests: async (decide) => {
      await send('network.setCacheBehavior', { cacheBehavior: 'bypass', contexts: [context] })
      await send('network.addIntercept', { phases: ['beforeRequestSent'], contexts: [context] })
      on(`network.beforeRequestSent ${context}`, async ({ isBlocked, request }) => {
        if (!isBlocked) return
        const answer = await decide(request.url)
        const method = answer === 'fail' ? 'network.failRequest' : 'network.continueRequest'
        await send(method, { request: request.request }).catch(() => undefined)
      })
    },
    closeTab: async () => {
      await send('browsingContext.close', { context })
      await send('browser.removeUserContext', { userContext })
    },
  }
}

/** Presses and releases each key, as WebDriver writes it. */
export function keyActions(keys) {
  const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return { type: 'key', id: 'keyboard', actions }
}

function tellListener(listeners, { method, params }) {
  listeners.get(`${method} ${params.context ?? params.source?.context}`)?.(params)
}

async function connect(address) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map()
  const listeners = new Map()
  let last = 0
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') return tellListener(listeners, message)
    const { settle, fail } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.type === 'error') fail?.(new Error(`${message.error}: ${message.message}`))
    else settle?.(message.result)
  })
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox has ended'))
  })
  return {
    send: (method, params) =>
      new Promise((settle, fail) => {
        // A closed socket takes messages and does nothing.
        if (socket.readyState !== WebSocket.OPEN) return fail(new Error('Firefox has ended'))
        const id = ++last
        waiting.set(id, { settle, fail })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    on: (method, listener) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}
