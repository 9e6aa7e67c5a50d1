// The mock call history: seeded samples, newest first. In: the clock. Out: the newest hundred as a table. Nothing here was measured, and it says so.

import { type ReactNode, useEffect, useState } from 'react'
import { callHistory, mockCalls } from '../mock-calls.ts'
import { formatClock } from './format.ts'
import { Group } from './group.tsx'

const seed = 1

export function CallHistory(): ReactNode {
  const now = useIntervalNow(callHistory.intervalMs)
  const calls = mockCalls(seed, now)
  const { duration, quality, latency, jitter, packetLoss } = callHistory
  return (
    <Group title="Sample calls" aside={<span className="quiet">newest {calls.length}, one every 30 s</span>}>
      <p className="quiet note">
        Made from seed {seed}, the same on every machine: duration {duration.join('–')} s, quality {quality.join('–')},
        latency {latency.join('–')} ms, jitter {jitter.join('–')} ms, loss {packetLoss.join('–')} %. Nothing was
        measured.
      </p>
      <div className="table-frame is-tall" tabIndex={0} role="group" aria-label="Sample calls">
        <table className="is-dense">
          <thead>
            <tr>
              <th scope="col">Call</th>
              {['Length', 'Quality', 'Latency', 'Jitter', 'Loss'].map((name) => (
                <th key={name} scope="col" className="is-number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <th scope="row">
                  <span className="address">
                    {formatClock(call.timestamp)} <code>{call.callId}</code>
                  </span>
                  <span className="row-meta">
                    {call.codec} · {call.region}
                  </span>
                </th>
                <td className="is-number">{call.duration} s</td>
                <td className="is-number">{call.quality.toFixed(2)}</td>
                <td className="is-number">{call.latency} ms</td>
                <td className="is-number">{call.jitter} ms</td>
                <td className="is-number">{call.packetLoss.toFixed(2)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Group>
  )
}

function useIntervalNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // At the next full interval, when a new record is there.
    const timer = setTimeout(() => setNow(Date.now()), intervalMs - (now % intervalMs) + 5)
    return () => clearTimeout(timer)
  }, [now, intervalMs])
  return now
}
