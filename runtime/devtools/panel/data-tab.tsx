import type { ReactNode } from 'react'
import { keepSetting } from '../setting.ts'
import { CallHistory } from './call-history.tsx'
import { CallSimulator } from './call-simulator.tsx'
import { EntityBrowser } from './entity-browser.tsx'
import { TabBody, TabStrip } from './tab-strip.tsx'
import { useSetting } from './use-setting.ts'

const parts = [
  { name: 'entities', label: 'Entities' },
  { name: 'calls', label: 'Call history' },
  { name: 'simulation', label: 'Simulation' },
] as const

const dataPart = keepSetting<string>('data-part', 'entities')

/** The content model as the files have it, and sample calls. */
export function DataTab(): ReactNode {
  const [chosen, choose] = useSetting(dataPart)
  const part = parts.find(({ name }) => name === chosen) ?? parts[0]
  const Body = { entities: EntityBrowser, calls: CallHistory, simulation: CallSimulator }[part.name]
  return (
    <>
      <TabStrip id="data" label="Data" className="subtabs" tabs={parts} selected={part.name} onSelect={choose} />
      <TabBody id="data" selected={part.name}>
        <Body />
      </TabBody>
    </>
  )
}
