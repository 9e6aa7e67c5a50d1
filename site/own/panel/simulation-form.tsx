import type { ReactNode } from 'react'
import { callHistory } from './sample-calls.ts'
import { networkPresets, type SimulationSettings, simulationDefaults } from './simulate-call.ts'

interface Props {
  settings: SimulationSettings
  onChange: (part: Partial<SimulationSettings>) => void
}

/** The settings of a simulated call. */
export function SimulationForm({ settings, onChange }: Props): ReactNode {
  const { participantCount, duration, networkCondition, codec, encryption, aiProcessing } = settings
  return (
    <div className="form-grid">
      <NumberField
        label="Participants"
        value={participantCount}
        most={1000}
        fallback={simulationDefaults.participantCount}
        onChange={(value) => onChange({ participantCount: value })}
      />
      <NumberField
        label="Duration, s"
        value={duration}
        most={86_400}
        fallback={simulationDefaults.duration}
        onChange={(value) => onChange({ duration: value })}
      />
      <label className="field">
        <span>Network</span>
        <select
          value={networkCondition}
          onChange={(event) => onChange({ networkCondition: event.currentTarget.value })}
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
          value={codec}
          onChange={({ currentTarget: { value } }) =>
            onChange({ codec: callHistory.codecs.find((name) => name === value) ?? simulationDefaults.codec })
          }
        >
          {callHistory.codecs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Check label="Encryption" isOn={encryption} onChange={(isOn) => onChange({ encryption: isOn })} />
      <Check label="AI processing" isOn={aiProcessing} onChange={(isOn) => onChange({ aiProcessing: isOn })} />
    </div>
  )
}

interface NumberProps {
  label: string
  value: number
  most: number
  /** Used for what is not a number. */
  fallback: number
  onChange: (value: number) => void
}

function NumberField({ label, value, most, fallback, onChange }: NumberProps): ReactNode {
  const read = (number: number) =>
    Number.isFinite(number) ? Math.min(most, Math.max(1, Math.round(number))) : fallback
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={most}
        value={value}
        onChange={(event) => onChange(read(event.currentTarget.valueAsNumber))}
      />
    </label>
  )
}

interface CheckProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Check({ label, isOn, onChange }: CheckProps): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}
