// Keys of an input method belong to nobody else. The inline script stops them before any code of the page, so that no
// reader of keys has to ask, whoever has written it. This holds as long as that script is the first.

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { headScript } from '#site/head-script.ts'

const headSource = readFileSync('site/layout/head.ts', 'utf8')

type Listener = (event: object) => void

/** What the inline script listens to, in its order. */
function listenersOf(type: string): Listener[] {
  const listeners: [string, Listener, unknown][] = []
  runInNewContext(headScript, {
    window: {},
    document: { documentElement: { dataset: {} }, adoptedStyleSheets: [] },
    addEventListener: (...listener: [string, Listener, unknown]) => listeners.push(listener),
  })
  return listeners.filter(([name, , capture]) => name === type && capture === true).map(([, listener]) => listener)
}

/** Whether the first listener for keys keeps a key from all that follow. */
function isStopped(event: object): boolean {
  let stopped = false
  listenersOf('keydown')[0]?.({ ...event, stopImmediatePropagation: () => (stopped = true) })
  return stopped
}

describe('keys of an input method', () => {
  it.each([
    ['in a composition', { key: 'Enter', isComposing: true, keyCode: 13 }, true],
    ['with the code of one, as before a composition', { key: 'Process', isComposing: false, keyCode: 229 }, true],
    ['after a composition in Safari', { key: 'Enter', isComposing: false, keyCode: 229 }, true],
    ['by itself', { key: 'Enter', isComposing: false, keyCode: 13 }, false],
    ['of a shortcut', { key: 'k', ctrlKey: true, isComposing: false, keyCode: 75 }, false],
  ])('are stopped first: a key %s', (_, event, wanted) => {
    expect(isStopped(event)).toBe(wanted)
  })

  it('come to that listener first: no script comes before it in the head', () => {
    const place = headSource.indexOf('<script>${headScript}</script>')
    expect([place > 0, headSource.indexOf('<script')]).toEqual([true, place])
  })
})
