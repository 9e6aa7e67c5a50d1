// A row of tabs. In: names, the chosen one. Out: a tablist in which arrows, Home and End move the choice along with the focus.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props<Name extends string> {
  label: string
  /** Prefix of the ids of tabs and panels. */
  id: string
  tabs: readonly { name: Name; label: string; count?: number }[]
  selected: Name
  onSelect: (name: Name) => void
  className?: string
}

export function TabStrip<Name extends string>({
  label,
  id,
  tabs,
  selected,
  onSelect,
  className = 'tabs',
}: Props<Name>): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  // A narrow panel has not room for all of them.
  useEffect(() => {
    // Not returned: newer browsers answer with a promise.
    list.current
      ?.querySelector(`#${id}-tab-${selected}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [id, selected])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === selected)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[next % tabs.length]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`#${id}-tab-${tab.name}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={className} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ name, label: text, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === selected}
          aria-controls={`${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text}
          {count === undefined ? null : <span className="count">{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** The panel of the chosen tab of a strip with this id. */
export function TabBody({ id, selected, children }: { id: string; selected: string; children: ReactNode }): ReactNode {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${selected}`}
      tabIndex={0}
      className={`${id}-body`}
    >
      {children}
    </div>
  )
}
