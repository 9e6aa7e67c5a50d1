// A tablist with roving focus whose panels belong to the caller. Several tabs may control one panel, as filters do.
// Without a script CSS hides the row and shows everything.

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { nextTab } from '#runtime/services/next-tab.ts'

interface Props<Id extends string> {
  id: string
  label: string
  tabs: readonly { id: Id; label: string }[]
  selected: Id
  onSelect: (id: Id) => void
  panelId: (id: Id) => string
}

export function TabStrip<Id extends string>({ id, label, tabs, selected, onSelect, panelId }: Props<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const moveFocus = (event: KeyboardEvent) => {
    const target = nextTab(
      event,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    )
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.id}`)}`)?.focus()
  }
  return (
    <div className="tab-row needs-script" role="tablist" aria-label={label} ref={list} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          className="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId(tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
