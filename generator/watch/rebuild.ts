// One change → one build(), served as soon as its pages are there. In: what changed and the memory. Out: the memory for the next one, and a
// report. Feeds, search index and the disk follow when it is calm; a newer change makes them wait for its own build.

import { type Attention, build, hasErrors, type Memory, type Stage } from '../build.ts'
import type { Config } from '../config.ts'
import type { Problem } from '../problem.ts'
import { locateProblems } from '../report.ts'
import type { Page } from '../stages/render.ts'
import type { Changes } from './changes.ts'
import { explainFailure } from './explain-failure.ts'
import { changedProps } from './explain-rebuild.ts'
import { listHidden } from './list-hidden.ts'
import type { ServedSite } from './served-site.ts'

/** What one build did, for the terminal and the panel. Times in milliseconds. */
export interface BuildReport {
  id: number
  /** ISO instant at which the build began. */
  at: string
  /** Until the new pages could be asked for. */
  milliseconds: number
  stages: Partial<Record<Stage, number>>
  /** Content files that were looked at again; empty when all were. */
  changed: string[]
  isCode: boolean
  /** Pages of the site; none when problems stopped the build. */
  pages: number
  /** Pages rendered again, at most a hundred of them, and why. */
  rebuilt: { url: string; why: string[] }[]
  rebuiltCount: number
  /** Addresses that are gone. */
  removed: string[]
  drafts: { url: string; reason: string }[]
  /** Files relative to the working directory. */
  problems: Problem[]
  /** False when problems stopped the build and the last good site stays up. */
  isServed: boolean
}

export interface RebuildOptions {
  id: number
  changes: Changes
  memory: Memory
  served: ServedSite
  /** Files of pages somebody looks at. */
  visited: ReadonlySet<string>
  onProgress: (count: number, total: number) => void
  /** The pages are served, or problems stopped the build. */
  onReport: (report: BuildReport) => void
  /** Resolves when nothing has changed for a moment, or with false when something has. */
  isCalm: () => Promise<boolean>
}

const rebuiltListed = 100
const progressAfterMs = 1000

/** Builds once. Never rejects; `unseen` is what the memory does not know yet, `tailMs` how long feeds and files took after the pages. */
export async function rebuild(config: Config, options: RebuildOptions): Promise<{ memory: Memory; unseen: Partial<Changes>; tailMs?: number }> {
  const { id, changes, memory: before, served } = options
  const start = performance.now()
  const at = new Date().toISOString()
  const stages: BuildReport['stages'] = {}
  let stage: Stage = 'load'
  let stageStart = start
  let tailStart = start
  const enter = (next: Stage) => {
    const now = performance.now()
    stages[stage] = Math.round((stages[stage] ?? 0) + now - stageStart)
    stage = next
    stageStart = now
  }
  const report = (found: readonly Problem[], part: Partial<BuildReport> = {}, after: Memory = before) => {
    enter(stage)
    const isFile = (path: string) => before.loaded?.known.has(path) || after.loaded?.known.has(path)
    options.onReport({
      id,
      at,
      milliseconds: Math.round(performance.now() - start),
      stages,
      changed: changes.isRescan ? [] : [...changes.content].filter(isFile).sort(),
      isCode: changes.isCode,
      pages: 0,
      rebuilt: [],
      rebuiltCount: 0,
      removed: [],
      drafts: [],
      problems: locateProblems(found, config),
      isServed: false,
      ...part,
    })
  }
  const attention: Attention = {
    touched: changes.isRescan ? undefined : changes.content,
    isCodeSame: !changes.isCode && !changes.isRescan,
    first: options.visited,
    onStage: enter,
    onAssets: (files, { basePath, policy }) => {
      served.setAddress(basePath, policy)
      served.addFiles(files)
    },
    onPage: (page, count, total) => {
      served.addPage(page)
      if (performance.now() - start > progressAfterMs) options.onProgress(count, total)
    },
    onRendered: async ({ pages, fresh, problems, memory }) => {
      const { drafts, problems: draftProblems } = await renderDrafts(config, memory, pages)
      served.setPages(pages, drafts)
      const now = new Set(pages.map(({ route }) => route.file))
      const rendered = [...fresh]
      const part: Partial<BuildReport> = {
        pages: pages.length,
        rebuilt: rendered.slice(0, rebuiltListed).map((page) => ({ url: page.route.url, why: whyRendered(page, before) })),
        rebuiltCount: rendered.length,
        removed: [...before.pages.values()].flatMap(({ route }) => (route && !now.has(route.file) ? [route.url] : [])),
        drafts: drafts.map(({ page, reason }) => ({ url: page.route.url, reason })),
        isServed: true,
      }
      report([...problems, ...draftProblems], part, memory)
      const isCalm = await options.isCalm()
      // Waiting is part of no stage.
      tailStart = performance.now()
      stageStart = tailStart
      return isCalm
    },
  }
  try {
    const { problems, memory, output } = await build(config, before, attention)
    enter(stage)
    if (output) served.settle(output.emitted.files)
    const isStopped = hasErrors(problems, config)
    if (isStopped) report(problems, {}, memory)
    // Content errors end a build before the site's code is looked at.
    return { memory, ...(output ? { tailMs: performance.now() - tailStart } : {}), unseen: isStopped ? { isCode: changes.isCode || changes.isRescan } : {} }
  } catch (error) {
    report(explainFailure(error, config))
    return { memory: before, unseen: changes }
  }
}

function whyRendered({ route, context }: Page, before: Memory): string[] {
  const known = before.pages.get(route.file)
  return known && known.context !== context ? ['the code, styles or policy of the site'] : changedProps(known?.route?.view, route.view)
}

interface Drafts {
  drafts: { page: Page; reason: string }[]
  problems: readonly Problem[]
}

// The same pipeline once more, with drafts, up to its pages: only those that nobody else may see are taken from it.
async function renderDrafts(config: Config, memory: Memory, published: readonly Page[]): Promise<Drafts> {
  const hidden = listHidden(memory.loaded?.entries ?? [], { now: config.now, drafts: false })
  const mark = (pages: readonly Page[]) =>
    pages.flatMap((page) => {
      const reason = hidden.get(page.route.source ?? '')
      return reason === undefined ? [] : [{ page, reason }]
    })
  if (hidden.size === 0 || config.drafts) return { drafts: mark(published), problems: [] }
  let drafts: Drafts['drafts'] = []
  const { problems } = await build({ ...config, drafts: true }, memory, {
    touched: new Set(),
    isCodeSame: true,
    onRendered: async ({ pages }) => {
      drafts = mark(pages)
      return false
    },
  })
  // A draft need not be finished: its faults are told, and stop nothing.
  return { drafts, problems: problems.filter(({ file }) => file !== undefined && hidden.has(file)).map((problem) => ({ ...problem, severity: 'warning' })) }
}
