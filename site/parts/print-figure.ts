import type { Claim } from '#schemas/claim.ts'
import type { FigureView } from '../plan-view.ts'

/** A figure with its unit: "42 ms", "100,000+". */
export function printFigure({ value, unit }: { value: string; unit?: string | undefined }): string {
  return unit === undefined ? value : `${value} ${unit}`
}

/** What a claim says, as a figure. */
export function figureOfClaim({ label, value, unit }: Claim): FigureView {
  return { label, value, ...(unit === undefined ? {} : { unit }) }
}
