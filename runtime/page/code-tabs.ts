// Turns code samples in several languages (data-tabs, with panels data-tab-panel and labels data-tab-label) into tabs.
// The language last chosen is stored and selected on every page that has it. Without a script all samples show.

import { pageWord } from '../page-word.ts'
import { recall, remember } from '../services/storage.ts'

interface Tab {
  button: HTMLButtonElement
  panel: HTMLElement
  language: string
}

export function startCodeTabs(): void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(makeTabs)
  const choose = (language: string) => {
    for (const select of groups) select(language)
  }
  const known = recall('code-language')
  if (known !== undefined) choose(known)
  document.addEventListener('code-language', (event) => {
    const language = (event as CustomEvent<string>).detail
    remember('code-language', language)
    choose(language)
  })
}

// Returns a function that selects a language, if the group has it.
function makeTabs(group: HTMLElement): (language: string) => void {
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', pageWord('language'))
  list.className = 'tab-row'
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > [data-tab-panel]')].map((panel, index): Tab => {
    const label = panel.querySelector<HTMLElement>('[data-tab-label]')
    const button = document.createElement('button')
    button.type = 'button'
    button.id = `${panel.id}-tab`
    button.className = 'tab'
    button.textContent = label?.textContent ?? `Sample ${index + 1}`
    button.setAttribute('role', 'tab')
    button.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', button.id)
    if (label) label.hidden = true
    list.append(button)
    return { button, panel, language: panel.dataset.tabPanel ?? '' }
  })
  const select = (chosen: number) => {
    for (const [index, { button, panel }] of tabs.entries()) {
      const isChosen = index === chosen
      button.setAttribute('aria-selected', String(isChosen))
      button.tabIndex = isChosen ? 0 : -1
      panel.hidden = !isChosen
    }
  }
  const pick = (index: number) => {
    select(index)
    tabs[index]?.button.focus()
    // Other groups change their height too, so keep this one at its place in the window.
    const top = group.getBoundingClientRect().top
    document.dispatchEvent(new CustomEvent('code-language', { detail: tabs[index]?.language }))
    scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  for (const [index, { button }] of tabs.entries()) button.addEventListener('click', () => pick(index))
  list.addEventListener('keydown', (event) => {
    const current = tabs.findIndex(({ button }) => button === document.activeElement)
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined || current < 0) return
    event.preventDefault()
    pick((next + tabs.length) % tabs.length)
  })
  group.prepend(list)
  group.dataset.tabsLive = ''
  select(0)
  return (language) => {
    const index = tabs.findIndex((tab) => tab.language === language)
    if (index >= 0) select(index)
  }
}
