// The region scrolls sideways on small screens, with the keyboard as well; figures are never wrapped to fit.

import type { ReactNode } from 'react'

interface Props {
  caption: string
  columns: readonly string[]
  children: ReactNode
}

export function WideTable({ caption, columns, children }: Props): ReactNode {
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
