import { describe, expect, test } from 'vitest'
import { retryBusy } from '#generator/disk/move-file.ts'

/** A call that fails with each of these codes, then answers. */
function failing(...codes: string[]): () => string {
  return () => {
    const code = codes.shift()
    if (code === undefined) return 'done'
    throw Object.assign(new Error(code), { code })
  }
}

describe('a call that Windows refuses because a file is open', () => {
  const pauses = [0, 0, 0]

  test.each(['EPERM', 'EACCES', 'EBUSY'])('is tried again after %s', (code) => {
    expect(retryBusy(failing(code, code, code), { system: 'win32', pauses })).toBe('done')
  })

  test('fails at last', () => {
    expect(() => retryBusy(failing('EBUSY', 'EBUSY', 'EBUSY', 'EPERM'), { system: 'win32', pauses })).toThrow('EPERM')
  })

  test('fails at once for another reason', () => {
    expect(() => retryBusy(failing('ENOSPC'), { system: 'win32', pauses })).toThrow('ENOSPC')
  })
})

test.each(['linux', 'darwin'] as const)('on %s a refusal is final', (system) => {
  expect(() => retryBusy(failing('EPERM'), { system })).toThrow('EPERM')
})
