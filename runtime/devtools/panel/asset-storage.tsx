// What the assets cost. In: all assets. Out: sizes by type, the largest files, and equal files.

import type { ReactNode } from 'react'
import { BarRow } from './bar-row.tsx'
import { countOf, formatBytes } from './format.ts'
import { Group } from './group.tsx'
import type { PanelAsset } from './panel-api.ts'
import { describeStorage } from './storage-info.ts'

export function AssetStorage({ assets }: { assets: readonly PanelAsset[] }): ReactNode {
  const { total, byType, largest, duplicates } = describeStorage(assets)
  const most = largest[0]?.size ?? 1
  return (
    <>
      <Group title="By type" aside={<span className="quiet">{formatBytes(total)} in all</span>}>
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
      <Group title="Duplicates" aside={<span className="quiet">same bytes, by hash</span>}>
        {duplicates.length === 0 ? <p className="quiet">No two files hold the same bytes.</p> : null}
        <ul className="plain">
          {duplicates.map(({ hash, assets: same, wasted }) => (
            <li key={hash} className="line">
              <span>
                {same.map(({ url }) => (
                  <code key={url} className="address">
                    {url}
                  </code>
                ))}
              </span>
              <span className="quiet">{formatBytes(wasted)} twice</span>
            </li>
          ))}
        </ul>
      </Group>
    </>
  )
}
