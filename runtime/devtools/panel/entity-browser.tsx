import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Entity, EntityList } from '../wire-types.ts'
import { filterEntities } from './filter-entities.ts'
import { countOf } from './format.ts'
import { SourcePlace } from './source-place.tsx'

const mostShown = 50

/**
 * Every entity of the content, with its place in the files. Shows at most fifty rows of a noun; a search finds the
 * others.
 */
export function EntityBrowser({ lists }: { lists: readonly EntityList[] }): ReactNode {
  const [noun, setNoun] = useState('')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const found = filterEntities(lists, noun, wanted)
  const total = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <div className="bar">
        <label className="field is-wide">
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="Title, id, file or any text"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label className="field">
          <span>Noun</span>
          <select value={noun} onChange={(event) => setNoun(event.currentTarget.value)}>
            <option value="">all</option>
            {lists.map((list) => (
              <option key={list.noun} value={list.noun}>
                {`${list.noun} (${list.items.length})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="quiet" role="status">
        {countOf(total, 'entity', 'entities')} in {countOf(found.length, 'noun')}
      </p>
      {found.map((list) => (
        <NounRows
          key={list.noun}
          list={list}
          isOpen={noun !== '' || (wanted !== '' && list.items.length <= mostShown)}
        />
      ))}
    </>
  )
}

function NounRows({ list: { noun, items }, isOpen }: { list: EntityList; isOpen: boolean }): ReactNode {
  const [wasOpened, setOpened] = useState(false)
  return (
    // A new element when `isOpen` changes, so that a search opens it again after the user has closed it.
    <details
      className="disclosure noun"
      key={String(isOpen)}
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        {noun} <span className="count">{items.length}</span>
      </summary>
      {isOpen || wasOpened ? (
        <ul className="plain">
          {items.slice(0, mostShown).map((item, index) => (
            <EntityRow key={`${index} ${item.id}`} item={item} />
          ))}
        </ul>
      ) : null}
      {items.length === 0 ? <p className="quiet">None yet.</p> : null}
      {items.length > mostShown ? (
        <p className="quiet">{countOf(items.length - mostShown, 'more')}: search to find them.</p>
      ) : null}
    </details>
  )
}

function EntityRow({ item: { id, title, file, line, value } }: { item: Entity }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="row">
      <div className="row-head">
        <button type="button" className="row-title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="row-name">{title}</span>
          <span className="row-meta">
            {id} · {file}:{line}
          </span>
        </button>
      </div>
      {isOpen ? (
        <div className="entity">
          <SourcePlace file={file} line={line} />
          <pre tabIndex={0} aria-label={`Fields of ${id}`}>
            {JSON.stringify(value, null, 2)}
          </pre>
        </div>
      ) : null}
    </li>
  )
}
