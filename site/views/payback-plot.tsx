// The line is an assumption, and the caption says so: the return is spread evenly over the year.

import type { ReactNode } from 'react'
import { figures } from '#words/figures.ts'
import { paybackPlot as words } from '#words/views.ts'
import { formatAmount } from '../parts/format-figures.ts'
import { currencySign, formatMoney } from '../parts/format-money.ts'
import { parseAmount, roundUp } from './parse-amount.ts'

const top = 34
const bottom = 196
const left = 13
const width = 87

/** Amounts as printed, e.g. "$186,000" or "7 months". */
export interface PaybackPlotProps {
  investment: string
  annualReturn: string
  paybackPeriod: string
  /** Code of the currency that the amounts are in. */
  currency: string
}

/** The balance of an investment, a bar per half month; null if the texts are not plain amounts (money, months). */
export function PaybackPlot(props: PaybackPlotProps): ReactNode {
  const balance = readBalance(props)
  if (!balance) return null
  const { cost, final, months } = balance
  const { annualReturn, paybackPeriod, currency } = props
  const print = (amount: number) => formatMoney(amount, currency)
  return (
    <figure className="payback">
      <svg
        width="100%"
        height="240"
        role="img"
        aria-label={words.label(print(-cost), print(final), months, paybackPeriod)}
      >
        <Levels balance={balance} />
        <Bars balance={balance} />
        <PaidBack balance={balance} text={words.paidBack(paybackPeriod)} />
        <text className="chart-value" x="100%" y={balance.y(Math.max(final, 0)) - 8} textAnchor="end">
          {`${final >= 0 ? '+' : '−'}${print(Math.abs(final))}`}
        </text>
        <Months months={months} x={balance.x} />
      </svg>
      <figcaption>{words.caption(annualReturn)}</figcaption>
    </figure>
  )
}

interface Balance {
  cost: number
  /** Month in which the balance is zero. */
  paybackMonth: number
  /** Length of the axis. */
  months: number
  /** The balance at the end of the axis. */
  final: number
  levels: number[]
  at: (month: number) => number
  /** A month as a percentage of the width, and an amount as pixels from the top. */
  x: (month: number) => number
  y: (amount: number) => number
}

function readBalance({ investment, annualReturn, paybackPeriod, currency }: PaybackPlotProps): Balance | null {
  const [cost, gain, payback] = [parseAmount(investment), parseAmount(annualReturn), parseAmount(paybackPeriod)]
  if (!cost || !gain || !payback || gain.value <= 0) return null
  const sign = currencySign(currency)
  if ([cost, gain].some((amount) => (amount.currency || amount.unit) !== sign)) return null
  if (!words.monthUnits.some((unit) => unit === payback.unit)) return null
  const months = Math.max(12, Math.ceil((payback.value * 1.25) / 6) * 6)
  const at = (month: number) => (gain.value / 12) * month - cost.value
  const final = at(months)
  const step = roundUp((Math.max(final, 0) + cost.value) / 5)
  const lowest = -Math.ceil(cost.value / step) * step
  const highest = Math.max(final, step)
  const count = Math.floor((highest - lowest) / step + 1e-9) + 1
  return {
    cost: cost.value,
    paybackMonth: payback.value,
    months,
    final,
    levels: Array.from({ length: count }, (_, index) => lowest + index * step),
    at,
    x: (month) => round(left + (month / months) * width),
    y: (amount) => round(bottom - ((amount - lowest) / (highest - lowest)) * (bottom - top)),
  }
}

function Levels({ balance: { levels, y } }: { balance: Balance }): ReactNode {
  return levels.map((level) => (
    <g key={level}>
      <line
        className={level === 0 ? 'line-faint' : 'line-hair'}
        x1={`${left}%`}
        x2="100%"
        y1={y(level)}
        y2={y(level)}
      />
      <text x={`${left - 1.5}%`} y={y(level) + 4} textAnchor="end">
        {shortAmount(level)}
      </text>
    </g>
  ))
}

function Bars({ balance: { months, at, x, y } }: { balance: Balance }): ReactNode {
  const count = months * 2
  return Array.from({ length: count }, (_, index) => {
    const amount = at((index + 1) / 2)
    const isOwed = amount < 0
    return (
      <rect
        key={index}
        className={isOwed ? 'hollow' : 'ours'}
        x={`${round(x(index / 2) + (width / count) * 0.15)}%`}
        width={`${round((width / count) * 0.7)}%`}
        y={isOwed ? y(0) : y(amount)}
        height={round(Math.max(1, Math.abs(y(amount) - y(0))))}
      />
    )
  })
}

function PaidBack({ balance: { paybackMonth, months, x, y }, text }: { balance: Balance; text: string }): ReactNode {
  const isLabelLeft = paybackMonth / months > 0.4
  const at = `${x(paybackMonth)}%`
  return (
    <>
      <line className="line" x1={at} x2={at} y1={top - 18} y2={y(0)} />
      <text
        className="chart-value"
        x={at}
        y={top - 8}
        dx={isLabelLeft ? -8 : 8}
        textAnchor={isLabelLeft ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  )
}

function Months({ months, x }: { months: number; x: Balance['x'] }): ReactNode {
  const middle = { anchor: 'middle', text: String } as const
  const marks = [
    { month: 0, ...middle, anchor: 'start' },
    { month: months / 4, ...middle },
    { month: months / 2, ...middle },
    { month: (months * 3) / 4, ...middle },
    { month: months, anchor: 'end', text: words.months },
  ] as const
  return marks.map(({ month, anchor, text }) => (
    <text
      key={month}
      className={month % (months / 2) === 0 ? undefined : 'is-between'}
      x={`${x(month)}%`}
      y={bottom + 24}
      textAnchor={anchor}
    >
      {text(month)}
    </text>
  ))
}

/** An amount as the axis prints it, e.g. "+1.25M" or "−40k". */
function shortAmount(amount: number): string {
  if (amount === 0) return '0'
  const sign = amount > 0 ? '+' : '−'
  const size = Math.abs(amount)
  if (size < 1_000) return `${sign}${size}`
  return size < 1_000_000
    ? sign + figures.thousands(formatAmount(Number((size / 1_000).toFixed(1))))
    : sign + figures.millions(formatAmount(Number((size / 1_000_000).toFixed(2))))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
