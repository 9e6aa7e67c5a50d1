// The server's events on every open page, over one connection: a browser opens only six connections to one host, so one
// of the open pages listens and forwards the events to the others. When it closes, another one takes over.

import { toolsAddress } from './tools-address.ts'
import type { LiveEvent, LiveEvents } from './wire-types.ts'

const names = ['problems', 'reload', 'waiting', 'page', 'built'] as const
type Name = (typeof names)[number]

/** A function for each event. */
export type EventHandlers = { [Key in Name]: (data: LiveEvents[Key]) => void } & {
  /** This page starts to listen, or the connection is there again. */
  open: () => void
  /** The connection is lost. */
  error: () => void
}

type Message = Extract<LiveEvent, { name: Name }> | { name: 'open' | 'error' }

const retryMs = 2000

/** Calls the function of each event from now on. */
export function subscribeToEvents(handlers: EventHandlers): void {
  const channel = new BroadcastChannel('libretto')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  const tell = (message: Message | 'new page') => channel.postMessage(message)
  let problems: Message | undefined
  const connect = () => {
    const events = new EventSource(`${toolsAddress}events`)
    const forward = (message: Message) => {
      if (message.name === 'problems') problems = message
      tell(message)
      call(handlers, message)
    }
    for (const name of names)
      events.addEventListener(name, ({ data }) => forward({ name, data: JSON.parse(String(data)) } as Message))
    events.addEventListener('open', () => forward({ name: 'open' }))
    events.addEventListener('error', () => {
      forward({ name: 'error' })
      // An answer that is no event stream closes the source, e.g. that of a preview at the same address. Retry it.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, retryMs)
    })
  }
  const listen = () => {
    connect()
    // Never resolves: the lock is released when the page closes.
    return new Promise<never>(() => {})
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message | 'new page'>) => {
    if (data !== 'new page') call(handlers, data)
    else if (problems) tell(problems)
  })
  tell('new page')
  handlers.open()
  // Over plain http from another machine there are no locks; each page listens for itself.
  if (navigator.locks) void navigator.locks.request('libretto-events', listen)
  else void listen()
}

function call(handlers: EventHandlers, message: Message): void {
  if (message.name === 'problems') handlers.problems(message.data)
  else if (message.name === 'page') handlers.page(message.data)
  else if (message.name === 'built') handlers.built(message.data)
  else if (message.name === 'waiting') handlers.waiting(message.data)
  else if (message.name === 'reload') handlers.reload(message.data)
  else handlers[message.name]()
}
