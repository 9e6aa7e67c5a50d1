import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props<Name extends string> {
  label: string
  /** Prefix of the ids of tabs and panels. */
  id: string
  tabs: readonly { name: Name; label: string }[]
  selected: Name
  onSelect: (name: Name) => void
  className?: string
}

/** A tablist: arrow keys, Home and End select a tab and move the focus to it. */
export function TabStrip<Name extends string>(props: Props<Name>): ReactNode {
  const { label, id, tabs, selected, onSelect, className = 'tabs' } = props
  const list = useRef<HTMLDivElement>(null)
  // In a narrow panel the tabs scroll.
  useEffect(() => {
    // Not returned, because newer browsers return a promise.
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
      {tabs.map(({ name, label: text }) => (
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
        </button>
      ))}
    </div>
  )
}

/** The tab panel of the strip with this id. */
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
