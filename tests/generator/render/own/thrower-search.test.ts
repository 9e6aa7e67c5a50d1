// A component that throws fails on every page that has it. Compiling the code again for each would stop a watch for
// minutes.

import { expect, test } from 'vitest'
import { openThrowerSearch } from '#generator/render/compile-site.ts'
import { compiledName } from '#generator/render/evaluate-module.ts'

const thrown = (message: string, place: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at Component (${compiledName}:${place})` })

test('errors of one place are searched once, whatever they say', async () => {
  const options = { libretto: '/nowhere', own: '/nowhere/site', basePath: '', engine: 'react' as const, language: 'en' }
  const search = openThrowerSearch('', options)
  const first = search(thrown('no berths', '3:7'))
  expect(search(thrown('no piers', '3:7'))).toBe(first)
  expect(search(thrown('no berths', '3:8'))).not.toBe(first)
  expect(search(Object.assign(thrown('no berths', '3:7'), { ownBlock: 'ferries' }))).not.toBe(first)
  expect(await first).toBeUndefined()
})
