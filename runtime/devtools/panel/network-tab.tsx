// Network: the page's real requests, and presets that slow the site's own down. In: the browser's records. Out: a table, sums, and the throttle.

import { type ReactNode, useState } from 'react'
import { throttle } from '../debug-settings.ts'
import { networkPresets } from '../simulate-call.ts'
import { countOf, formatBytes, formatMs } from './format.ts'
import { Group } from './group.tsx'
import { sumByKind } from './page-requests.ts'
import { useRequests } from './use-requests.ts'
import { useSetting } from './use-setting.ts'

export function NetworkTab(): ReactNode {
  const [throttled, setThrottle] = useSetting(throttle)
  const [hasPanels, setPanels] = useState(false)
  const requests = useRequests()
  const shown = hasPanels ? requests : requests.filter(({ isPanels }) => !isPanels)
  const preset = networkPresets.find(({ id }) => id === throttled)
  const sums = [...sumByKind(shown)]
  const end = Math.max(1, ...shown.map(({ start, duration }) => start + duration))
  return (
    <>
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
          {preset
            ? `The site's own fetches wait: a round trip of ${2 * preset.latency} ms ± ${preset.jitter} ms, once more for ${preset.packetLoss} % of them, and the body at ${preset.bandwidth} Mbit/s. The call simulation uses the same preset.`
            : 'Nothing is slowed down. A preset holds for fetches of the site and for the call simulation, in debug mode only.'}
        </p>
      </Group>
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
          {sums.map(([kind, { count, bytes }]) => (
            <li key={kind}>
              <span className="quiet">{kind}</span> {count} · {formatBytes(bytes)}
            </li>
          ))}
        </ul>
        <div className="table-frame is-tall" tabIndex={0} role="group" aria-label="Requests of this page">
          <table className="is-dense">
            <thead>
              <tr>
                <th scope="col">Request</th>
                <th scope="col" className="is-number">
                  Size
                </th>
                <th scope="col" className="is-number">
                  Sent
                </th>
                <th scope="col" className="is-number">
                  Time
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, kind, initiator, source, failure, decoded, transferred, start, duration }, index) => (
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
        <p className="quiet note">
          {countOf(shown.length, 'request')}, as the browser timed them. The watch sends files unpacked; sizes with
          compression stand in Perf.
        </p>
      </Group>
    </>
  )
}

// When it was under way, between the first request and the end of the last: for the eye only, the figures stand beside it.
function Span({ from, share }: { from: number; share: number }): ReactNode {
  return (
    <svg className="bar-track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-span" x={Math.min(99, 100 * from)} width={Math.max(1, 100 * share)} height="4" />
    </svg>
  )
}
