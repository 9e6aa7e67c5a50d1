import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

/** A row that can be picked. */
export interface PickRow {
  key: string
  label: string
  /** A second line. */
  detail?: string | undefined
}

interface Props {
  title: string
  /** Label of the search field. */
  search: string
  rows: readonly PickRow[]
  /** Said when the search finds nothing. */
  nothing: string
  /** Called with each text of the search field. Without it, the rows are searched here. */
  onSearch?: (text: string) => void
  /** Called with the key of a row, or with the typed text if `isFree` and no row is marked. */
  onPick: (key: string) => void
  /** Whether a text that is no row may be picked. */
  isFree?: boolean
  onClose: () => void
}

/** A dialog with a search field over a list: arrow keys mark a row, Enter picks it, Escape closes. */
export function PickDialog({ title, search, rows, nothing, onSearch, onPick, isFree, onClose }: Props): ReactNode {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(isFree ? -1 : 0)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [])
  const shown = onSearch ? rows : rows.filter((row) => isFound(row, text))
  const at = Math.min(marked, shown.length - 1)
  const pick = (row: PickRow | undefined) => {
    const key = row?.key ?? (isFree ? text.trim() : undefined)
    if (key !== undefined) onPick(key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (next !== undefined) setMarked((next + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(shown[at])
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="pick" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="pick-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <button type="button" className="small-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <label className="field is-wide">
        <span>{search}</span>
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setMarked(isFree ? -1 : 0)
            onSearch?.(event.currentTarget.value)
          }}
        />
      </label>
      <PickList id={id} label={title} rows={shown} marked={at} onPick={pick} />
      <p role="status" className="quiet">
        {shown.length === 0 ? nothing : null}
      </p>
    </dialog>
  )
}

interface ListProps {
  id: string
  label: string
  rows: readonly PickRow[]
  /** Index of the marked row; -1 for none. */
  marked: number
  onPick: (row: PickRow) => void
}

function PickList({ id, label, rows, marked, onPick }: ListProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked >= 0) place.current?.children[marked]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [marked])
  return (
    <div role="listbox" aria-label={label} id={`${id}-list`} className="pick-list" ref={place}>
      {rows.map((row, index) => (
        // The search field has the keys of the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={row.key}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === marked}
          tabIndex={-1}
          className="pick-row"
          onClick={() => onPick(row)}
        >
          {row.label}
          {row.detail === undefined ? null : <span>{row.detail}</span>}
        </div>
      ))}
    </div>
  )
}

function isFound({ label, detail = '' }: PickRow, text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/)
  const whole = `${label} ${detail}`.toLowerCase()
  return words.every((word) => whole.includes(word))
}
