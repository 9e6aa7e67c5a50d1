import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../format-bytes.ts'
import { throttle } from '../debug-settings.ts'
import { type NetworkPreset, networkPresets } from '../network-presets.ts'
import { countOf, formatMs } from './format.ts'
import { Group } from './group.tsx'
import { type PageRequest, sumByKind } from './page-requests.ts'
import { useRequests } from './use-requests.ts'
import { useSetting } from './use-setting.ts'

/** The page's real requests, and presets that throttle the site's own. */
export function NetworkTab(): ReactNode {
  return (
    <>
      <Throttling />
      <Requests />
    </>
  )
}

function Throttling(): ReactNode {
  const [throttled, setThrottle] = useSetting(throttle)
  const preset = networkPresets.find(({ id }) => id === throttled)
  return (
    <Group title="Throttling">
      <div className="choice" role="radiogroup" aria-label="Network preset">
        {[{ id: 'off', name: 'Off' }, ...networkPresets].map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="throttle"
              value={id}
              checked={throttled === id}
              onChange={() => setThrottle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p className="quiet note" role="status">
        {preset ? describePreset(preset) : 'Off. In debug mode, a preset slows the site’s fetches.'}
      </p>
    </Group>
  )
}

function describePreset({ latency, spread, loss, bandwidth }: NetworkPreset): string {
  const roundTrip = `a round trip of ${2 * latency} ms ± ${spread} ms, twice for ${loss} % of them`
  return `The site’s fetches take ${roundTrip}, and transfer their body at ${bandwidth} Mbit/s.`
}

function Requests(): ReactNode {
  const [hasPanels, setPanels] = useState(false)
  const requests = useRequests()
  const shown = hasPanels ? requests : requests.filter(({ isPanels }) => !isPanels)
  return (
    <Group
      title="Requests of this page"
      aside={
        <label className="check is-small">
          <input type="checkbox" checked={hasPanels} onChange={(event) => setPanels(event.currentTarget.checked)} />
          <span>with the panel’s own</span>
        </label>
      }
    >
      <ul className="sums">
        {[...sumByKind(shown)].map(([kind, { count, bytes }]) => (
          <li key={kind}>
            <span className="quiet">{kind}</span> {count} · {formatBytes(bytes)}
          </li>
        ))}
      </ul>
      <RequestTable requests={shown} />
      <p className="quiet note">
        {countOf(shown.length, 'request')}, timed by the browser. The watch sends files uncompressed; the Perf tab shows
        sizes with compression.
      </p>
    </Group>
  )
}

const columns = ['Size', 'Sent', 'Time']

function RequestTable({ requests }: { requests: readonly PageRequest[] }): ReactNode {
  const end = Math.max(1, ...requests.map(({ start, duration }) => start + duration))
  return (
    <div className="table-frame is-tall" tabIndex={0} role="group" aria-label="Requests of this page">
      <table className="is-dense">
        <thead>
          <tr>
            <th scope="col">Request</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="is-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map(({ name, kind, initiator, source, failure, decoded, transferred, start, duration }, index) => (
            <tr key={`${index} ${name}`}>
              <th scope="row">
                <code className="address">{name}</code>
                <span className="row-meta">
                  {failure === undefined ? null : <strong className="state is-failed">{failure} · </strong>}
                  {kind} by {initiator} · {source} · <span className="unbroken">at {formatMs(start)}</span>
                </span>
                <Span from={start / end} share={duration / end} />
              </th>
              <td className="is-number">{formatBytes(decoded)}</td>
              <td className="is-number">{transferred === 0 ? '–' : formatBytes(transferred)}</td>
              <td className="is-number">{formatMs(duration)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// The time of a request, between navigation and the end of the last request. Decorative: the row has the figures.
function Span({ from, share }: { from: number; share: number }): ReactNode {
  return (
    <svg className="bar-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-span" x={Math.min(99, 100 * from)} width={Math.max(1, 100 * share)} height="4" />
    </svg>
  )
}
