// Turns panels (data-tab-panel, with labels data-tab-label) into tabs: code samples in several languages,
// data-tabs="code", and tabs of a text, data-tabs="text". A choice counts for all groups of its kind; the language last
// chosen is stored and selected on every page that has it. Without a script all panels show.

import { pageWord } from '../page-word.ts'
import { nextTab } from '../services/next-tab.ts'
import { recall, remember } from '../services/storage.ts'

interface Tab {
  button: HTMLButtonElement
  panel: HTMLElement
  /** The language of a code sample, the title of another panel. */
  name: string
}

interface Choice {
  kind: string | undefined
  panel: string
}

/** Turns the panels of the page into tabs. */
export function startCodeTabs(): void {
  const groups: ((choice: Choice) => void)[] = []
  const choose = (choice: Choice) => {
    for (const select of groups) select(choice)
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) groups.push(makeTabs(group, choose))
  const known = recall('code-language')
  if (known !== undefined) choose({ kind: 'code', panel: known })
}

// Returns a function that selects a panel, if the group is of its kind and has it.
function makeTabs(group: HTMLElement, choose: (choice: Choice) => void): (choice: Choice) => void {
  const kind = group.dataset.tabs
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  const label = group.dataset.tabsLabel ?? (kind === 'code' ? pageWord('language') : undefined)
  if (label !== undefined) list.setAttribute('aria-label', label)
  list.className = 'tab-row'
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > [data-tab-panel]')].map((panel, index): Tab => {
    const name = panel.dataset.tabPanel ?? ''
    const title = panel.querySelector<HTMLElement>('[data-tab-label]')
    const button = document.createElement('button')
    button.type = 'button'
    button.id = `${panel.id}-tab`
    button.className = 'tab'
    button.textContent = title?.dataset.tabLabel || title?.textContent || `Sample ${index + 1}`
    button.setAttribute('role', 'tab')
    button.setAttribute('aria-controls', panel.id)
    panel.setAttribute('aria-labelledby', button.id)
    if (title) title.hidden = true
    // The browser's search has found something in it, or the address names it.
    panel.addEventListener('beforematch', () => {
      choose({ kind, panel: name })
      select(index)
    })
    list.append(button)
    return { button, panel, name }
  })
  const select = (chosen: number) => {
    for (const [index, { button, panel }] of tabs.entries()) {
      const isChosen = index === chosen
      button.setAttribute('aria-selected', String(isChosen))
      button.tabIndex = isChosen ? 0 : -1
      panel.hidden = isChosen ? false : 'until-found'
      // The element of a hidden one is there, and empty.
      panel.role = isChosen ? 'tabpanel' : null
    }
  }
  const pick = (index: number) => {
    // Other groups change their height too, so keep this one at its place in the window.
    const top = group.getBoundingClientRect().top
    const panel = tabs[index]?.name ?? ''
    if (kind === 'code') remember('code-language', panel)
    choose({ kind, panel })
    select(index)
    tabs[index]?.button.focus()
    scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  for (const [index, { button }] of tabs.entries()) button.addEventListener('click', () => pick(index))
  list.addEventListener('keydown', (event) => {
    const current = tabs.findIndex(({ button }) => button === document.activeElement)
    const next = nextTab(event, current, tabs.length)
    if (next === null || current < 0) return
    event.preventDefault()
    pick(next)
  })
  group.prepend(list)
  group.dataset.tabsLive = ''
  select(0)
  return (choice) => {
    const index = choice.kind === kind ? tabs.findIndex((tab) => tab.name === choice.panel) : -1
    if (index >= 0) select(index)
  }
}
