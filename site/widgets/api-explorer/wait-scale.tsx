import type { ReactNode } from 'react'
import { simulatedDelayMs } from './simulate-response.ts'

const steps = 15

/** The wait drawn to scale, 0 to 1.5 s; its bar grows at real speed. The status line says the same in words. */
export function WaitScale({ state }: { state: 'idle' | 'running' | 'done' }): ReactNode {
  return (
    <svg className={`wait-scale is-${state}`} width="100%" height="38" aria-hidden="true" focusable="false">
      <rect className="wait-bar" y="5" width="100%" height="5" />
      {Array.from({ length: steps + 1 }, (_, step) => {
        const x = `${(step / steps) * 100}%`
        return <line key={step} className="scale-axis" x1={x} x2={x} y1={step % 5 === 0 ? 6 : 11} y2="16" />
      })}
      <line className="scale-axis" x1="0" x2="100%" y1="16" y2="16" />
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
