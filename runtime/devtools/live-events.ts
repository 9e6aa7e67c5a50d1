// The server's events → functions, on every open page. A listener holds a connection, and a browser opens six to one host: of all open pages
// one listens and tells the others. When it goes, the next one takes over.

const names = ['open', 'error', 'problems', 'reload', 'built'] as const

const retryMs = 2000

type Name = (typeof names)[number]

interface Heard {
  name: Name
  /** JSON; empty for `open` and `error`. */
  data: string
}

/** Calls the function of each event. `open` comes when this page begins to hear, and whenever the server is there again; `error` while it is not. */
export function hearEvents(hear: Readonly<Record<Name, (data: string) => void>>): void {
  const channel = new BroadcastChannel('libretto')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  const tell = (message: Heard | 'new page') => channel.postMessage(message)
  let problems: Heard | undefined
  const connect = () => {
    const events = new EventSource('/__libretto/events')
    for (const name of names)
      events.addEventListener(name, (event: Event) => {
        const heard: Heard = { name, data: event instanceof MessageEvent ? String(event.data) : '' }
        if (name === 'problems') problems = heard
        tell(heard)
        hear[name](heard.data)
      })
    // An answer that is no stream ends it for good, such as that of a preview at the same address; the watch may come back.
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, retryMs)
    })
  }
  const listen = () => {
    connect()
    // The lock is held for as long as the page is there.
    return new Promise<never>(() => {})
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Heard | 'new page'>) => {
    if (data !== 'new page') hear[data.name](data.data)
    else if (problems) tell(problems)
  })
  tell('new page')
  hear.open('')
  // Pages of another machine's name have no locks; each listens for itself.
  if (navigator.locks) void navigator.locks.request('libretto-events', listen)
  else void listen()
}
