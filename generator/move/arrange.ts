// What the panel asks for, as a plan that is shown first and made when it is the same plan still.

import type { ArrangeAnswer, Arrangement, PlannedFile } from '#runtime/devtools/wire-arrange.ts'
import { addressOf } from '../addresses/addresses.ts'
import { type Cache, openCache, readCache, readOnlyPack } from '../cache/cache.ts'
import type { Config } from '../config/config.ts'
import { UsageError } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { ContentChange } from '../save/save.ts'
import { describeEntry } from './create-entry.ts'
import { listChanges, openDraft, setText, withDraft } from './draft.ts'
import { fillIn } from './fill-in.ts'
import { addRedirect } from './keep-addresses.ts'
import { type MovePlan, Refusal, type Use } from './model.ts'
import { openPlanning } from './open-planning.ts'
import { newProblems, type Planning, planMove, refuseError } from './plan-move.ts'
import { planRemoval } from './plan-removal.ts'
import { openUndo } from './undo.ts'
import { writeChanges } from './write-plan.ts'

/** The plan that was shown is not that of the content as it is now. */
export class OutdatedPlan extends Refusal {}

/** Shows what an arrangement changes, or makes it if its plan is the one that was `seen`. Rejects with a Refusal. */
export type Arrange = (arrangement: Arrangement, seen: string | undefined) => Promise<ArrangeAnswer>

/** The texts of more files are not shown. */
const mostTexts = 30

/** Opens the arranging of a content folder. `onWritten` is told each path that has changed. */
export function openArranging(config: Config, onWritten: (paths: ReadonlySet<string>) => void): Arrange {
  let cache: Cache | undefined
  const { content } = config.places
  const undo = openUndo(content)
  const tell = (changes: readonly { from?: string; to?: string }[]) =>
    onWritten(new Set(changes.flatMap(({ from, to }) => [from, to].filter((path) => path !== undefined))))
  return async (arrangement, seen) => {
    const isDone = seen !== undefined
    if (arrangement.kind === 'undo') {
      const changes = undo.find(arrangement.plan)
      if (isDone) {
        await undo.write(arrangement.plan)
        tell(changes)
      }
      return { ...nothing, files: changes.map(withoutBytes), plan: arrangement.plan, isDone }
    }
    cache ??= openSaved(config)
    const planning = await openPlanning(config, openCache(cache))
    const plan = await planOf(arrangement, planning, config)
    const name = hashOf(JSON.stringify(plan.changes))
    const answer = { ...answerOf(plan), plan: name, isDone }
    if (!isDone) return answer
    if (seen !== name)
      throw new OutdatedPlan(
        'the content has changed since this was shown',
        'look at what would change now, then do it',
      )
    if (plan.uses?.length && plan.changes.length === 0)
      throw new Refusal('other files name it', 'say where their links shall lead instead')
    const back = await writeChanges(content, plan.changes)
    tell(plan.changes)
    return undo.keep(name, back) ? { ...answer, undo: { kind: 'undo', plan: name } } : answer
  }
}

const nothing = { addresses: [], redirects: [], uses: [], problems: [] }

function withoutBytes({ from, to }: ContentChange): PlannedFile {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** What the last build has read and compiled. */
function openSaved(config: Config): Cache {
  const { pack, ...known } = readCache(config)
  return openCache({ ...known, pack: pack && readOnlyPack(pack) })
}

type Plan = MovePlan & { uses?: Use[]; open?: string }

async function planOf(
  arrangement: Exclude<Arrangement, { kind: 'undo' }>,
  planning: Planning,
  config: Config,
): Promise<Plan> {
  switch (arrangement.kind) {
    case 'move':
      return planMove({ ...arrangement, hasRedirect: arrangement.redirect }, planning)
    case 'remove':
      return planRemoval(arrangement, planning)
    case 'redirect':
      return planRedirect(arrangement, planning)
    case 'new':
      return planEntry(arrangement, planning, config)
  }
}

async function planRedirect({ from, to }: { from: string; to: string }, planning: Planning): Promise<Plan> {
  const draft = openDraft(planning.before.loaded)
  addRedirect(draft, { from, to, file: 'redirects.yaml' })
  return { ...(await finishPlan(draft, planning)), redirects: [{ from, to, file: 'redirects.yaml' }] }
}

async function planEntry(
  { what, slug, title, fields = {} }: Extract<Arrangement, { kind: 'new' }>,
  planning: Planning,
  { instant: { now } }: Config,
): Promise<Plan> {
  const { before, site } = planning
  const isFolder = what === 'folder'
  const name = slug.slice(slug.lastIndexOf('/') + 1).replaceAll('-', ' ')
  const wanted = title || (isFolder ? name.replace(/^./, (letter) => letter.toUpperCase()) : undefined)
  const { file, text } = orRefuse(() =>
    describeEntry(isFolder ? 'doc' : what, isFolder ? `${slug}/index` : slug, {
      now,
      collections: before.ownSchemas.collections,
      title: wanted,
    }),
  )
  if (site.paths.has(file)) throw new Refusal(`${file} is there already`, 'choose another address')
  const draft = openDraft(before.loaded)
  setText(draft, file, fillIn(file, text, fields))
  const open = addressOf(file, undefined, site.newest)?.route
  return { ...(await finishPlan(draft, planning)), ...(open === undefined ? {} : { open }) }
}

function orRefuse<Value>(make: () => Value): Value {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const [, message = error.message, hint = 'choose another one'] =
      /^(.*?)(?:; |: (?=use ))(.*)$/s.exec(error.message) ?? []
    throw new Refusal(message, hint)
  }
}

async function finishPlan(draft: ReturnType<typeof openDraft>, { before, check }: Planning): Promise<Plan> {
  const after = await check(withDraft(draft))
  const changes = listChanges(draft)
  const problems = newProblems(before.problems, after.problems, changes)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) throw refuseError(error)
  return { changes, addresses: [], redirects: [], problems }
}

function answerOf(plan: Plan): Omit<ArrangeAnswer, 'plan' | 'isDone'> {
  const { changes, addresses, redirects, problems, uses = [], open } = plan
  const texts = new Set(changes.filter(({ text }) => text).slice(0, mostTexts))
  const newAddress = open ?? addresses[0]?.to
  return {
    files: changes.map((change) => ({
      ...withoutBytes(change),
      ...(change.text && texts.has(change) ? { text: change.text } : {}),
    })),
    addresses,
    redirects,
    uses,
    problems,
    ...(newAddress === undefined ? {} : { open: newAddress }),
  }
}
