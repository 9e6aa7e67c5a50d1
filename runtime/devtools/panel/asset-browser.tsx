import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import { keepSetting } from '../setting.ts'
import type { PanelAsset } from '../wire-types.ts'
import { CopyButton } from './copy-text.tsx'
import { countOf } from './format.ts'
import { Icon } from './icon.tsx'
import { basePathOfPage } from './page-place.ts'
import { type AssetType, filterAssets } from './storage-info.ts'
import { useSetting } from './use-setting.ts'

const types = ['all', 'image', 'video', 'document'] as const
const assetLayout = keepSetting<string>('asset-layout', 'grid')

/** The files of content/assets, searched and filtered, as a grid or a list. */
export function AssetBrowser({ assets }: { assets: readonly PanelAsset[] }): ReactNode {
  const [search, setSearch] = useState('')
  const [type, setType] = useState<AssetType | 'all'>('all')
  const [layout] = useSetting(assetLayout)
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
        <LayoutSwitch />
      </div>
      <p className="quiet" role="status">
        {countOf(found.length, 'asset')}
        {found.length === 0 && assets.length > 0 ? ': nothing matches' : ''}
      </p>
      <ul className={layout === 'list' ? 'asset-list' : 'asset-grid'}>
        {found.map((asset) => (
          <AssetItem key={asset.url} asset={asset} isDetailed={layout === 'list'} />
        ))}
      </ul>
    </>
  )
}

function LayoutSwitch(): ReactNode {
  const [layout, setLayout] = useSetting(assetLayout)
  return (
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
  )
}

function AssetItem({ asset, isDetailed }: { asset: PanelAsset; isDetailed: boolean }): ReactNode {
  const { url, name, type, size, usedIn, uploadedAt } = asset
  const facts = [
    ...(isDetailed ? [type] : []),
    formatBytes(size),
    usedIn.length === 0 ? 'unused' : countOf(usedIn.length, 'page'),
    ...(isDetailed && uploadedAt !== undefined ? [uploadedAt.slice(0, 10)] : []),
  ]
  return (
    <li className="asset">
      <AssetPicture key={asset.address} asset={asset} />
      <div className="asset-text">
        <span className="row-name" title={url}>
          {name}
        </span>
        <span className="row-meta">{facts.join(' · ')}</span>
      </div>
      <CopyButton text={url} label={`Copy ${url}`} />
    </li>
  )
}

/** An asset's picture, or a placeholder if it cannot be shown. */
function AssetPicture({ asset: { type, address, name } }: { asset: PanelAsset }): ReactNode {
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
