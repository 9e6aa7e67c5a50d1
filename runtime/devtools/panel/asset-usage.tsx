import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import type { AssetRow } from '../wire-rows.ts'
import { countOf } from './format.ts'
import { Answered, Group } from './group.tsx'
import { basePathOfPage } from './page-place.ts'
import { Pager } from './pager.tsx'
import { type PagedRows, useRows } from './panel-data.ts'
import { SourcePlace } from './source-place.tsx'

const rowsShown = 50

/** The unused assets, and the pages that use the others. */
export function AssetUsage(): ReactNode {
  const unused = useRows<AssetRow>('/assets', rowsShown, { use: 'unused' })
  const used = useRows<AssetRow>('/assets', rowsShown, { use: 'used' })
  return (
    <>
      <Group title="Unused" aside={<Count of={unused} />}>
        {unused.value?.total === 0 ? <p className="quiet">Every asset is used by a page.</p> : null}
        <Pager of={unused} label="unused assets" />
        <Answered of={unused}>
          {({ items }) => (
            <ul className="plain">
              {items.map(({ url, size }) => (
                <li key={url} className="line">
                  <SourcePlace file={url} />
                  <span className="quiet">{formatBytes(size)}</span>
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </Group>
      <Group title="Used" aside={<Count of={used} />}>
        <Pager of={used} label="used assets" />
        <Answered of={used}>
          {({ items }) => (
            <ul className="plain">
              {items.map(({ url, users }) => (
                <AssetUsers key={url} url={url} users={users} />
              ))}
            </ul>
          )}
        </Answered>
      </Group>
    </>
  )
}

function Count({ of }: { of: PagedRows<AssetRow> }): ReactNode {
  return <span className="quiet">{of.value ? countOf(of.value.total, 'asset') : ''}</span>
}

function AssetUsers({ url, users }: Pick<AssetRow, 'url' | 'users'>): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <code>{url}</code> <span className="count">{countOf(users, 'page')}</span>
        </summary>
        {isOpen ? <UserLinks url={url} /> : null}
      </details>
    </li>
  )
}

function UserLinks({ url }: { url: string }): ReactNode {
  const rows = useRows<string>('/assets/users', 2 * rowsShown, { url })
  const base = basePathOfPage()
  return (
    <Answered of={rows}>
      {({ items }) => (
        <>
          <Pager of={rows} label={`pages with ${url}`} />
          <ul className="links">
            {items.map((route) => (
              <li key={route}>
                <a href={base + route}>{route}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  )
}
