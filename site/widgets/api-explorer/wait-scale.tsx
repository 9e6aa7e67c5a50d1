import type { ReactNode } from 'react'
import { simulatedDelayMs } from './simulate-response.ts'

const steps = 15

const ticks = Array.from({ length: steps + 1 }, (_, step) => `M${step} ${step % 5 ? 11 : 6}V16`)

/** A long tick every half second, and the line below. One path, because each element costs time when a call opens. */
const axis = `${ticks.join('')}M0 16H${steps}`

/** The wait drawn to scale, 0 to 1.5 s; its bar grows at real speed. The status line says the same in words. */
export function WaitScale({ state }: { state: 'idle' | 'running' | 'done' }): ReactNode {
  return (
    <svg className={`wait-scale is-${state}`} width="100%" height="38" aria-hidden="true" focusable="false">
      <rect className="wait-bar" y="5" width="100%" height="5" />
      <svg width="100%" height="16" viewBox={`0 0 ${steps} 16`} preserveAspectRatio="none" overflow="visible">
        <path className="scale-axis" d={axis} />
      </svg>
      {[0, 5, 10, 15].map((step) => (
        <text key={step} x={`${(step / steps) * 100}%`} y="33" textAnchor={anchorAt(step)}>
          {((step / steps) * simulatedDelayMs) / 1000}
          {step === steps ? ' s' : null}
        </text>
      ))}
    </svg>
  )
}

function anchorAt(step: number): 'start' | 'middle' | 'end' {
  if (step === 0) return 'start'
  return step === steps ? 'end' : 'middle'
}
