// Why there are no blocks to edit here. In: the page that was asked for, and its file if it was known. Out: what stands in the way and where to look
// instead. Never another page: who edits must know which one.

import type { ReactNode } from 'react'
import { isFile } from './block-list.ts'
import { routeOfPage } from './page-place.ts'
import { useProblems } from './panel-data.ts'
import { ProblemList } from './problem-list.tsx'
import { SourcePlace } from './source-place.tsx'
import { useOpenArticle } from './use-page-components.ts'

/** `id` is '' when nothing was chosen and the open page is not made of blocks. */
export function NoPage({ id, file }: { id: string; file: string | undefined }): ReactNode {
  const article = useOpenArticle()
  const problems = useProblems().value ?? []
  const errors = problems.filter(
    (problem) =>
      problem.severity === 'error' &&
      (file === undefined ? /(?:^|\/)pages\/[^]+\.yaml$/.test(problem.file ?? '') : isFile(problem.file, file)),
  )
  if (id === '' && article)
    return (
      <div className="no-page" role="status">
        <p>
          This page is an article: Markdown, not blocks. Edit its file, and the page follows. To edit blocks, choose a
          page above.
        </p>
        <SourcePlace file={article.file} line={article.line} />
      </div>
    )
  return (
    <div className="no-page" role="status">
      <p>{explain(id, file, errors.length > 0)}</p>
      {file === undefined ? <ProblemList problems={errors} isOneFile={false} /> : null}
    </div>
  )
}

function explain(id: string, file: string | undefined, hasErrors: boolean): string {
  if (id === '')
    return hasErrors
      ? `No page can be read for ${routeOfPage()}. These files are at fault:`
      : `${routeOfPage()} has no page file. To edit blocks, choose a page above.`
  if (file === undefined)
    return `The page “${id}” is not there: its file is gone or cannot be read. Bring it back, or choose another page.`
  const what = hasErrors ? `${file} cannot be read now.` : `${file} is gone.`
  return `${what} Below is what the panel last saw; nothing is written until the file is back.`
}
