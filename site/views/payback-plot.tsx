// When an investment has paid for itself. In: printed investment, annual return and payback period. Out: bars of the balance, one each half month,
// or nothing when the texts are no plain amounts. The line is an assumption, and the caption says so: the return is spread evenly over the year.

import type { ReactNode } from 'react'
import { formatUsd } from '../parts/format-usd.ts'
import { parseAmount, roundUp } from './parse-amount.ts'

const top = 34
const bottom = 196
const left = 13
const width = 87

export function PaybackPlot({
  investment,
  annualReturn,
  paybackPeriod,
}: {
  investment: string
  annualReturn: string
  paybackPeriod: string
}): ReactNode {
  const cost = parseAmount(investment)
  const gain = parseAmount(annualReturn)
  const payback = parseAmount(paybackPeriod)
  if (
    cost?.currency !== '$' ||
    gain?.currency !== '$' ||
    !payback ||
    !/^months?$/.test(payback.unit) ||
    gain.value <= 0
  )
    return null
  const months = Math.max(12, Math.ceil((payback.value * 1.25) / 6) * 6)
  const count = months * 2
  const balanceAt = (month: number) => (gain.value / 12) * month - cost.value
  const final = balanceAt(months)
  const step = roundUp((Math.max(final, 0) + cost.value) / 5)
  const lowest = -Math.ceil(cost.value / step) * step
  const highest = Math.max(final, step)
  const x = (month: number) => round(left + (month / months) * width)
  const y = (amount: number) => round(bottom - ((amount - lowest) / (highest - lowest)) * (bottom - top))
  const levels = Array.from(
    { length: Math.floor((highest - lowest) / step + 1e-9) + 1 },
    (_, index) => lowest + index * step,
  )
  const isLabelLeft = payback.value / months > 0.4
  return (
    <figure className="payback">
      <svg
        width="100%"
        height="240"
        role="img"
        aria-label={`Balance from ${formatUsd(-cost.value)} at the start to ${formatUsd(final)} after ${months} months, zero after ${paybackPeriod}`}
      >
        {levels.map((level) => (
          <g key={level}>
            <line
              className={level === 0 ? 'line-faint' : 'line-hair'}
              x1={`${left}%`}
              x2="100%"
              y1={y(level)}
              y2={y(level)}
            />
            <text x={`${left - 1.5}%`} y={y(level) + 4} textAnchor="end">
              {shortUsd(level)}
            </text>
          </g>
        ))}
        {Array.from({ length: count }, (_, index) => {
          const balance = balanceAt((index + 1) / 2)
          const isOwed = balance < 0
          return (
            <rect
              key={index}
              className={isOwed ? 'hollow' : 'ours'}
              x={`${round(x(index / 2) + (width / count) * 0.15)}%`}
              width={`${round((width / count) * 0.7)}%`}
              y={isOwed ? y(0) : y(balance)}
              height={round(Math.max(1, Math.abs(y(balance) - y(0))))}
            />
          )
        })}
        <line className="line" x1={`${x(payback.value)}%`} x2={`${x(payback.value)}%`} y1={top - 18} y2={y(0)} />
        <text
          className="chart-value"
          x={`${x(payback.value)}%`}
          y={top - 8}
          dx={isLabelLeft ? -8 : 8}
          textAnchor={isLabelLeft ? 'end' : 'start'}
        >
          {`Paid back, ${paybackPeriod}`}
        </text>
        <text className="chart-value" x="100%" y={y(Math.max(final, 0)) - 8} textAnchor="end">
          {`${final >= 0 ? '+' : '−'}${formatUsd(Math.abs(final))}`}
        </text>
        {[0, months / 4, months / 2, (months * 3) / 4, months].map((month) => (
          <text
            key={month}
            className={month % (months / 2) === 0 ? undefined : 'is-between'}
            x={`${x(month)}%`}
            y={bottom + 24}
            textAnchor={month === 0 ? 'start' : month === months ? 'end' : 'middle'}
          >
            {month === months ? `${month} months` : month}
          </text>
        ))}
      </svg>
      <figcaption>{`Running balance since the start, each half month, if ${annualReturn} a year comes in evenly. Hollow is still owed.`}</figcaption>
    </figure>
  )
}

function shortUsd(amount: number): string {
  if (amount === 0) return '0'
  const sign = amount > 0 ? '+' : '−'
  const size = Math.abs(amount)
  return size >= 1_000_000
    ? `${sign}${Number((size / 1_000_000).toFixed(2))}M`
    : size >= 1_000
      ? `${sign}${Number((size / 1_000).toFixed(1))}k`
      : `${sign}${size}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
