import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import { keepSetting } from '../setting.ts'
import type { AssetRow } from '../wire-rows.ts'
import { AssetActions } from './asset-actions.tsx'
import { AssetUpload } from './asset-upload.tsx'
import { countOf } from './format.ts'
import { Answered } from './group.tsx'
import { Icon } from './icon.tsx'
import { basePathOfPage } from './page-place.ts'
import { Pager } from './pager.tsx'
import { useRows } from './panel-data.ts'
import { SearchField } from './search-field.tsx'
import { useSetting } from './use-setting.ts'
import { useSettled } from './use-settled.ts'

const types = ['all', 'image', 'video', 'document'] as const
const assetsShown = 60
const assetLayout = keepSetting<string>('asset-layout', 'grid')

/** The files of content/assets, searched and filtered by the watch, as a grid or a list. */
export function AssetBrowser(): ReactNode {
  const [search, setSearch] = useState('')
  const [type, setType] = useState<(typeof types)[number]>('all')
  const filters = { search: useSettled(search).trim(), type: type === 'all' ? '' : type }
  const rows = useRows<AssetRow>('/assets', assetsShown, filters)
  const isFiltered = filters.search + filters.type !== ''
  return (
    <>
      <AssetUpload />
      <div className="bar">
        <SearchField value={search} placeholder="File name or path" onChange={setSearch} />
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
      <Answered of={rows}>
        {({ items, total }) => (
          <>
            <p className="quiet" role="status">
              {countOf(total, 'asset')}
              {total === 0 && isFiltered ? ': nothing matches' : ''}
            </p>
            <Pager of={rows} label="assets" />
            <AssetItems assets={items} />
          </>
        )}
      </Answered>
    </>
  )
}

function AssetItems({ assets }: { assets: readonly AssetRow[] }): ReactNode {
  const [layout] = useSetting(assetLayout)
  return (
    <ul className={layout === 'list' ? 'asset-list' : 'asset-grid'}>
      {assets.map((asset) => (
        <AssetItem key={asset.url} asset={asset} isDetailed={layout === 'list'} />
      ))}
    </ul>
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

function AssetItem({ asset, isDetailed }: { asset: AssetRow; isDetailed: boolean }): ReactNode {
  const { url, name, type, size, users, uploadedAt } = asset
  const facts = [
    ...(isDetailed ? [type] : []),
    formatBytes(size),
    users === 0 ? 'unused' : countOf(users, 'page'),
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
      <AssetActions asset={asset} />
    </li>
  )
}

/** An asset's picture, or a placeholder if it cannot be shown. */
function AssetPicture({ asset: { type, address, name } }: { asset: AssetRow }): ReactNode {
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
