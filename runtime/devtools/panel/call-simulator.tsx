// The call simulation. In: settings, and the network that the throttle or a person names. Out: the model's figures with their formulas. A change
// runs it at once; nothing leaves the page. While requests are throttled, the simulated call goes through the same network.

import { type ReactNode, useState } from 'react'
import { throttle } from '../debug-settings.ts'
import { callHistory } from '../mock-calls.ts'
import {
  clampPercent,
  networkPresets,
  type SimulationSettings,
  simulateCall,
  simulationDefaults,
  simulationFormulas,
} from '../simulate-call.ts'
import { Group } from './group.tsx'
import { useSetting } from './use-setting.ts'

export function CallSimulator(): ReactNode {
  const [settings, setSettings] = useState<SimulationSettings>(simulationDefaults)
  const [throttled, setThrottle] = useSetting(throttle)
  const isThrottled = throttled !== 'off'
  const change = (part: Partial<SimulationSettings>) => setSettings({ ...settings, ...part })
  const networkCondition = isThrottled ? throttled : settings.networkCondition
  const network = networkPresets.find(({ id }) => id === networkCondition) ?? networkPresets[0]
  const results = simulateCall({ ...settings, networkCondition }, network, 1)
  const cpu = clampPercent(results.cpuUsage)
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
  const rows = [
    ['averageLatency', 'Latency', `${number(results.averageLatency)} ms`, 'the latency of the network'],
    ['averageQuality', 'Quality', number(results.averageQuality), simulationFormulas.averageQuality],
    ['totalPackets', 'Packets', number(results.totalPackets), simulationFormulas.totalPackets],
    ['lostPackets', 'Lost packets', number(results.lostPackets), simulationFormulas.lostPackets],
    ['jitterVariance', 'Jitter variance', `${number(results.jitterVariance)} ms²`, simulationFormulas.jitterVariance],
    ['cpuUsage', 'CPU', `${number(cpu.shown)} %${cpu.isBeyond ? ' and beyond' : ''}`, simulationFormulas.cpuUsage],
    ['memoryUsage', 'Memory', `${number(results.memoryUsage)} MB`, simulationFormulas.memoryUsage],
    [
      'aiProcessingTime',
      'AI processing',
      `${number(results.aiProcessingTime)} ms`,
      simulationFormulas.aiProcessingTime,
    ],
  ] as const
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
        <div className="form-grid">
          <label className="field">
            <span>Participants</span>
            <input
              type="number"
              min={1}
              max={1000}
              value={settings.participantCount}
              onChange={(event) =>
                change({
                  participantCount: within(
                    event.currentTarget.valueAsNumber,
                    1,
                    1000,
                    simulationDefaults.participantCount,
                  ),
                })
              }
            />
          </label>
          <label className="field">
            <span>Duration, s</span>
            <input
              type="number"
              min={1}
              max={86_400}
              value={settings.duration}
              onChange={(event) =>
                change({ duration: within(event.currentTarget.valueAsNumber, 1, 86_400, simulationDefaults.duration) })
              }
            />
          </label>
          <label className="field">
            <span>Network</span>
            <select
              value={network.id}
              onChange={(event) => {
                change({ networkCondition: event.currentTarget.value })
                if (isThrottled) setThrottle(event.currentTarget.value)
              }}
            >
              {networkPresets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>Codec</span>
            <select
              value={settings.codec}
              onChange={(event) =>
                change({ codec: callHistory.codecs.find((codec) => codec === event.currentTarget.value) ?? 'Opus' })
              }
            >
              {callHistory.codecs.map((codec) => (
                <option key={codec}>{codec}</option>
              ))}
            </select>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.encryption}
              onChange={(event) => change({ encryption: event.currentTarget.checked })}
            />
            <span>Encryption</span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.aiProcessing}
              onChange={(event) => change({ aiProcessing: event.currentTarget.checked })}
            />
            <span>AI processing</span>
          </label>
        </div>
        <p className="quiet note">
          {network.name}: latency {network.latency} ms, jitter {network.jitter} ms, loss {network.packetLoss} %,{' '}
          {network.bandwidth} Mbit/s.
          {isThrottled ? ' The Network tab throttles by the same preset.' : ''} Codec and encryption change nothing in
          this model.
        </p>
      </Group>
      <Group title="Results">
        <dl className="results" aria-live="polite">
          {rows.map(([name, label, value, formula]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="result-value">{value}</dd>
              <dd className="quiet">{formula}</dd>
            </div>
          ))}
        </dl>
      </Group>
    </>
  )
}

function within(value: number, least: number, most: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : fallback
}
