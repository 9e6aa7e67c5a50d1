// A search field over a list that is outside the island as static HTML, so that without a script it is simply complete.
// The list's items are hidden and shown.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { helpSearch as words } from '#words/help-search.ts'
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
  // Once: a letter may have been typed before hydration.
  useEffect(readQuery, [])
  useEffect(() => {
    const list = document.getElementById(listId)
    const items = [...(list?.children ?? [])].filter((item): item is HTMLElement => item instanceof HTMLElement)
    for (const item of items) item.hidden = query !== '' && !matchHelp(item.textContent, keywordsOf(item), query)
    const matches = items.filter((item) => !item.hidden).length
    // An empty list would leave its border.
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
      aria-label={words.label}
      ref={form}
      onInput={readQuery}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField id={`${id}-query`} name="query" label={words.label} type="search" placeholder={words.placeholder} />
      <p className={found === 0 ? 'empty-title' : 'label result-count'} role="status">
        {describe(found)}
      </p>
      {found === 0 ? <p className="muted">{words.hint}</p> : null}
    </form>
  )
}

function describe(found: number | null): string {
  if (found === null) return ''
  return found === 0 ? words.noResults : words.articleCount(found)
}

function keywordsOf(item: HTMLElement): string {
  return item.dataset['keywords'] ?? item.querySelector<HTMLElement>('[data-keywords]')?.dataset['keywords'] ?? ''
}
