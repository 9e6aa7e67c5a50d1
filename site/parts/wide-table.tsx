// The region scrolls sideways on small screens, with the keyboard as well; figures are never wrapped to fit.

import type { ReactNode } from 'react'

interface Props {
  caption: string
  columns: readonly string[]
  /** Axis of the drawings in the last column; it is shown in place of the column's name. */
  ruler?: ReactNode
  children: ReactNode
}

export function WideTable({ caption, columns, ruler, children }: Props): ReactNode {
  return (
    <div className="table-scroll wide-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col">
                {ruler && index === columns.length - 1 ? (
                  <>
                    <span className="visually-hidden">{column}</span>
                    {ruler}
                  </>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
