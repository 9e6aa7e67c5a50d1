// A button that opens a dialog, and a link where no script runs. Nothing is fetched before the first search. Escape
// closes and returns the focus; Enter opens the first hit or the one chosen by arrow keys.

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { ContentProvider } from '#runtime/services/content.tsx'
import { searchDialog as words } from '#words/search-dialog.ts'
import type { SearchScope } from '../../docs-props.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Search as SearchGlyph } from '../../vendor/lucide/search.ts'
import { X } from '../../vendor/lucide/x.ts'
import { markMatches } from './mark-matches.ts'
import type { Query } from './score-item.ts'
import { type Search, useSearch } from './use-search.ts'

export interface SearchDialogProps extends IslandBase {
  indexHref: string
  /** Where the link leads that stands in for the button without a script. */
  fallbackHref: string
  /** Searches that the empty dialog offers. */
  suggestions: readonly string[]
  /** What can be found; everything without it. */
  scope?: SearchScope
}

export function SearchDialog({ id, indexHref, fallbackHref, suggestions, scope }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className="search-button needs-script"
        data-search=""
        aria-haspopup="dialog"
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal()
        }}
      >
        <Glyph svg={SearchGlyph} size={20} />
        <span className="search-label">{words.open}</span>
        <kbd data-search-key="" translate="no" hidden>
          {words.key}
        </kbd>
      </button>
      <a className="search-button search-link" href={fallbackHref}>
        <Glyph svg={SearchGlyph} size={20} />
        <span className="search-label">{words.open}</span>
      </a>
      <dialog className="search" ref={dialog} aria-label={words.label}>
        <ContentProvider indexHref={indexHref}>
          <SearchPanel id={id} suggestions={suggestions} scope={scope} close={() => dialog.current?.close()} />
        </ContentProvider>
      </dialog>
    </>
  )
}

interface PanelProps {
  id: string
  suggestions: readonly string[]
  scope: SearchScope | undefined
  close: () => void
}

function SearchPanel({ id, suggestions, scope, close }: PanelProps): ReactNode {
  const search = useSearch(close, scope)
  const { query, setQuery, hits, active } = search
  const input = useRef<HTMLInputElement>(null)
  const pick = (chip: string) => {
    setQuery(chip)
    // The chips are removed, and the focus would be lost with them.
    input.current?.focus()
  }
  const listId = `${id}-hits`
  return (
    <div className="search-panel">
      <div className="search-row">
        <Glyph svg={SearchGlyph} size={20} />
        <input
          id={`${id}-input`}
          ref={input}
          className="search-input"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.placeholder}
          aria-label={words.inputLabel}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => handleKey(event, search)}
        />
        <button type="button" className="search-close" onClick={close}>
          <kbd>{words.closeKey}</kbd>
          <Glyph svg={X} size={20} />
          <span className="visually-hidden">{words.close}</span>
        </button>
      </div>
      {scope?.section ? <Within section={scope.section.label} search={search} /> : null}
      {query.trim() === '' ? <Chips suggestions={suggestions} id={`${id}-chips`} onPick={pick} /> : null}
      <Hits
        id={listId}
        search={search}
        onOpen={() => {
          setQuery('')
          close()
        }}
      />
      <State search={search} />
    </div>
  )
}

function handleKey(event: KeyboardEvent, { hits, active, setActive, openHit }: Search): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (hits.length > 0) setActive((active + step + hits.length) % hits.length)
  } else if (event.key === 'Enter') {
    event.preventDefault()
    void openHit()
  }
}

function Chips({
  id,
  suggestions,
  onPick,
}: Pick<PanelProps, 'id' | 'suggestions'> & { onPick: (chip: string) => void }): ReactNode {
  if (suggestions.length === 0) return null
  return (
    <div className="search-chips">
      <p id={id}>{words.oftenSearched}</p>
      <ul aria-labelledby={id}>
        {suggestions.map((chip) => (
          <li key={chip}>
            <button type="button" className="chip" onClick={() => onPick(chip)}>
              {chip}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Within({ section, search }: { section: string; search: Search }): ReactNode {
  const { isWithin, setIsWithin } = search
  return (
    <label className="search-within">
      <input type="checkbox" checked={isWithin} onChange={(event) => setIsWithin(event.target.checked)} />
      {words.within(section)}
    </label>
  )
}

function Hits({ id, search, onOpen }: { id: string; search: Search; onOpen: () => void }): ReactNode {
  return (
    <div id={id} role="listbox" aria-label={words.results} className="search-hits">
      {search.hits.map((hit, index) => (
        <a
          key={hit.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === search.active}
          aria-label={[hit.title, hit.category, hit.description].filter((text) => text !== '').join(', ')}
          tabIndex={-1}
          className="search-hit"
          href={hit.url}
          onClick={onOpen}
        >
          {(['title', 'category', 'description'] as const).map((field) => (
            <span key={field} className={`search-hit-${field}`}>
              <Marked text={hit[field]} query={search.found} />
            </span>
          ))}
        </a>
      ))}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: Query }): ReactNode {
  const pieces = markMatches(text, query)
  return pieces.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))
}

function State({ search: { state, hits } }: { search: Search }): ReactNode {
  return (
    <div className="search-state" role="status">
      {state === 'searching' ? <p>{words.searching}</p> : null}
      {state === 'found' && hits.length > 0 ? (
        <p className="visually-hidden">{words.resultCount(hits.length)}</p>
      ) : null}
      {state === 'found' && hits.length === 0 ? (
        <>
          <p className="empty-title">{words.noResults}</p>
          <p>{words.noResultsHint}</p>
        </>
      ) : null}
      {state === 'failed' ? <p>{words.failed}</p> : null}
    </div>
  )
}
