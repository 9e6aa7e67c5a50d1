// Tabs of an island. In: labels and panels. Out: at first a row of in-page links and all panels with headings; after mount a real tablist.
// Never unmounts a panel: forms inside keep what was typed. Where scripts run, tabs.css shows one panel even before this one has.

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** Prefix of all ids inside. */
  id: string
  /** Name of the row of tabs. */
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
  onChange?: (id: string) => void
  /** Level of the panels' headings. */
  headingLevel?: 3 | 4
}

export function Tabs({ id, label, tabs, onChange, headingLevel = 3 }: Props): ReactNode {
  const [isLive, setIsLive] = useState(false)
  const [selected, setSelected] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => setIsLive(true), [])
  const Heading = headingLevel === 3 ? 'h3' : 'h4'

  const select = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    setSelected(index)
    const element = row.current?.children[index]
    if (element instanceof HTMLElement) {
      element.focus()
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    onChange?.(tab.id)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: (selected + 1) % tabs.length,
      ArrowLeft: (selected - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <div className="tabs" data-live={isLive ? '' : undefined}>
      {isLive ? (
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
