import type { ReactNode } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import type { PanelAsset } from '../wire-types.ts'
import { countOf } from './format.ts'
import { Group } from './group.tsx'
import { basePathOfPage } from './page-place.ts'
import { SourcePlace } from './source-place.tsx'

/** The unused assets, and the pages that use the others. A page uses an asset if its HTML contains the address. */
export function AssetUsage({ assets }: { assets: readonly PanelAsset[] }): ReactNode {
  const unused = assets.filter(({ usedIn }) => usedIn.length === 0)
  const used = assets.filter(({ usedIn }) => usedIn.length > 0).sort((a, b) => b.usedIn.length - a.usedIn.length)
  const base = basePathOfPage()
  return (
    <>
      <Group title="Unused" aside={<span className="quiet">{countOf(unused.length, 'asset')}</span>}>
        {unused.length === 0 ? <p className="quiet">Every asset is used by a page.</p> : null}
        <ul className="plain">
          {unused.map(({ url, size }) => (
            <li key={url} className="line">
              <SourcePlace file={url} />
              <span className="quiet">{formatBytes(size)}</span>
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Used" aside={<span className="quiet">{countOf(used.length, 'asset')}</span>}>
        <ul className="plain">
          {used.map(({ url, usedIn }) => (
            <li key={url}>
              <details className="disclosure">
                <summary>
                  <code>{url}</code> <span className="count">{countOf(usedIn.length, 'page')}</span>
                </summary>
                <ul className="links">
                  {usedIn.map((route) => (
                    <li key={route}>
                      <a href={base + route}>{route}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </Group>
    </>
  )
}
