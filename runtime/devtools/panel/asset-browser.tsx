// The files of content/assets, searched, filtered, as a grid or a list. In: all assets. Out: a picture or an icon each, with size and path to copy.

import { type ReactNode, useState } from 'react'
import { keepSetting } from '../setting.ts'
import { CopyButton } from './copy-text.tsx'
import { countOf, formatBytes } from './format.ts'
import { Icon } from './icon.tsx'
import { basePathOfPage } from './page-place.ts'
import type { PanelAsset } from './panel-api.ts'
import { type AssetType, filterAssets } from './storage-info.ts'
import { useSetting } from './use-setting.ts'

const types = ['all', 'image', 'video', 'document'] as const
const assetLayout = keepSetting<string>('asset-layout', 'grid')

export function AssetBrowser({ assets }: { assets: readonly PanelAsset[] }): ReactNode {
  const [search, setSearch] = useState('')
  const [type, setType] = useState<AssetType | 'all'>('all')
  const [layout, setLayout] = useSetting(assetLayout)
  const found = filterAssets(assets, type, search)
  return (
    <>
      <div className="bar">
        <label className="field is-wide">
          <span>Search</span>
          <input
            type="search"
            value={search}
            placeholder="File name or path"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label className="field">
          <span>Type</span>
          <select
            value={type}
            onChange={(event) => setType(types.find((name) => name === event.currentTarget.value) ?? 'all')}
          >
            {types.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div className="button-pair" role="group" aria-label="View">
          {(['grid', 'list'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="small-button"
              aria-pressed={layout === name}
              aria-label={name === 'grid' ? 'Grid' : 'List'}
              title={name === 'grid' ? 'Grid' : 'List'}
              onClick={() => setLayout(name)}
            >
              <Icon name={name} />
            </button>
          ))}
        </div>
      </div>
      <p className="quiet" role="status">
        {countOf(found.length, 'asset')}
        {found.length === 0 && assets.length > 0 ? ': nothing matches' : ''}
      </p>
      <ul className={layout === 'list' ? 'asset-list' : 'asset-grid'}>
        {found.map((asset) => (
          <li key={asset.url} className="asset">
            <AssetPicture key={asset.address} asset={asset} />
            <div className="asset-text">
              <span className="row-name" title={asset.url}>
                {asset.name}
              </span>
              <span className="row-meta">
                {layout === 'list' ? `${asset.type} · ` : ''}
                {formatBytes(asset.size)} ·{' '}
                {asset.usedIn.length === 0 ? 'unused' : countOf(asset.usedIn.length, 'page')}
                {layout === 'list' && asset.uploadedAt !== undefined ? ` · ${asset.uploadedAt.slice(0, 10)}` : ''}
              </span>
            </div>
            <CopyButton text={asset.url} label={`Copy ${asset.url}`} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** An asset's picture; a placeholder when it cannot be shown. */
export function AssetPicture({
  asset: { type, address, name },
}: {
  asset: Pick<PanelAsset, 'type' | 'address' | 'name'>
}): ReactNode {
  const [isBroken, setBroken] = useState(false)
  const isPicture = type === 'image' && !isBroken
  return (
    <span className="asset-picture">
      {isPicture ? (
        <img src={basePathOfPage() + address} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon name={type === 'image' ? 'image-off' : type} />
      )}
      {type === 'image' ? null : <code>{name.slice(name.lastIndexOf('.') + 1)}</code>}
      {type === 'image' && isBroken ? <span className="hidden">{name} cannot be shown</span> : null}
    </span>
  )
}
