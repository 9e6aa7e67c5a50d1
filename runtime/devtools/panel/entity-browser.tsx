import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { EntityRow, NounCount } from '../wire-rows.ts'
import { EmptyNouns } from './empty-nouns.tsx'
import { countOf } from './format.ts'
import { Answered } from './group.tsx'
import { routeOfPage } from './page-place.ts'
import { Pager } from './pager.tsx'
import { useEntity, useNouns, useRows } from './panel-data.ts'
import { SearchField } from './search-field.tsx'
import { SourcePlace } from './source-place.tsx'
import { useSettled } from './use-settled.ts'

const PageActions = lazy(async () => ({ default: (await import('./page-actions.tsx')).PageActions }))

const rowsShown = 50

/**
 * Every entity of the content, with its place in the files, fifty rows of a noun at a time. The watch searches. Nouns
 * without entities come last, each with how to make the first.
 */
export function EntityBrowser(): ReactNode {
  const [noun, setNoun] = useState('')
  const [search, setSearch] = useState('')
  const wanted = useSettled(search)
  const counts = useNouns(wanted)
  const [kind, setKind] = useState<string | undefined>()
  return (
    <>
      <div className="bar">
        <SearchField value={search} placeholder="Title, id, file or any text" onChange={setSearch} />
        <label className="field">
          <span>Noun</span>
          <select value={noun} onChange={(event) => setNoun(event.currentTarget.value)}>
            <option value="">all</option>
            {counts.value?.filter(hasEntities).map(({ noun: name, total }) => (
              <option key={name} value={name}>
                {`${name} (${total.toLocaleString('en')})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Suspense>
        <PageActions route={routeOfPage()} only="create" wanted={kind} onSettled={() => setKind(undefined)} />
      </Suspense>
      <Answered of={counts}>
        {(all) => (
          <>
            <NounList counts={all.filter((count) => isShown(count, noun))} search={wanted} />
            {noun === '' && wanted === '' ? (
              <EmptyNouns nouns={all.filter((count) => !hasEntities(count)).map((one) => one.noun)} onMake={setKind} />
            ) : null}
          </>
        )}
      </Answered>
    </>
  )
}

function hasEntities({ total }: NounCount): boolean {
  return total > 0
}

function isShown(count: NounCount, noun: string): boolean {
  return hasEntities(count) && (noun === '' || count.noun === noun)
}

function NounList({ counts, search }: { counts: readonly NounCount[]; search: string }): ReactNode {
  const shown = counts.filter(({ found }) => search === '' || found > 0)
  const total = shown.reduce((sum, { found }) => sum + found, 0)
  return (
    <>
      <p className="quiet" role="status">
        {countOf(total, 'entity', 'entities')} in {countOf(shown.length, 'noun')}
      </p>
      {shown.map(({ noun, found, isOff = false }) => (
        <NounRows
          key={noun}
          noun={noun}
          found={found}
          isOff={isOff}
          search={search}
          isOpen={counts.length === 1 || (search !== '' && found <= rowsShown)}
        />
      ))}
    </>
  )
}

interface NounProps {
  noun: string
  found: number
  isOff: boolean
  search: string
  isOpen: boolean
}

function NounRows({ noun, found, isOff, search, isOpen }: NounProps): ReactNode {
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
        {noun} <span className="count">{found.toLocaleString('en')}</span>
      </summary>
      {isOff ? <p className="quiet">Visitors see none of these: site.yaml switches features.{noun} off.</p> : null}
      {found > 0 && (isOpen || wasOpened) ? <EntityRows noun={noun} search={search} /> : null}
    </details>
  )
}

function EntityRows({ noun, search }: Pick<NounProps, 'noun' | 'search'>): ReactNode {
  const rows = useRows<EntityRow>(`/data/${noun}`, rowsShown, { search })
  return (
    <Answered of={rows}>
      {({ items }) => (
        <>
          <Pager of={rows} label={noun} />
          <ul className="plain">
            {items.map((item) => (
              <EntityItem key={`${item.file} ${item.index}`} noun={noun} item={item} />
            ))}
          </ul>
        </>
      )}
    </Answered>
  )
}

function EntityItem({ noun, item }: { noun: string; item: EntityRow }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { id, title, file, line } = item
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
          <EntityValue noun={noun} item={item} />
        </div>
      ) : null}
    </li>
  )
}

function EntityValue({ noun, item: { id, file, index } }: { noun: string; item: EntityRow }): ReactNode {
  return (
    <Answered of={useEntity(noun, file, index)}>
      {({ value }) => (
        <pre tabIndex={0} aria-label={`Fields of ${id}`}>
          {JSON.stringify(value, null, 2)}
        </pre>
      )}
    </Answered>
  )
}
