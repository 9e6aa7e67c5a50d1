import type { ReactNode } from 'react'

/** One row of column headings. */
export function TableHead({ columns }: { columns: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
