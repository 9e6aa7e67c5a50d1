// The DOM of the component tests: one happy-dom window per worker instead of one per file, because creating it costs
// more than most tests need. Testing Library binds `screen` to the first body it sees, so the window stays and every
// test file leaves it as it was.

import { GlobalWindow } from 'happy-dom'
import { afterAll } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

if (!('document' in globalThis)) {
  const window = new GlobalWindow({ url: 'http://localhost:3000/' })
  populateGlobal(globalThis, window, {
    bindFunctions: true,
    additionalKeys: ['Request', 'Response', 'MessagePort', 'fetch'],
  })
}

afterAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
