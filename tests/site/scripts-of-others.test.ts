// Scripts that need the consent of visitors, when the answer is given on another page.

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startScripts } from '#runtime/page/scripts.ts'

/** A page with one script, whose visitors have answered so before. */
function startPage(answer: string | undefined) {
  const storage = new Map(answer === undefined ? [] : [['scripts', answer]])
  const listen = vi.spyOn(globalThis, 'addEventListener')
  document.body.innerHTML = `<template data-script="consent"><script data-name="figures"></script></template>
    <section data-script-question hidden><h2>Scripts</h2>
    <button data-script-answer="allow">Allow</button><button data-script-answer="decline">Decline</button></section>`
  startScripts(
    (key) => storage.get(key),
    (key, value) => void storage.set(key, value),
  )
  onTestFinished(() => {
    for (const [type, listener] of listen.mock.calls) if (listener) removeEventListener(type, listener)
  })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const isLoaded = () => document.querySelector('script[data-name=figures]') !== null
  return { storage, reload, isLoaded }
}

afterEach(() => vi.restoreAllMocks())

describe('consent that is taken back on another page', () => {
  it.each([
    ['in another tab', () => new StorageEvent('storage')],
    ['before Back brings the page again', () => Object.assign(new Event('pageshow'), { persisted: true })],
  ])('%s ends what runs here', (_, makeEvent) => {
    const { storage, reload, isLoaded } = startPage('allow ')
    expect(isLoaded()).toBe(true)
    dispatchEvent(makeEvent())
    expect(reload).not.toHaveBeenCalled()
    storage.set('scripts', 'decline ')
    dispatchEvent(makeEvent())
    expect(reload).toHaveBeenCalledOnce()
  })

  it('changes nothing where nothing runs', () => {
    const { storage, reload, isLoaded } = startPage(undefined)
    storage.set('scripts', 'decline ')
    dispatchEvent(new StorageEvent('storage'))
    expect([isLoaded(), reload.mock.calls.length]).toEqual([false, 0])
  })
})
