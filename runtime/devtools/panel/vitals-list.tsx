import { type ReactNode, useSyncExternalStore } from 'react'
import { formatMs } from './format.ts'
import { Group } from './group.tsx'
import { currentVitals, subscribeToVitals, type Vital } from './web-vitals.ts'

const vitalNames = [
  ['LCP', 'Largest contentful paint'],
  ['INP', 'Interaction to next paint'],
  ['CLS', 'Cumulative layout shift'],
  ['FCP', 'First contentful paint'],
  ['TTFB', 'Time to first byte'],
] as const
type VitalName = (typeof vitalNames)[number][0]

/** The web vitals of this view. */
export function VitalsList(): ReactNode {
  const vitals = useSyncExternalStore(subscribeToVitals, currentVitals)
  return (
    <Group title="Web vitals of this view">
      <ul className="vitals">
        {vitalNames.map(([name, label]) => {
          const vital = vitals.find((one) => one.name === name)
          return (
            <li key={name} className={`vital is-${vital?.rating ?? 'none'}`}>
              <abbr title={label}>{name}</abbr>
              <strong>{vital ? printValue(vital) : '–'}</strong>
              <span>{vital ? vital.rating.replace('-', ' ') : whyMissing(name)}</span>
            </li>
          )
        })}
      </ul>
      <p className="quiet note">
        Measured in this view on this machine, without what the panel causes. These are not field data.
      </p>
    </Group>
  )
}

function printValue({ name, value }: Vital): string {
  return name === 'CLS' ? value.toFixed(3) : formatMs(value)
}

function whyMissing(name: VitalName): string {
  return name === 'INP' ? 'no interaction yet' : 'not yet'
}
