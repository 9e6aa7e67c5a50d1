import type { ReactNode } from 'react'
import { panelParts } from '../panel-parts.ts'
import { keepSetting } from '../setting.ts'
import { EntityBrowser } from './entity-browser.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { useSetting } from './use-setting.ts'

const entities = { name: 'entities', label: 'Entities', Body: EntityBrowser }
const parts = [entities, ...panelParts]

const dataPart = keepSetting<string>('data-part', entities.name)

/** The content model as the files have it, and what custom code adds. */
export function DataTab(): ReactNode {
  const [chosen, choose] = useSetting(dataPart)
  const { name, Body } = parts.find((part) => part.name === chosen) ?? entities
  if (parts.length === 1) return <Body />
  return (
    <>
      <TabStrip id="data" label="Data" className="subtabs" tabs={parts} selected={name} onSelect={choose} />
      <TabBody id="data" selected={name}>
        <Body />
      </TabBody>
    </>
  )
}
