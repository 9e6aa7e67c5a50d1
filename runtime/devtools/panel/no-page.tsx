import type { ReactNode } from 'react'
import { routeOfPage } from './page-place.ts'
import { useProblems } from './panel-data.ts'
import { ProblemList } from './problem-list.tsx'
import { SourcePlace } from './source-place.tsx'
import { useOpenArticle } from './use-page-components.ts'

/**
 * Why there are no blocks to edit, and where to look instead. Never offers another page by itself, so that no edit
 * reaches the wrong one. `id` is '' if none was chosen and the open page is not made of blocks.
 */
export function NoPage({ id, file }: { id: string; file: string | undefined }): ReactNode {
  const article = useOpenArticle()
  const place = file === undefined ? { folder: 'pages' } : { file }
  const errors = useProblems({ severity: 'error', ...place }).value?.items ?? []
  if (id === '' && article)
    return (
      <div className="no-page" role="status">
        <p>
          This page is an article: Markdown, not blocks. Edit its file to change it, or choose a page above to edit its
          blocks.
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
      ? `${routeOfPage()} has no page that can be read. These files have errors:`
      : `${routeOfPage()} has no page file. To edit blocks, choose a page above.`
  if (file === undefined)
    return `The page “${id}” is missing: its file was deleted or cannot be read. Restore it, or choose another page.`
  const what = hasErrors ? `${file} cannot be read now.` : `${file} was deleted.`
  return `${what} The panel shows its last version, and writes nothing until the file is back.`
}
