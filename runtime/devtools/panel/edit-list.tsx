import type { ReactNode } from 'react'
import { DiffView } from './diff-view.tsx'
import type { EditHistory } from './edit-history.ts'
import { countOf } from './format.ts'
import { Group } from './group.tsx'

/** The edits of a page in this browser tab, newest first, each with the lines it changed. */
export function EditList({ history: { done, undone } }: { history: EditHistory }): ReactNode {
  if (done.length + undone.length === 0) return null
  const edits = [
    ...undone.map((edit) => ({ ...edit, isUndone: true })),
    ...done.map((edit) => ({ ...edit, isUndone: false })).reverse(),
  ]
  return (
    <Group title="Edits in this tab" aside={<span className="quiet">{countOf(done.length, 'edit')}</span>}>
      <ul className="plain">
        {edits.map(({ label, before, after, isUndone }, index) => (
          <li key={`${edits.length - index} ${label}`}>
            <details className="disclosure" open={index === undone.length}>
              <summary>
                {label}
                {isUndone ? <span className="tag">undone</span> : null}
              </summary>
              <DiffView before={before} after={after} label="Before (−) and after (+)" />
            </details>
          </li>
        ))}
      </ul>
    </Group>
  )
}
