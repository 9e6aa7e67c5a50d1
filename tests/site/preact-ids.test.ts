// Ids that Preact makes differ from root to root, and are those of the server when a root wakes.

import { createElement } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import { useId } from '#runtime/preact/prefixed-id.ts'
import { hydrateRoot } from '#runtime/preact/react-dom-client.ts'
import { renderToStaticMarkup, renderToString } from '#runtime/preact/react-dom-server.ts'

function Field() {
  const [first, second] = [useId(), useId()]
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return createElement('p', { id: first, title: second, className: isAwake ? 'awake' : 'asleep' })
}

const idsOf = ({ innerHTML }: Element) => /id="([^"]+)" title="([^"]+)"/.exec(innerHTML)?.slice(1)

it('holds for two roots of one page', () => {
  const roots = ['left-', 'right-'].map((identifierPrefix) => {
    const element = document.createElement('div')
    element.innerHTML = renderToString(createElement(Field, {}), { identifierPrefix })
    return { element, identifierPrefix, before: idsOf(element) }
  })
  expect(new Set(roots.flatMap(({ before }) => before)).size).toBe(4)
  for (const { element, identifierPrefix, before } of roots) {
    act(() => void hydrateRoot(element, createElement(Field, {}), { identifierPrefix }))
    expect(element.innerHTML).toContain('awake')
    expect(idsOf(element)).toEqual(before)
  }
})

it('needs no prefix for the only root', () => {
  expect(renderToStaticMarkup(createElement(Field, {}))).toBe('<p id="P0-0" title="P0-1" class="asleep"></p>')
})
