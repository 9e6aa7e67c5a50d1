// What goes live with this branch: changed files by what becomes of their pages, the lines that differ, and a commit.
// Without git it says so, and files are saved all the same.

import { type ReactNode, useState } from 'react'
import type { ChangeRow, Changes, ChangeTexts, RouteChange } from '../wire-site.ts'
import { CommitForm } from './commit-form.tsx'
import { DiffView } from './diff-view.tsx'
import { countOf, sentence } from './format.ts'
import { Answered, Group } from './group.tsx'
import { Pager } from './pager.tsx'
import { toQuery, useAnswer, useRows } from './panel-data.ts'
import { RouteLink } from './route-link.tsx'
import { SearchField } from './search-field.tsx'
import { useSettled } from './use-settled.ts'

const rowsShown = 50

const groups: readonly { kind: RouteChange['kind'] | 'shared'; title: string }[] = [
  { kind: 'added', title: 'New pages' },
  { kind: 'changed', title: 'Changed pages' },
  { kind: 'removed', title: 'Removed pages' },
  { kind: 'stays-hidden', title: 'Not public before and after' },
  { kind: 'shared', title: 'Files that many pages may show' },
]

/** The changes, and a form that commits some of them. */
export function SiteChanges(): ReactNode {
  const [search, setSearch] = useState('')
  const rows = useRows<ChangeRow, Changes>('/changes', rowsShown, { search: useSettled(search).trim() })
  return (
    <>
      <Answered of={rows}>
        {(changes) => (
          <>
            <p className="quiet" role="status">
              {sumUp(changes)}
            </p>
            {search !== '' || changes.total > changes.items.length ? (
              <div className="bar">
                <SearchField value={search} placeholder="File" onChange={setSearch} />
              </div>
            ) : null}
            {groups.map(({ kind, title }) => (
              <ChangeGroup key={kind} title={title} rows={changes.items.filter((row) => groupOf(row) === kind)} />
            ))}
            <Commit changes={changes} />
          </>
        )}
      </Answered>
      <Pager of={rows} label="changed files" />
    </>
  )
}

/** Commits files of the part of the list that is shown. */
function Commit({ changes: { repository, items, openCount } }: { changes: Changes }): ReactNode {
  if (!repository) return null
  const open = items.filter(({ isOpen }) => isOpen)
  return (
    <>
      {open.length < openCount ? (
        <p className="quiet">
          The commit takes files of this part of the list: {open.length} of {openCount} that are not committed.
        </p>
      ) : null}
      <CommitForm repository={repository} rows={open} />
    </>
  )
}

function sumUp({ reason, repository, total, openCount }: Changes): string {
  if (!repository) return `${sentence(reason ?? '')} Everything else works: files are saved as you change them.`
  const { branch, target } = repository
  const name = branch === undefined ? 'No branch is checked out' : `Branch ${branch}`
  const compared = target === undefined ? 'since its last commit' : `compared with ${target}`
  if (total === 0) return `${name}: nothing has changed ${compared}.`
  return `${name}: ${countOf(total, 'file')} changed, ${compared}; ${openCount} not committed.`
}

function groupOf({ routes }: ChangeRow): RouteChange['kind'] | 'shared' {
  const kinds = new Set(routes.map(({ kind }) => kind))
  if (kinds.size === 0) return 'shared'
  // A page that gets another address.
  return kinds.size > 1 ? 'changed' : ([...kinds][0] ?? 'shared')
}

function ChangeGroup({ title, rows }: { title: string; rows: readonly ChangeRow[] }): ReactNode {
  if (rows.length === 0) return null
  return (
    <Group title={title} aside={<span className="quiet">{rows.length}</span>}>
      <ul className="plain">
        {rows.map((row) => (
          <ChangeItem key={row.file} row={row} />
        ))}
      </ul>
    </Group>
  )
}

function ChangeItem({ row }: { row: ChangeRow }): ReactNode {
  const { file, kind, lines, isOpen, routes, routeCount } = row
  const [wasOpened, setOpened] = useState(false)
  const counts = lines ? `+${lines.added} −${lines.removed}` : kind
  const title = routes.find((route) => route.title !== '')?.title
  return (
    <li>
      <details className="disclosure" onToggle={(event) => setOpened(event.currentTarget.open || wasOpened)}>
        <summary>
          {title === undefined ? file : `${title} · ${file}`} <span className="quiet">{counts}</span>{' '}
          {isOpen ? <span className="tag">not committed</span> : null}
        </summary>
        <div className="links">
          {routes.map((route) => (
            <span key={`${route.kind} ${route.route}`} className="change-route">
              <RouteWords change={route} />
              <PairButton route={route.route} />
            </span>
          ))}
          {routeCount > routes.length ? (
            <span className="quiet">{`and ${routeCount - routes.length} more`}</span>
          ) : null}
        </div>
        {wasOpened ? <ChangeText file={file} /> : null}
      </details>
    </li>
  )
}

/** A page that is removed cannot be opened. */
function RouteWords({ change: { route, kind } }: { change: RouteChange }): ReactNode {
  if (kind === 'removed') return <span className="quiet">{route} is removed</span>
  return <RouteLink route={route} />
}

function PairButton({ route }: { route: string }): ReactNode {
  return (
    <button
      type="button"
      className="small-button"
      aria-label={`Before and after of ${route}`}
      onClick={() => void import('./page-pair.tsx').then(({ showPair }) => showPair(route))}
    >
      Before and after
    </button>
  )
}

function ChangeText({ file }: { file: string }): ReactNode {
  return (
    <Answered of={useAnswer<ChangeTexts>(`/changes/text?${toQuery({ file })}`)}>
      {({ before, after, isOpaque }) =>
        isOpaque ? (
          <p className="quiet">This file is not shown as text.</p>
        ) : (
          <DiffView before={before ?? ''} after={after ?? ''} label={`Lines of ${file}`} />
        )
      }
    </Answered>
  )
}
