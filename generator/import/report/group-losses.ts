// Losses as people read them: of one kind, what to do and where most of them are. A large site has thousands.

import type { Problem } from '../../problem.ts'
import type { LossProblem } from '../source/model.ts'

/** Losses of one kind. */
export interface LossGroup {
  /** What they have in common. */
  title: string
  hint: string | undefined
  losses: LossProblem[]
}

/** All losses by kind, the largest group first. */
export function listGroups(losses: readonly LossProblem[]): LossGroup[] {
  const groups = new Map<string, LossProblem[]>()
  for (const loss of losses) {
    const group = groups.get(groupOf(loss))
    if (group) group.push(loss)
    else groups.set(groupOf(loss), [loss])
  }
  return [...groups.values()].map(describeGroup).sort((one, other) => other.losses.length - one.losses.length)
}

/** Nobody reads a thousand lines about one thing, or a hundred about many. */
const mostPlaces = { few: 10, many: 3, all: 100 } as const

/** The losses to print: of a kind that many places have in common, one place and the number of the others. */
export function groupLosses(losses: readonly LossProblem[], whole: string): Problem[] {
  const most = losses.length > mostPlaces.all ? mostPlaces.many : mostPlaces.few
  const large = listGroups(losses).filter((group) => group.losses.length > most)
  const told = new Set(large.flatMap((group) => group.losses))
  const few = losses.filter((loss) => !told.has(loss))
  return [...large.map((group) => summarizeGroup(group, whole)), ...few.map(withoutKind)]
}

/** The problem as programs get it. */
export function withoutKind({ kind: _, ...problem }: LossProblem): Problem {
  return problem
}

/** What stands for a name in words about many. */
const anything = '…'

// Names differ from place to place; the words around them say what kind it is.
function shapeOf(text: string): string {
  return text
    .replace(/, here and in (?:one|\d+) more places?.*$/, '')
    .replace(/".*"/s, `"${anything}"`)
    .replace(/`.*`/s, `\`${anything}\``)
    .replace(/<\/?[\w-]+>?/g, `<${anything}>`)
    .replace(/\d[\d,]*/g, anything)
}

function groupOf({ code, message, hint = '', kind }: LossProblem): string {
  return JSON.stringify([code, kind ?? shapeOf(message), shapeOf(hint)])
}

function describeGroup(losses: LossProblem[]): LossGroup {
  const [first] = losses as [LossProblem]
  const isSame = losses.every(({ message }) => message === first.message)
  const isOneHint = losses.every(({ hint }) => hint === first.hint)
  return {
    title: isSame ? first.message : shapeOf(first.message),
    hint: isOneHint ? first.hint : shapeOf(first.hint ?? ''),
    losses,
  }
}

/** The files with the most places, and how many each has. */
function fullestFiles(losses: readonly LossProblem[]): { loss: LossProblem; count: number }[] {
  const files = new Map<string | undefined, { loss: LossProblem; count: number }>()
  for (const loss of losses) {
    const known = files.get(loss.file)
    if (known) known.count++
    else files.set(loss.file, { loss, count: 1 })
  }
  return [...files.values()].sort((one, other) => other.count - one.count)
}

function summarizeGroup({ losses, title, hint }: LossGroup, whole: string): Problem {
  const [fullest, ...others] = fullestFiles(losses)
  const first = withoutKind((fullest as NonNullable<typeof fullest>).loss)
  const count = `${(losses.length - 1).toLocaleString('en-US')} other places`
  const isSame = title === first.message
  const more = others.slice(0, 2).map(({ loss, count: own }) => placeOf(loss) + (own > 1 ? ` (${own})` : ''))
  const also = more.length === 0 ? '' : `, such as ${more.join(' and ')}`
  return {
    ...first,
    message: `${first.message}, ${isSame ? `here and in ${count}` : `and the like in ${count}`}`,
    hint: `${hint ?? first.hint ?? ''}; ${whole} lists every place${also}`,
  }
}

function placeOf({ file = '', line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`
}
