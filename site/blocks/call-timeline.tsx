// One call setup, 0 to 300 ms, drawn to scale. In: a prefix for ids. Out: a figure with the drawing, its caption and the same as a table.
// Never moves: this is the still that a page without script keeps. There are two drawings, and style sheets show one: text is never scaled,
// so a narrow screen gets 0 to 200 ms with the names above the lanes.

import type { ReactNode } from 'react'
import { bufferMs, comparisonMs, delayMs, firstSoundMs, jitterMs, keysStartMs, messages, packetMs, setupMs } from './call-timeline-data.ts'
import { CallTimelineDrawing } from './call-timeline-drawing.tsx'

export function CallTimeline({ id }: { id: string }): ReactNode {
  return (
    <div className="timeline" id={id}>
      <figure>
        <CallTimelineDrawing id={`${id}-wide`} end={300} isNarrow={false} />
        <CallTimelineDrawing id={`${id}-narrow`} end={200} isNarrow />
        <figcaption className="timeline-caption">
          <p>
            <strong>Simulated from the published network profiles.</strong>{' '}
            {`Profile Optimal: ${delayMs} ms one way, ${jitterMs} ms jitter. The steps before ${setupMs} ms show the order of messages; only the total is measured.`}
          </p>
          <p>
            <sup>1</sup> {`${setupMs} ms against ${comparisonMs} ms: benchmark on AWS c5.4xlarge. The compared product, method, samples and date are not published.`}
          </p>
        </figcaption>
      </figure>
      <details className="text-twin">
        <summary>View as table</summary>
        <div className="table-scroll" role="region" aria-label="One call, as a table" tabIndex={0}>
          <table>
            <caption>One call, from its first message to the first sound</caption>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Lane</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {timelineRows().map((row) => (
                <tr key={`${row.lane} ${row.time}`}>
                  <th scope="row">{row.time}</th>
                  <td>{row.lane}</td>
                  <td>{row.event}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}

function timelineRows(): { time: string; lane: string; event: string }[] {
  const signals = messages.map(({ label, isFromCaller, start }) => ({
    start,
    time: `${start} to ${start + delayMs} ms`,
    lane: 'Signal',
    event: `${label}, ${isFromCaller ? 'caller to callee' : 'callee to caller'}`,
  }))
  const others = [
    { start: keysStartMs, time: `${keysStartMs} to ${setupMs} ms`, lane: 'Keys', event: 'Keys agreed with DTLS; SRTP protects the sound from then on' },
    { start: setupMs, time: `${setupMs} ms`, lane: 'Call setup', event: 'Session answered, as in the benchmark' },
    { start: setupMs, time: `from ${setupMs} ms`, lane: 'Packets', event: `Caller to callee, one packet every ${packetMs} ms` },
    { start: setupMs + delayMs, time: `from ${setupMs + delayMs} ms`, lane: 'Packets', event: `Callee to caller, one packet every ${packetMs} ms` },
    { start: firstSoundMs, time: `${firstSoundMs} ms`, lane: 'Playout', event: `First sound at the callee, after ${bufferMs} ms in the buffer` },
    { start: comparisonMs, time: `${comparisonMs} ms`, lane: 'Competitor', event: 'Session answered by the compared system in the same benchmark' },
  ]
  return [...signals, ...others].sort((a, b) => a.start - b.start)
}
