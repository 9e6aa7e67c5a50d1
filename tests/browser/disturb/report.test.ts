// What counts as lost, and how the table tells it.

import { expect, it } from 'vitest'
import { markdownTable } from './report.ts'
import { isIslandScript, openGate } from './tab.ts'
import { findLost, type Tried } from './try-island.ts'

const state = (value: string, isOpen: boolean, focus = 'name') => ({
  focused: [focus, []],
  fields: [['name', value], isOpen],
})
const noPassword = { focused: ['name', []], fields: [['key', '', 'password'], true] }
const plain: Tried = {
  before: state('typed', true),
  after: state('typed', true),
  texts: { Form: 'Send' },
  complaints: [],
  problems: [],
  isRenewed: false,
}

it.each<[what: string, tried: Partial<Tried>, lost: string[]]>([
  ['nothing', {}, []],
  ['what the widget itself has made of it', { before: state('raw', true), after: state('raw', true) }, []],
  ['a field', { after: state('', true) }, ['changed: ["name",""]']],
  ['a disclosure', { after: state('typed', false) }, ['changed: false']],
  ['a disclosure of a page that was loaded anew', { after: state('typed', false, 'top'), isRenewed: true }, []],
  ['a field of a page that was loaded anew', { after: state('', true), isRenewed: true }, ['changed: ["name",""]']],
  ['a password of a page that was loaded anew', { after: noPassword, isRenewed: true }, []],
  ['a password', { after: noPassword }, ['changed: ["key","","password"]']],
  ['the focus', { after: state('typed', true, 'top') }, ['the focus is at top']],
  ['all fields', { after: { focused: ['name', []], fields: [] } }, ['fields are missing']],
  ['a widget', { texts: { Form: 'Unexpected Application Error!' } }, ['Form failed']],
  ['a word', { complaints: ['Form is silent'] }, ['Form is silent']],
  ['a node', { problems: ['NotFoundError: no child', 'offline'] }, ['NotFoundError: no child']],
])('a page may lose %s', (_, tried, lost) => {
  expect(findLost({ ...plain, ...tried }, plain)).toEqual(lost)
})

it('a table has a row for each island and engine, and says what is lost', () => {
  const cell = { browser: 'Firefox', site: 'Parley', names: ['Form', 'Vote'], kind: 'a translator' } as const
  const cells = [
    { ...cell, engine: 'react', lost: [] },
    { ...cell, engine: 'preact', lost: ['Vote is silent'] },
    { ...cell, browser: 'Chromium', engine: 'react', lost: [] },
  ]
  const lines = markdownTable('Firefox', cells).split('\n')
  expect(lines[0]).toMatch(/^\| Firefox: island \| a translator \| passwords: an element/)
  expect(lines[2]).toMatch(/^\| Parley: Form, Vote \(react\) \| kept \| – \|/)
  expect(lines[3]).toMatch(/^\| Parley: Form, Vote \(preact\) \| \*\*lost\*\* \| – \|/)
  expect(lines.slice(4)).toEqual([
    '',
    'Firefox, react: 1 of 1 kept.',
    'Firefox, preact: 0 of 1 kept.',
    'Firefox: 1 of 2 kept.',
    '- Parley: Form, Vote (preact), a translator: Vote is silent',
  ])
})

it('holds the scripts of islands, and only those, until the network changes', async () => {
  expect(['loader-A', 'chunk-A', 'contact-form-A'].map((name) => isIslandScript(`/assets/${name}.js`))).toEqual([
    false,
    false,
    true,
  ])
  const gate = openGate()
  expect(await gate.decide('/assets/chunk-A.js')).toBe('continue')
  const held = gate.decide('/assets/contact-form-A.js?again')
  gate.set('no island scripts')
  expect(await held).toBe('fail')
  expect(await gate.decide('/assets/chunk-A.js')).toBe('continue')
  gate.set('none')
  expect(await gate.decide('/assets/chunk-B.js')).toBe('fail')
  // As from the cache of a browser.
  expect(await gate.decide('/assets/chunk-A.js')).toBe('continue')
})
