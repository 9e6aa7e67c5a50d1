import { type ReactNode, useState } from 'react'
import type { PlacedProblem } from '../wire-types.ts'
import { countOf } from './format.ts'
import { Answered, Group } from './group.tsx'
import { Pager } from './pager.tsx'
import { useRows } from './panel-data.ts'
import { ProblemList } from './problem-list.tsx'
import { RouteLink } from './route-link.tsx'
import { SearchField } from './search-field.tsx'
import { SourcePlace } from './source-place.tsx'
import { useSettled } from './use-settled.ts'

const problemsShown = 50

/** All problems of the site by file, each with its place and a link to the page that it is about. */
export function SiteProblems(): ReactNode {
  const [search, setSearch] = useState('')
  const rows = useRows<PlacedProblem>('/problems', problemsShown, { search: useSettled(search).trim() })
  return (
    <>
      {search !== '' || (rows.value?.total ?? 0) > 0 ? (
        <div className="bar">
          <SearchField value={search} placeholder="Message or file" onChange={setSearch} />
        </div>
      ) : null}
      <Answered of={rows}>
        {({ items, total }) => (
          <>
            <p className="quiet" role="status">
              {total === 0 ? 'No problems: everything is as it should be.' : countOf(total, 'problem')}
            </p>
            {byFile(items).map(({ file, problems }) => (
              <FileProblems key={file} file={file} problems={problems} />
            ))}
          </>
        )}
      </Answered>
      <Pager of={rows} label="problems" />
    </>
  )
}

function FileProblems({ file, problems }: { file: string; problems: PlacedProblem[] }): ReactNode {
  const routes = [...new Set(problems.flatMap(({ pages = [] }) => pages))]
  return (
    <Group title={file === '' ? 'The whole site' : file} aside={<span className="quiet">{problems.length}</span>}>
      {file === '' ? null : (
        <div className="page-line">
          <SourcePlace file={file} line={problems[0]?.line} />
          {routes.slice(0, 3).map((route) => (
            <RouteLink key={route} route={route} />
          ))}
        </div>
      )}
      <ProblemList problems={problems} isOneFile />
    </Group>
  )
}

/** Problems come sorted by file. */
function byFile(problems: readonly PlacedProblem[]): { file: string; problems: PlacedProblem[] }[] {
  const groups = new Map<string, PlacedProblem[]>()
  for (const problem of problems) {
    const file = problem.file ?? ''
    groups.set(file, [...(groups.get(file) ?? []), problem])
  }
  return [...groups].map(([file, found]) => ({ file, problems: found }))
}
