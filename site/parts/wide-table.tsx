// A table that may be wider than its column. In: caption, column names and rows. Out: the table in a region that scrolls and takes focus.
// Never wraps figures to fit: a small screen scrolls sideways inside the region, with the keyboard as well.

import type { ReactNode } from 'react'

interface Props {
  caption: string
  columns: string[]
  /** Axis of the drawings in the last column; it stands for the column's name. */
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
