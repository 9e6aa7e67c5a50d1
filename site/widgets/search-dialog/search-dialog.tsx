// The search: a link that opens a dialog. In: the address of the search index, and where the link leads without a script.
// Never fetches before somebody searches. Escape closes and gives the focus back; Enter opens the first hit or the one chosen by arrows.

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { ContentProvider } from '#runtime/services/content.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { Search as SearchGlyph } from '../../vendor/lucide/search.ts'
import { useSearch } from './use-search.ts'

export interface SearchDialogProps extends IslandBase {
  indexHref: string
  /** Where the link leads without a script. */
  fallbackHref: string
}

export function SearchDialog({ id, indexHref, fallbackHref }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <a
        className="search-link"
        href={fallbackHref}
        data-search=""
        onClick={(event) => {
          event.preventDefault()
          if (!dialog.current?.open) dialog.current?.showModal()
        }}
      >
        <Glyph svg={SearchGlyph} size={20} />
        <span className="search-label">Search</span>
        <kbd data-search-key="" hidden>
          Ctrl K
        </kbd>
      </a>
      <dialog className="search" ref={dialog} aria-label="Search">
        <ContentProvider indexHref={indexHref}>
          <SearchPanel id={id} close={() => dialog.current?.close()} />
        </ContentProvider>
      </dialog>
    </>
  )
}

const chips = ['getting started', 'API reference', 'WebRTC', 'performance', 'security']

function SearchPanel({ id, close }: { id: string; close: () => void }): ReactNode {
  const { query, setQuery, state, hits, active, setActive, openHit } = useSearch(close)
  const input = useRef<HTMLInputElement>(null)
  const pick = (chip: string) => {
    setQuery(chip)
    // The chips go, and the focus would go with them.
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (hits.length > 0) setActive((active + step + hits.length) % hits.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void openHit()
    } else if (event.key === 'Escape') {
      // By itself a search field with text in it would only be emptied.
      event.preventDefault()
      close()
    }
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
          type="search"
          autoComplete="off"
          placeholder="Search documentation, APIs, guides..."
          aria-label="Search documentation, APIs, guides"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" onClick={close}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">Close search</span>
        </button>
      </div>
      {query === '' ? (
        <div className="search-chips">
          <p id={`${id}-chips`}>Often searched</p>
          <ul aria-labelledby={`${id}-chips`}>
            {chips.map((chip) => (
              <li key={chip}>
                <button type="button" className="chip" onClick={() => pick(chip)}>
                  {chip}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div id={listId} role="listbox" aria-label="Results" className="search-hits">
        {hits.map((hit, index) => (
          <a
            key={hit.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="search-hit"
            href={hit.url}
            onClick={() => {
              setQuery('')
              close()
            }}
          >
            <span className="search-hit-title">{hit.title}</span>
            <span className="search-hit-category">{hit.category}</span>
            <span className="search-hit-text">{hit.description}</span>
          </a>
        ))}
      </div>
      <div className="search-state" role="status">
        {state === 'searching' ? <p>Searching...</p> : null}
        {state === 'found' && hits.length > 0 ? (
          <p className="visually-hidden">{hits.length === 1 ? '1 result' : `${hits.length} results`}</p>
        ) : null}
        {state === 'found' && hits.length === 0 ? (
          <>
            <p className="empty-title">No results found</p>
            <p>Try searching for documentation, APIs, or guides</p>
          </>
        ) : null}
        {state === 'failed' ? <p>The search index could not be loaded. Check your connection and type again.</p> : null}
      </div>
    </div>
  )
}
