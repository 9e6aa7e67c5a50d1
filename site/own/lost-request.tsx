import { Sheet } from 'libretto/site'
import type { ReactNode } from 'react'

/** What happened, drawn: requests that leave and do not arrive. */
export function LostRequest(): ReactNode {
  const starts = [0, 60, 120, 180, 240]
  return (
    <svg className="timeline-drawing" width="100%" height="72" aria-hidden="true" focusable="false">
      <Sheet name="drawings" />
      <line className="line-hair" x1="0" x2="100%" y1="24" y2="24" />
      <line className="line-hair" x1="0" x2="100%" y1="56" y2="56" />
      <svg className="timeline-stretch" y="24" width="100%" height="32" viewBox="0 0 300 32" preserveAspectRatio="none">
        <path className="timeline-flight is-lost" d={starts.map((start) => `M${start} 0l52 32`).join('')} />
        <path className="timeline-arrival is-lost" d={starts.map((start) => `M${start + 52} 32h.01`).join('')} />
        <path className="timeline-arrival is-hollow" d={starts.map((start) => `M${start + 52} 32h.01`).join('')} />
      </svg>
      <text className="timeline-note" x="0" y="14">
        request
      </text>
      <text className="timeline-note" x="100%" y="14" textAnchor="end">
        404, nothing arrived
      </text>
    </svg>
  )
}
