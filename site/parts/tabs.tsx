// On the server a row of in-page links and all panels with headings; after mount the same links are tabs, so that the
// focus stays. Panels are never unmounted, so forms inside keep what was typed. Where scripts run, tabs.css shows one
// panel even before hydration: the one in the address, if there is one.

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { nextTab } from '#runtime/services/next-tab.ts'
import { TabPanel } from './tab-panel.tsx'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface Props {
  /** Prefix of all ids inside. */
  id: string
  /** Name of the row of tabs. */
  label: string
  tabs: Tab[]
  onChange?: (id: string) => void
  /** Level of the panels' headings. */
  headingLevel?: 3 | 4
}

export function Tabs({ id, label, tabs, onChange, headingLevel = 3 }: Props): ReactNode {
  const [isLive, setIsLive] = useState(false)
  const [selected, setSelected] = useState(0)
  const panels = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setIsLive(true)
    const opened = findOpen([...(panels.current?.children ?? [])] as HTMLElement[])
    if (opened >= 0) setSelected(opened)
    // Once, on mount: later the visitor's own choice counts, and what is found in a panel.
  }, [])
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  const select = (index: number) => {
    setSelected(index)
    onChange?.(tabs[index]?.id ?? '')
  }
  return (
    <div className="tabs" data-live={isLive ? '' : undefined}>
      <TabRow id={id} label={label} tabs={tabs} isLive={isLive} selected={selected} onSelect={select} />
      <div className="tab-panels" ref={panels} data-live={isLive ? '' : undefined}>
        {tabs.map((tab, index) => (
          <TabPanel
            key={tab.id}
            className="tab-panel"
            id={`${id}-panel-${tab.id}`}
            role={isLive ? 'tabpanel' : undefined}
            aria-labelledby={isLive ? `${id}-tab-${tab.id}` : undefined}
            tabIndex={isLive ? 0 : undefined}
            isHidden={isLive && index !== selected}
            isLive={isLive}
            onFound={() => select(index)}
          >
            <Heading className="tab-heading">{tab.label}</Heading>
            {tab.content}
          </TabPanel>
        ))}
      </div>
    </div>
  )
}

/** Index of the panel that is open before hydration: what the page has opened in a search, or the address names. */
function findOpen(panels: readonly HTMLElement[]): number {
  const target = document.querySelector(':target')
  const isFound = panels.some((panel) => panel.hidden)
  return panels.findIndex((panel) => (isFound ? !panel.hidden : panel.contains(target)))
}

interface RowProps {
  id: string
  label: string
  tabs: readonly Tab[]
  isLive: boolean
  selected: number
  onSelect: (index: number) => void
}

function TabRow({ id, label, tabs, isLive, selected, onSelect }: RowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    onSelect(index)
    const element = row.current?.children[index]
    if (!(element instanceof HTMLElement)) return
    element.focus()
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const moveByKey = (event: KeyboardEvent) => {
    // Until something is chosen the focus may be on another tab than the selected one. A link answers Enter only.
    const focused = [...(row.current?.children ?? [])].findIndex((tab) => tab === event.target)
    const target = event.key === ' ' ? focused : nextTab(event, focused, tabs.length)
    if (target === null) return
    event.preventDefault()
    select(target)
  }
  const press = (event: MouseEvent, index: number) => {
    // With such a key a link opens in a new tab of the browser, and it shows the panel there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    select(index)
  }
  const roles = (tab: Tab, index: number) => ({
    role: 'tab',
    'aria-selected': index === selected,
    'aria-controls': `${id}-panel-${tab.id}`,
    tabIndex: index === selected ? 0 : -1,
  })
  return (
    <div
      className="tab-row"
      ref={row}
      {...(isLive ? { role: 'tablist', 'aria-label': label, onKeyDown: moveByKey } : {})}
    >
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          className="tab"
          id={`${id}-tab-${tab.id}`}
          href={`#${id}-panel-${tab.id}`}
          onClick={(event) => press(event, index)}
          {...(isLive ? roles(tab, index) : {})}
        >
          {tab.label}
        </a>
      ))}
    </div>
  )
}
