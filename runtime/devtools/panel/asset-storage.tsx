import type { ReactNode } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import type { StorageInfo } from '../wire-rows.ts'
import { BarRow } from './bar-row.tsx'
import { countOf } from './format.ts'
import { Answered, Group } from './group.tsx'
import { useStorage } from './panel-data.ts'

/** The size of the assets: by type, the largest files, and duplicates. */
export function AssetStorage(): ReactNode {
  return <Answered of={useStorage()}>{(info) => <StorageFigures info={info} />}</Answered>
}

function StorageFigures({ info }: { info: StorageInfo }): ReactNode {
  const { total, byType, largest, duplicates, duplicateCount } = info
  const most = largest[0]?.size ?? 1
  return (
    <>
      <Group title="By type" aside={<span className="quiet">{formatBytes(total)} in total</span>}>
        <ul className="bars">
          {byType.map(({ type, count, bytes }) => (
            <BarRow
              key={type}
              label={`${type} · ${countOf(count, 'file')}`}
              value={formatBytes(bytes)}
              share={total === 0 ? 0 : bytes / total}
            />
          ))}
        </ul>
      </Group>
      <Group title="Largest">
        <ul className="bars">
          {largest.map(({ url, size }) => (
            <BarRow key={url} label={url} value={formatBytes(size)} share={size / most} />
          ))}
        </ul>
      </Group>
      <Group title="Duplicates" aside={<span className="quiet">equal bytes, by hash</span>}>
        {duplicates.length === 0 ? <p className="quiet">No two files are equal.</p> : null}
        <ul className="plain">
          {duplicates.map(({ hash, urls, wasted }) => (
            <li key={hash} className="line">
              <span>
                {urls.map((url) => (
                  <code key={url} className="address">
                    {url}
                  </code>
                ))}
              </span>
              <span className="quiet">{formatBytes(wasted)} to save</span>
            </li>
          ))}
        </ul>
        {duplicateCount > duplicates.length ? (
          <p className="quiet">and {countOf(duplicateCount - duplicates.length, 'more group')}</p>
        ) : null}
      </Group>
    </>
  )
}
