import { type Budget, type Measure, measures } from './budget.ts'

/** A limit, and the path of the budget that sets it. */
export interface Limit {
  most: number
  path: string
}

/** The limits of one page. */
export type Limits = Readonly<Partial<Record<Measure, Limit>>>

/** A function that finds the limits of the page at an address. The same limits are the same object. */
export function openBudgets(budgets: readonly Budget[]): (address: string) => Limits {
  const known = new Map<string, Limits>()
  return (address) => {
    const matching = budgets.filter(({ path }) => isMatch(path, address))
    const key = matching.map((budget) => budgets.indexOf(budget)).join()
    const limits = known.get(key) ?? joinLimits(matching)
    known.set(key, limits)
    return limits
  }
}

/** Whether an address is one of those that a budget is for. Takes linear time, whatever the path. */
export function isMatch(path: string, address: string): boolean {
  const [start = '', ...others] = path.split('*')
  const end = others.pop()
  if (end === undefined) return address === path
  if (!address.startsWith(start)) return false
  let place = start.length
  for (const part of others) {
    const found = address.indexOf(part, place)
    if (found < 0) return false
    place = found + part.length
  }
  return address.length - end.length >= place && address.endsWith(end)
}

function joinLimits(budgets: readonly Budget[]): Limits {
  const limits: Partial<Record<Measure, Limit>> = {}
  for (const measure of measures)
    for (const { path, [measure]: most } of budgets) if (most !== undefined) limits[measure] = { most, path }
  return limits
}
