// A table that may be wider than its column. In: caption, column names and rows. Out: the table in a region that scrolls and takes focus.
// Never wraps figures to fit: a small screen scrolls sideways inside the region, with the keyboard as well.

import type { ReactNode } from 'react'

export function WideTable({ caption, columns, children }: { caption: string; columns: string[]; children: ReactNode }): ReactNode {
  return (
    <div className="table-scroll wide-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
