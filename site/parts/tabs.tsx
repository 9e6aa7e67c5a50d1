// On the server a row of in-page links and all panels with headings; after mount a tablist. Panels are never unmounted,
// so forms inside keep what was typed. Where scripts run, tabs.css shows one panel even before hydration.

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

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
  useEffect(() => setIsLive(true), [])
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  const select = (index: number) => {
    setSelected(index)
    onChange?.(tabs[index]?.id ?? '')
  }
  return (
    <div className="tabs" data-live={isLive ? '' : undefined}>
      {isLive ? (
        <TabRow id={id} label={label} tabs={tabs} selected={selected} onSelect={select} />
      ) : (
        <div className="tab-row">
          {tabs.map((tab) => (
            <a key={tab.id} className="tab" href={`#${id}-panel-${tab.id}`}>
              {tab.label}
            </a>
          ))}
        </div>
      )}
      <div className="tab-panels">
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            className="tab-panel"
            id={`${id}-panel-${tab.id}`}
            role={isLive ? 'tabpanel' : undefined}
            aria-labelledby={isLive ? `${id}-tab-${tab.id}` : undefined}
            tabIndex={isLive ? 0 : undefined}
            hidden={isLive && index !== selected}
          >
            <Heading className="tab-heading">{tab.label}</Heading>
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  id: string
  label: string
  tabs: readonly Tab[]
  selected: number
  onSelect: (index: number) => void
}

function TabRow({ id, label, tabs, selected, onSelect }: RowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    onSelect(index)
    const element = row.current?.children[index]
    if (!(element instanceof HTMLElement)) return
    element.focus()
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const moveByKey = (event: KeyboardEvent) => {
    const target = nextIndex(event.key, selected, tabs.length)
    if (target === null) return
    event.preventDefault()
    select(target)
  }
  return (
    <div className="tab-row" role="tablist" aria-label={label} ref={row} onKeyDown={moveByKey}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tab"
          id={`${id}-tab-${tab.id}`}
          aria-selected={index === selected}
          aria-controls={`${id}-panel-${tab.id}`}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => select(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Index of the tab that a key selects; null for other keys. The row wraps around. */
function nextIndex(key: string, selected: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: (selected + 1) % count,
    ArrowLeft: (selected - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}
