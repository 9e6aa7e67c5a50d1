// One call, 0 to 300 ms, drawn to scale, with the choice of a network and the same as a table. Without a script it is a
// still whose network can be chosen; run-timeline.ts moves the playhead. There are two drawings, and
// style sheets show one: text is never scaled, so a narrow screen gets the names above the lanes.

import { Glyph, Sheet } from 'libretto/site'
import type { ReactNode } from 'react'
import {
  comparisonMs,
  endMs,
  keysStartMs,
  messages,
  networkProfiles,
  type Packet,
  packetMs,
  setupMs,
  signalMs,
} from './call-timeline-data.ts'
import { CallTimelineDrawing, startMs } from './call-timeline-drawing.tsx'

// Shapes of the buttons, in a box of 24 × 24.
const playSvg = '<path d="M6 4v16l14-8z" />'
const pauseSvg = '<path d="M7 4h3v16H7zM14 4h3v16h-3z" />'

/** `id` prefixes the ids inside. */
export function drawing({ id }: { id: string }): ReactNode {
  return (
    <div className="timeline" id={id} data-timeline="">
      <Sheet name="drawings" />
      <figure>
        <CallTimelineDrawing id={`${id}-wide`} wave={`#${id}-wave`} isNarrow={false} />
        <CallTimelineDrawing id={`${id}-narrow`} wave={`#${id}-wave`} isNarrow />
        <Controls id={id} />
        <figcaption className="timeline-caption">
          <p>
            <strong>Simulated from the published network profiles.</strong>{' '}
            {`Steps before ${setupMs} ms show the order of messages; the benchmark measured the total. ` +
              'The network changes the packets only.'}
          </p>
          <p>
            <sup>1</sup>{' '}
            {`${setupMs} ms against ${comparisonMs} ms: AWS c5.4xlarge. ` +
              'Compared product, method, samples and date: not published.'}
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

function Controls({ id }: { id: string }): ReactNode {
  return (
    <div className="timeline-controls">
      <button
        type="button"
        className="button button-secondary button-small timeline-play needs-script"
        data-timeline-play=""
        disabled
      >
        <Glyph svg={playSvg} size={16} />
        <Glyph svg={pauseSvg} size={16} />
        <span>Play</span>
      </button>
      <input
        type="range"
        className="timeline-scrub needs-script"
        aria-label="Time"
        min="0"
        max={endMs}
        defaultValue={startMs}
        disabled
      />
      <fieldset className="segments">
        <legend className="visually-hidden">Network</legend>
        {networkProfiles.map((profile, index) => (
          <label key={profile.id}>
            <input
              type="radio"
              name={`${id}-network`}
              value={profile.id}
              defaultChecked={index === 0}
              aria-describedby={`${id}-${profile.id}`}
              data-packets={packData([...profile.toCallee, ...profile.toCaller])}
            />
            {profile.name}
          </label>
        ))}
      </fieldset>
      {networkProfiles.map((profile) => (
        <p key={profile.id} id={`${id}-${profile.id}`} className={`timeline-conditions of-${profile.id}`}>
          {`${profile.delayMs} ms delay, ${profile.jitterMs} ms jitter, ${profile.lossPercent} % loss`}
        </p>
      ))}
      <p className="timeline-count needs-script" data-timeline-count="" />
    </div>
  )
}

// Pairs "sent arrived"; a packet that is lost has "sent" alone.
function packData(packets: Packet[]): string {
  return packets.map(({ sent, arrived, isLost }) => (isLost ? sent : `${sent} ${arrived}`)).join()
}

function timelineRows(): { time: string; lane: string; event: string }[] {
  const signals = messages.map(({ label, isFromCaller, start }) => ({
    start,
    time: `${start} to ${start + signalMs} ms`,
    lane: 'Signal',
    event: `${label}, ${isFromCaller ? 'caller to callee' : 'callee to caller'}`,
  }))
  const media = networkProfiles.flatMap(({ name, delayMs, jitterMs, bufferMs, firstSoundMs, toCallee, toCaller }) => {
    const packets = [...toCallee, ...toCaller]
    const lost = packets.filter(({ isLost }) => isLost).length
    return [
      {
        start: setupMs + delayMs,
        time: `from ${setupMs} ms`,
        lane: `Packets, ${name}`,
        event:
          `One every ${packetMs} ms each way, ${delayMs} ms under way, up to ${jitterMs} ms early or late; ` +
          `${packets.length} sent until ${endMs} ms, ${lost} lost`,
      },
      {
        start: firstSoundMs,
        time: `${firstSoundMs} ms`,
        lane: `Playout, ${name}`,
        event: `First sound at the callee, after ${bufferMs} ms in the buffer`,
      },
    ]
  })
  const others = [
    {
      start: keysStartMs,
      time: `${keysStartMs} to ${setupMs} ms`,
      lane: 'Keys',
      event: 'Keys agreed with DTLS; SRTP protects the sound from then on',
    },
    { start: setupMs, time: `${setupMs} ms`, lane: 'Call setup', event: 'Session answered, as in the benchmark' },
    {
      start: comparisonMs,
      time: `${comparisonMs} ms`,
      lane: 'Competitor',
      event: 'Session answered by the compared system in the same benchmark',
    },
  ]
  return [...signals, ...others, ...media].sort((a, b) => a.start - b.start)
}
