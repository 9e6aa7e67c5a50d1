import { formatClock, Group } from 'libretto/panel'
import type { ReactNode } from 'react'
import { MockDataProvider, useMockData } from './mock-data.tsx'
import { callHistory } from './sample-calls.ts'

/** Sample calls, newest first. None of them was measured, and the panel says so. */
export function CallHistory(): ReactNode {
  return (
    <MockDataProvider>
      <CallTable />
    </MockDataProvider>
  )
}

function CallTable(): ReactNode {
  const { seed, calls } = useMockData()
  const range = (name: 'duration' | 'quality' | 'latency' | 'jitter' | 'packetLoss') => callHistory[name].join('–')
  return (
    <Group title="Sample calls" aside={<span className="quiet">newest {calls.length}, one every 30 s</span>}>
      <p className="quiet note">
        Sample data from seed {seed}, the same on every machine: duration {range('duration')} s, quality{' '}
        {range('quality')}, latency {range('latency')} ms, jitter {range('jitter')} ms, loss {range('packetLoss')} %.
        Nothing was measured.
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
                    {formatClock(call.timestamp)} <code translate="no">{call.callId}</code>
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
