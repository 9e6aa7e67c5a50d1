import type { ReactNode } from 'react'
import type { AssetRow, FileUses } from '../wire-rows.ts'
import { readUses } from './file-calls.ts'
import { reasonOf, showNotice } from './file-notice.ts'
import { countOf } from './format.ts'
import { basePathOfPage } from './page-place.ts'

/** Where an asset is used. Undefined if that is not known: then a notice says why. */
export async function usesOf({ url }: AssetRow): Promise<FileUses | undefined> {
  try {
    return await readUses(url)
  } catch (error) {
    showNotice('', { failures: [reasonOf(error)] })
    return undefined
  }
}

/** The lines and pages that use an asset. */
export function Uses({ uses: { places, placeCount, pages, pageCount } }: { uses: FileUses }): ReactNode {
  if (placeCount + pageCount === 0) return <p>Nothing on the site names it.</p>
  const base = basePathOfPage()
  return (
    <div className="uses">
      {placeCount === 0 ? null : <p>{countOf(placeCount, 'line names it', 'lines name it')}:</p>}
      <ul>
        {places.map(({ file, line }) => (
          <li key={`${file}:${line}`}>
            <code>
              {file}:{line}
            </code>
          </li>
        ))}
      </ul>
      {pageCount === 0 ? null : <p>{countOf(pageCount, 'page shows it', 'pages show it')}:</p>}
      <ul className="links">
        {pages.map((route) => (
          <li key={route}>
            <a href={base + route}>{route}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
