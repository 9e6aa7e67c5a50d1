// Panels become tabs. A choice counts for the groups of its kind; an address inside a hidden panel shows it.

import { beforeEach, expect, it } from 'vitest'
import { startCodeTabs } from '#runtime/page/code-tabs.ts'
import { startOpenTarget } from '#runtime/page/open-target.ts'

const panel = (group: string, name: string) =>
  `<div data-tab-panel="${name}" id="${group}-${name}"><p data-tab-label="">${name}</p>` +
  `<h3 id="in-${group}-${name}">x</h3></div>`
const group = (id: string, kind: string, names: string[]) =>
  `<div id="${id}" data-tabs="${kind}">${names.map((name) => panel(id, name)).join('')}</div>`

beforeEach(() => {
  location.hash = ''
  localStorage.clear()
  document.body.innerHTML =
    group('first', 'text', ['npm', 'pnpm', 'code']) +
    group('second', 'text', ['npm', 'pnpm']) +
    group('third', 'code', ['npm', 'pnpm']) +
    group('twice', 'text', ['same', 'same'])
})

const chosen = (id: string) =>
  [...document.querySelectorAll(`#${id} [role=tab]`)].findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
const press = (id: string, index: number) =>
  document.querySelectorAll<HTMLButtonElement>(`#${id} [role=tab]`)[index]?.click()

it('a title chosen in one group of a text is chosen in the others, and not in code samples', () => {
  startCodeTabs()
  press('first', 1)
  expect([chosen('first'), chosen('second'), chosen('third')]).toEqual([1, 1, 0])
  expect(localStorage.getItem('code-language')).toBeNull()
  press('first', 2)
  expect([chosen('first'), chosen('second')]).toEqual([2, 1])
})

it('a language chosen in code samples is stored', () => {
  startCodeTabs()
  press('third', 1)
  expect([chosen('first'), chosen('third')]).toEqual([0, 1])
  expect(JSON.stringify(localStorage.getItem('code-language'))).toContain('pnpm')
})

it('a tab whose title is a picture has the words of it', () => {
  document.body.innerHTML =
    '<div data-tabs="text"><div data-tab-panel="Boat"><p data-tab-label="Boat"><img alt="Boat"></p></div>' +
    '<div data-tab-panel=""><p data-tab-label=""></p></div></div>'
  startCodeTabs()
  expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual(['Boat', 'Sample 2'])
})

it('tabs of the same title can each be chosen', () => {
  startCodeTabs()
  press('twice', 1)
  expect(chosen('twice')).toBe(1)
})

it('the panel of the address is shown', () => {
  location.hash = '#in-second-pnpm'
  startCodeTabs()
  startOpenTarget()
  expect([chosen('first'), chosen('second'), chosen('third')]).toEqual([1, 1, 0])
})
