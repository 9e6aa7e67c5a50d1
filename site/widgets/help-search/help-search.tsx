// A search field over a list that is already on the page. In: the id of that list. Out: a field and a count; the list's items hide and show.
// Never owns the list: it stays static HTML outside the island, so without script it is simply complete.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { readFields } from '../../parts/read-fields.ts'
import { TextField } from '../../parts/text-field.tsx'
import { matchHelp } from './match-help.ts'

export interface HelpSearchProps extends IslandBase {
  /** Element id of the list; its children are the items and may carry data-keywords. */
  listId: string
}

export function HelpSearch({ id, listId }: HelpSearchProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const readQuery = () => setQuery(readFields(form.current).get('query')?.trim() ?? '')
  // Once: the touch that woke the widget may already have typed a letter.
  useEffect(readQuery, [])
  useEffect(() => {
    const list = document.getElementById(listId)
    const items = [...(list?.children ?? [])].filter((item): item is HTMLElement => item instanceof HTMLElement)
    for (const item of items) item.hidden = query !== '' && !matchHelp(item.textContent, keywordsOf(item), query)
    const matches = items.filter((item) => !item.hidden).length
    // Its lines belong to its items.
    list?.toggleAttribute('hidden', matches === 0)
    setFound(query === '' ? null : matches)
    return () => {
      list?.removeAttribute('hidden')
      for (const item of items) item.hidden = false
    }
  }, [query, listId])
  return (
    <form
      className="help-search needs-script"
      aria-label="Search help articles"
      ref={form}
      onInput={readQuery}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        id={`${id}-query`}
        name="query"
        label="Search help articles"
        type="search"
        placeholder="Search help articles..."
      />
      <p className={found === 0 ? 'empty-title' : 'label result-count'} role="status">
        {found === null ? '' : found === 0 ? 'No results found' : found === 1 ? '1 article' : `${found} articles`}
      </p>
      {found === 0 ? <p className="muted">Try an error code, or one word of what you hear.</p> : null}
    </form>
  )
}

function keywordsOf(item: HTMLElement): string {
  return item.dataset['keywords'] ?? item.querySelector<HTMLElement>('[data-keywords]')?.dataset['keywords'] ?? ''
}
