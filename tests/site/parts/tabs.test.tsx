// Tabs that wake: what the browser has found in a hidden panel stays open, whenever it was found.

import { act, cleanup } from '@testing-library/react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Tabs } from '#site/parts/tabs.tsx'

const tabs = ['Forum', 'Showcase', 'Support'].map((label) => ({ id: label, label, content: <p>{label}</p> }))
const panels = () => [...document.querySelectorAll<HTMLElement>('.tab-panel')]

/** What the browser does with a link to a text, and the page's script before the widget is alive. */
function findSupport(): void {
  const found = document.getElementById('w-panel-Support')
  for (const panel of panels()) if (panel !== found) panel.hidden = 'until-found'
  found?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  if (found) found.hidden = false
}

const moments: Record<string, () => void> = {
  'before React comes': () => {},
  'before the first effects': () => useLayoutEffect(findSupport, []),
  'after the first effects, before what they ask for is rendered': () => useEffect(findSupport, []),
}

function Finder({ moment }: { moment: string }): ReactNode {
  moments[moment]?.()
  return null
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it.each(Object.keys(moments))('keep what was found %s', (moment) => {
  const element = document.createElement('div')
  document.body.append(element)
  const page = (
    <>
      <Tabs id="w" label="Community" tabs={tabs} />
      <Finder moment={moment} />
    </>
  )
  element.innerHTML = renderToString(page)
  if (moment === 'before React comes') findSupport()
  act(() => void hydrateRoot(element, page))
  expect(panels().map(({ hidden }) => Boolean(hidden))).toEqual([true, true, false])
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('Support')
})
