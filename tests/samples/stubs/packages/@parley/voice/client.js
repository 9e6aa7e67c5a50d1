// The browser client. A page drives it through `globalThis.stubCall`: it emits the events that a real call would.

export function createVoiceClient({ token }) {
  if (!token) throw Object.assign(new Error('The token is malformed'), { name: 'TokenError' })
  return {
    join: async (options) => {
      const handlers = new Map()
      const done = []
      const call = {
        participants: [{ id: 'p_1', user: 'me' }],
        mute: () => done.push('mute'),
        unmute: () => done.push('unmute'),
        setTransmitting: (isOn) => done.push(`transmitting ${isOn}`),
        leave: async () => emit('ended', { reason: 'left' }),
        on: (event, handler) => {
          const list = handlers.get(event) ?? new Set()
          handlers.set(event, list.add(handler))
          return () => list.delete(handler)
        },
      }
      const emit = (event, detail) => {
        for (const handler of handlers.get(event) ?? []) handler(detail)
      }
      globalThis.stubCall = { call, emit, done, options }
      return call
    },
  }
}
