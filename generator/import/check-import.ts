// The last step before an import writes: what a build would refuse is taken out, so that the site builds afterwards,
// and files of a new site that nobody has touched give way.

import { siteSchema } from '#schemas/site.ts'
import { addressOf, folderOf } from '../addresses/addresses.ts'
import type { Config } from '../config/config.ts'
import { pathFrom } from '../paths.ts'
import { type Problem, sortProblems } from '../problem.ts'
import { planHome } from './home-page.ts'
import { type FileLoss, type MendedDraft, type MendOptions, mendDraft } from './mend/mend-draft.ts'
import type { SiteDefaults } from './renew-site-file.ts'
import type { ImportedFile, ImportPlan, Loss } from './source/model.ts'
import { type ContentPlaces, planSiteFile, siteFile, wouldBe } from './write-import.ts'

export interface CheckOptions extends ContentPlaces {
  config: Config
  /** Collection of documentation. */
  to: string
  isForced: boolean
  /** Files that are there. Paths are below the content folder. */
  present: readonly string[]
  /** SHA-256 of those that nobody has touched since a command wrote them. */
  untouched: ReadonlyMap<string, string>
  /** What a new site has in site.yaml where nobody has answered. */
  defaults: SiteDefaults | undefined
  /** Collections that the owner has switched off. */
  unseen: readonly string[]
}

/** An import that a build takes. */
export interface CheckedImport {
  plan: ImportPlan
  /** Untouched files that are to go. */
  gone: readonly string[]
  /** What a build refuses in files that were there before. Files are below the folder with site.yaml. */
  refused: Problem[]
}

/** Takes out of an import what a build refuses, and lists it. */
export async function checkImport(plan: ImportPlan, options: CheckOptions): Promise<CheckedImport> {
  const { content, root, untouched } = options
  const known = withValidFacts(plan)
  const below = pathFrom(root, content)
  const placeOf = ({ path }: ImportedFile) =>
    below === '' || path.startsWith('assets/') || path === siteFile ? path : `${below}/${path}`
  const site = root === content ? planSiteFile(known.plan, options).file : undefined
  const made = withHome(known.plan.files, known.plan, options)
  const isPossible = (file: ImportedFile) => typeof wouldBe(file, options) === 'string'
  const isKept = (file: ImportedFile) =>
    !options.isForced && file.path !== siteFile && !untouched.has(file.path) && wouldBe(file, options) === 'other'
  const possible = made.filter(isPossible)
  const rules: MendOptions = { root, placeOf, config: options.config, mayGo: new Set(untouched.keys()) }
  const gone = goingFiles(possible, options)
  const first = await mendDraft({ files: [...possible, ...(site ? [site] : [])], gone }, rules)
  const kept = first.files.filter(isKept)
  const rest = first.files.filter((file) => !isKept(file))
  // Pages lead to what is there.
  const second = kept.length > 0 ? await mendDraft({ files: rest, gone: first.gone }, rules) : undefined
  const last: MendedDraft = second ?? first
  const losses = [...known.losses, ...first.losses, ...(second?.losses ?? [])]
  const others = made.filter((file) => !isPossible(file))
  const files = [...last.files.filter(({ path }) => path !== siteFile), ...kept, ...others]
  const problems = sortProblems([...plan.problems, ...losses.map(problemOf)])
  return { plan: { ...known.plan, files, problems }, gone: last.gone, refused: last.refused }
}

/** The files, and a home page in each language that would have none. */
function withHome(
  files: readonly ImportedFile[],
  { facts, site }: ImportPlan,
  { content, root, present, untouched, to, unseen }: CheckOptions,
): ImportedFile[] {
  if (root !== content) return [...files]
  const there = present.filter((path) => !untouched.has(path))
  const languages = Array.isArray(site.languages) ? (site.languages as unknown[]) : []
  const places = ['', ...languages.slice(1).map((language) => `${language}/`)]
  const homes = places.flatMap((place) => {
    const isHome = (path: string) => path.startsWith(place) && addressOf(path.slice(place.length), {})?.route === '/'
    if (files.some(({ path }) => isHome(path)) || there.some(isHome)) return []
    const own = files.filter(({ path }) => path.startsWith(place))
    const below = own.map((file) => ({ ...file, path: file.path.slice(place.length) }))
    const home = planHome(below, { facts, to, unseen })
    return home ? [{ ...home, path: place + home.path }] : []
  })
  return [...files, ...homes]
}

/** Untouched files that go: what a new site shows is an example. Its navigation stays as long as it leads somewhere. */
function goingFiles(files: readonly ImportedFile[], { untouched }: CheckOptions): string[] {
  if (!files.some(({ kind }) => kind === 'page')) return []
  const taken = new Set(files.map(({ path }) => path))
  const isShown = (path: string) => folderOf(path) !== undefined || path.endsWith('/_folder.yaml')
  return [...untouched.keys()].filter((path) => isShown(path) && !taken.has(path))
}

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
