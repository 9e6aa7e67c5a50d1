// Simulates a call with the formulas shown, again on every change. While requests are throttled, the simulated call
// uses the same network.

import { Group, throttle, useSetting } from 'libretto/panel'
import { type ReactNode, useState } from 'react'
import {
  clampPercent,
  networkPresets,
  type SimulationResults,
  type SimulationSettings,
  simulateCall,
  simulationDefaults,
  simulationFormulas,
} from './simulate-call.ts'
import { SimulationForm } from './simulation-form.tsx'

export function CallSimulator(): ReactNode {
  const [settings, setSettings] = useState<SimulationSettings>(simulationDefaults)
  const [throttled, setThrottle] = useSetting(throttle)
  const isThrottled = throttled !== 'off'
  const network =
    networkPresets.find(({ id }) => id === (isThrottled ? throttled : settings.networkCondition)) ?? networkPresets[0]
  const current = { ...settings, networkCondition: network.id }
  const change = (part: Partial<SimulationSettings>) => {
    setSettings({ ...settings, ...part })
    if (isThrottled && part.networkCondition !== undefined) setThrottle(part.networkCondition)
  }
  return (
    <>
      <Group
        title="Settings"
        aside={
          <button type="button" className="small-button" onClick={() => setSettings(simulationDefaults)}>
            Defaults
          </button>
        }
      >
        <SimulationForm settings={current} onChange={change} />
        <p className="quiet note">
          {network.name}: latency {network.latency} ms, jitter {network.jitter} ms, loss {network.packetLoss} %,{' '}
          {network.bandwidth} Mbit/s.
          {isThrottled ? ' The Network tab throttles with the same preset.' : ''} Codec and encryption have no effect in
          this model.
        </p>
      </Group>
      <Results of={simulateCall(current, network, 1)} />
    </>
  )
}

function Results({ of }: { of: SimulationResults }): ReactNode {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
  const cpu = clampPercent(of.cpuUsage)
  const formulas = simulationFormulas
  const rows = [
    ['Latency', `${number(of.averageLatency)} ms`, 'the latency of the network'],
    ['Quality', number(of.averageQuality), formulas.averageQuality],
    ['Packets', number(of.totalPackets), formulas.totalPackets],
    ['Lost packets', number(of.lostPackets), formulas.lostPackets],
    ['Jitter variance', `${number(of.jitterVariance)} ms²`, formulas.jitterVariance],
    ['CPU', `${number(cpu.shown)} %${cpu.isBeyond ? ' and beyond' : ''}`, formulas.cpuUsage],
    ['Memory', `${number(of.memoryUsage)} MB`, formulas.memoryUsage],
    ['AI processing', `${number(of.aiProcessingTime)} ms`, formulas.aiProcessingTime],
  ] as const
  return (
    <Group title="Results">
      <dl className="results" aria-live="polite">
        {rows.map(([label, value, formula]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="result-value">{value}</dd>
            <dd className="quiet">{formula}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}
