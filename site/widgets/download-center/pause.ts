// Time that passes in a widget's life. In: milliseconds and the signal of that life. Out: a promise that resolves then.
// Never resolves once the signal is aborted, and its timer stops: what was waiting simply ends.

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return
    const stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
