// Pages and articles that visitors do not see, and what makes them visible: publish, make a draft, set a date. Each
// change is written to the file at once, and can be undone.

import { type FormEvent, type ReactNode, useState } from 'react'
import type { PublishingState, StateRow, Visibility } from '../wire-site.ts'
import { ConflictView } from './conflict-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { countOf, formatDate } from './format.ts'
import { Answered, Failure } from './group.tsx'
import { Icon } from './icon.tsx'
import { instantOf, localTime } from './local-time.ts'
import { Pager } from './pager.tsx'
import { useRows } from './panel-data.ts'
import { RouteLink } from './route-link.tsx'
import { SourcePlace } from './source-place.tsx'
import { useSettled } from './use-settled.ts'
import { type StateEditing, useStateEditing } from './use-state-editing.ts'

const rowsShown = 25

const filters = [
  { name: 'hidden', label: 'Not public' },
  { name: 'draft', label: 'Drafts' },
  { name: 'scheduled', label: 'Scheduled' },
  { name: 'all', label: 'All' },
] as const

const words: Record<Visibility, string> = {
  published: 'public',
  draft: 'draft',
  scheduled: 'scheduled',
  off: 'its part of the site is switched off',
}

/** Lists what visitors do not see, and with "All" everything, to hide it. */
export function SiteStates(): ReactNode {
  const [of, setOf] = useState<string>('hidden')
  const [search, setSearch] = useState('')
  const query = { of, search: useSettled(search).trim() }
  const rows = useRows<StateRow, PublishingState>('/state', rowsShown, query)
  const editing = useStateEditing()
  const { done, clash, failure } = editing
  return (
    <>
      <div className="bar">
        <FilterBar
          {...{ filters, search }}
          chosen={of}
          onChoose={setOf}
          placeholder="Title, address or file"
          onSearch={setSearch}
        />
      </div>
      <p className="quiet" role="status">
        {done ? `${done.words} ` : sumUp(rows.value)}
        {done ? (
          <button type="button" className="small-button" onClick={() => void editing.undo()}>
            <Icon name="undo" /> Undo
          </button>
        ) : null}
      </p>
      {clash ? (
        <ConflictView
          conflict={clash.conflict}
          isWhole={clash.isWhole}
          onKeepMine={editing.keepMine}
          onTakeTheirs={editing.takeTheirs}
        />
      ) : null}
      {failure ? <Failure error={failure} /> : null}
      <Answered of={rows}>
        {({ items, total }) => (
          <>
            {total === 0 ? <p className="quiet empty">{nothingOf(of, query.search)}</p> : null}
            <ul className="plain" aria-label="Pages and articles">
              {items.map((row) => (
                <StateItem key={row.file} row={row} editing={editing} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <Pager of={rows} label="pages and articles" />
    </>
  )
}

function nothingOf(filter: string, search: string): string {
  if (search !== '') return 'Nothing has these words.'
  if (filter === 'draft') return 'There are no drafts. Choose “All” to make a page or an article one.'
  return filter === 'scheduled'
    ? 'Nothing is scheduled. A date in the future keeps an article back until then.'
    : 'Everything is public. Choose “All” to hide a page or an article.'
}

function sumUp(state: PublishingState | undefined): string {
  if (!state) return ''
  const { published, draft, scheduled, off } = state.counts
  const parts = [`${published} public`, countOf(draft, 'draft'), `${scheduled} scheduled`]
  return [...parts, ...(off > 0 ? [`${off} switched off`] : [])].join(', ')
}

function StateItem({ row, editing }: { row: StateRow; editing: StateEditing }): ReactNode {
  const { file, title, route, visibility, publishedAt, canSchedule } = row
  const isDraft = visibility === 'draft'
  const name = title || file
  return (
    <li className="row state-item">
      <div className="row-head">
        <span className="row-name is-wrapped">{name}</span>
        <span className={`tag is-${visibility}`}>{words[visibility]}</span>
      </div>
      <div className="page-line">
        <RouteLink route={route} />
        {publishedAt === undefined ? null : <span className="quiet">{formatDate(publishedAt)}</span>}
        <SourcePlace file={file} />
      </div>
      <div className="state-actions">
        <button
          type="button"
          className="small-button"
          aria-label={isDraft ? `Publish ${name}` : `Make ${name} a draft`}
          onClick={() => void editing.change(row, { status: isDraft ? 'published' : 'draft' })}
        >
          {isDraft ? 'Publish' : 'Make a draft'}
        </button>
        {canSchedule ? <Schedule row={row} name={name} editing={editing} /> : null}
      </div>
    </li>
  )
}

function Schedule({ row, name, editing }: { row: StateRow; name: string; editing: StateEditing }): ReactNode {
  const [time, setTime] = useState(localTime(row.publishedAt))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const publishedAt = instantOf(time)
    if (publishedAt !== undefined) void editing.change(row, { status: 'published', publishedAt })
  }
  return (
    <form className="state-date" onSubmit={submit}>
      <label className="field">
        <span className="hidden">Date of {name}</span>
        <input type="datetime-local" required value={time} onChange={(event) => setTime(event.currentTarget.value)} />
      </label>
      <button type="submit" className="small-button" aria-label={`Schedule ${name}`}>
        Schedule
      </button>
    </form>
  )
}
