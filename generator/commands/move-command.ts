// The move command: a page, an article, a folder or an asset gets another name, and everything that names it follows.

import { createTwoFilesPatch } from 'diff'
import type { Config } from '../config/config.ts'
import { exitCodes, UsageError } from '../errors.ts'
import type { FileChange, MovePlan } from '../move/move.ts'
import { plural, printProblems } from '../report/report.ts'
import { visibleText } from '../text.ts'
import { orExplainCode } from './own-code.ts'

/** What is to be moved, and how. */
export interface MoveOptions {
  dryRun: boolean
  hasRedirect: boolean
}

/** Moves, or prints what would change. */
export async function moveCommand(
  [from, to]: readonly [string, string],
  config: Config,
  options: MoveOptions,
): Promise<number> {
  return orExplainCode(config, async () => {
    const { openPlanning, planMove, Refusal, writeChanges } = await import('../move/move.ts')
    const { openCache, readCache, readOnlyPack } = await import('../cache/cache.ts')
    const { content, workingDirectory } = config.places
    const { pack, ...known } = readCache(config)
    const cache = openCache({ ...known, pack: pack && readOnlyPack(pack) })
    try {
      const planning = await openPlanning(config, cache)
      const plan = await planMove({ from, to, workingDirectory, hasRedirect: options.hasRedirect }, planning)
      if (!options.dryRun) await writeChanges(content, plan.changes)
      printPlan(plan, config, options)
      return exitCodes.done
    } catch (error) {
      if (error instanceof Refusal) throw new UsageError(`${error.message}; ${error.hint}`)
      throw error
    } finally {
      cache.pack?.close()
    }
  })
}

function printPlan(plan: MovePlan, config: Config, { dryRun }: MoveOptions): void {
  const { screen, quiet } = config.surface
  if (!quiet) {
    const { green, dim } = screen.out.colors
    for (const change of plan.changes) {
      screen.print(`${green(dryRun ? wouldWords(change) : doneWords(change))} ${describeChange(change)}`)
      if (dryRun && change.text) screen.print(dim(diffOf(change)))
    }
    for (const { from, to } of plan.addresses) screen.print(`${visibleText(from)} → ${visibleText(to)}`)
    for (const { from, file } of plan.redirects)
      screen.print(`${visibleText(from)} ${dryRun ? 'would redirect' : 'redirects'} to it (${visibleText(file)})`)
    screen.print(sumUp(plan, dryRun))
  }
  if (plan.problems.length > 0) printProblems(plan.problems, config, {})
}

function doneWords({ from, to }: FileChange): string {
  if (from === undefined) return 'created'
  if (to === undefined) return 'removed'
  return from === to ? 'changed' : 'moved'
}

function wouldWords({ from, to }: FileChange): string {
  if (from === undefined) return 'would create'
  if (to === undefined) return 'would remove'
  return from === to ? 'would change' : 'would move'
}

function describeChange({ from, to }: FileChange): string {
  if (from === undefined || to === undefined || from === to) return visibleText(to ?? from ?? '')
  return `${visibleText(from)} → ${visibleText(to)}`
}

function diffOf({ from = '', to = '', text }: FileChange): string {
  const { before, after } = text ?? { before: '', after: '' }
  const patch = createTwoFilesPatch(from || to, to, before, after, '', '', { context: 1 })
  // The names stand above.
  return visibleLines(patch.slice(Math.max(0, patch.indexOf('@@'))).trimEnd())
}

function visibleLines(text: string): string {
  return text.split('\n').map(visibleText).join('\n')
}

function sumUp({ changes, redirects }: MovePlan, dryRun: boolean): string {
  const moved = changes.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to).length
  const edited = changes.filter(({ from, to, text }) => from === to && text).length
  const parts = [
    `${plural(moved, 'file')} ${dryRun ? 'to move' : 'moved'}`,
    `${plural(edited, 'other file')} ${dryRun ? 'to change' : 'changed'}`,
    plural(redirects.length, 'redirect'),
  ]
  return parts.join(', ')
}
