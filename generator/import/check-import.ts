// The last step before an import writes: what a build would refuse is taken out, so that the site builds afterwards.

import { relative, sep } from 'node:path'
import { siteSchema } from '#schemas/site.ts'
import type { Config } from '../config/config.ts'
import { type Problem, sortProblems } from '../problem.ts'
import { type FileLoss, type MendOptions, mendDraft } from './mend/mend-draft.ts'
import type { ImportedFile, ImportPlan, Loss } from './source/model.ts'
import { type ContentPlaces, planSiteFile, wouldBe } from './write-import.ts'

export interface CheckOptions extends ContentPlaces {
  config: Config
  isForced: boolean
  /** SHA-256 of files that nobody has touched since a command wrote them, by path below the content folder. */
  untouched: ReadonlyMap<string, string>
  /** Those of them that are to go. */
  gone: readonly string[]
}

/** An import that a build takes. */
export interface CheckedImport {
  plan: ImportPlan
  gone: readonly string[]
  /** What a build refuses in files that were there before. Files are below the folder with site.yaml. */
  refused: Problem[]
}

/** Takes out of an import what a build refuses, and lists it. */
export async function checkImport(plan: ImportPlan, options: CheckOptions): Promise<CheckedImport> {
  const { content, root, config } = options
  const known = withValidFacts(plan)
  const below = relative(root, content).split(sep).join('/')
  const placeOf = ({ path }: ImportedFile) =>
    below === '' || path.startsWith('assets/') || path === siteFile ? path : `${below}/${path}`
  const rules: MendOptions = { root, placeOf, config }
  const site = root === content ? planSiteFile(known.plan, options).file : undefined
  const states = new Map(plan.files.map((file) => [file.path, wouldBe(file, options)]))
  const fits = plan.files.filter(({ path }) => typeof states.get(path) === 'string')
  const others = plan.files.filter(({ path }) => typeof states.get(path) !== 'string')
  const all = [...fits, ...(site ? [site] : [])]
  const first = await mendDraft({ files: all, gone: options.gone }, rules)
  const isKept = (file: ImportedFile) =>
    file.path !== siteFile && wouldBe(file, options) === 'other' && !options.untouched.has(file.path)
  const kept = first.files.filter(isKept)
  const rest = first.files.filter((file) => !isKept(file))
  // Pages lead to what is there.
  const second = kept.length > 0 ? await mendDraft({ files: rest, gone: first.gone }, rules) : undefined
  const { files, gone, refused } = second ?? first
  const losses = [...known.losses, ...first.losses, ...(second?.losses ?? [])]
  const written = [...files.filter(({ path }) => path !== siteFile), ...kept, ...others]
  return {
    plan: { ...known.plan, files: written, problems: sortProblems([...plan.problems, ...losses.map(problemOf)]) },
    gone,
    refused,
  }
}

const siteFile = 'site.yaml'

function problemOf({ from, loss: { line, ...loss } }: FileLoss): ImportPlan['problems'][number] {
  return { ...loss, severity: 'warning', file: from, ...(line === undefined ? {} : { line, column: 1 }) }
}

/** The plan without facts of the site that site.yaml may not have. */
function withValidFacts(plan: ImportPlan): { plan: ImportPlan; losses: FileLoss[] } {
  const facts = { ...plan.facts }
  const losses: FileLoss[] = []
  for (const key of ['name', 'url', 'description', 'language'] as const) {
    if (facts[key] === undefined) continue
    const issue = siteSchema.shape[key].safeParse(facts[key]).error?.issues[0]
    if (!issue) continue
    const loss: Loss = {
      code: 'import-lost',
      message: `the ${key} of the old site "${facts[key]}": it ${issue.message}`,
      hint: `write ${key} in site.yaml`,
    }
    losses.push({ from: siteFile, loss })
    delete facts[key]
  }
  return { plan: { ...plan, facts }, losses }
}
