import type { ReactNode } from 'react'
import { keepSetting } from '../setting.ts'
import { AssetBrowser } from './asset-browser.tsx'
import { AssetStorage } from './asset-storage.tsx'
import { AssetUsage } from './asset-usage.tsx'
import { DropZone } from './drop-zone.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { useSetting } from './use-setting.ts'

const parts = [
  { name: 'assets', label: 'Assets' },
  { name: 'usage', label: 'Usage Analytics' },
  { name: 'storage', label: 'Storage Info' },
] as const

const assetPart = keepSetting<string>('asset-part', 'assets')

/** The files of content/assets. */
export function AssetsTab(): ReactNode {
  const [chosen, choose] = useSetting(assetPart)
  const part = parts.find(({ name }) => name === chosen) ?? parts[0]
  const Body = { assets: AssetBrowser, usage: AssetUsage, storage: AssetStorage }[part.name]
  return (
    <DropZone>
      <TabStrip id="assets" label="Assets" className="subtabs" tabs={parts} selected={part.name} onSelect={choose} />
      <TabBody id="assets" selected={part.name}>
        <Body />
      </TabBody>
    </DropZone>
  )
}
