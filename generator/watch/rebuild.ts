// One change → one build(), served as soon as its pages are there. In: what changed and the memory. Out: the memory for the next one, and a
// report. Feeds, search index and the disk follow when it is calm; a newer change makes them wait for its own build.

import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { type Attention, build, hasErrors, type Memory, type Stage } from '../build.ts'
import type { Config } from '../config.ts'
import { type Lock, lockOutput } from '../disk/lock.ts'
import { EnvironmentError } from '../environment-error.ts'
import type { Problem } from '../problem.ts'
import type { RenderMemory } from '../render/render-pages.ts'
import { locateProblems } from '../report.ts'
import type { Changes } from './changes.ts'
import { explainFailure } from './explain-failure.ts'
import { whyRendered } from './explain-rebuild.ts'
import { renderDrafts } from './render-drafts.ts'
import type { ServedSite } from './served-site.ts'

export interface RebuildOptions {
  id: number
  changes: Changes
  memory: Memory
  /** Drafts as they were rendered last. */
  drafts: RenderMemory
  /** Why the output folder could not be written the last time. */
  unwritten: readonly Problem[]
  served: ServedSite
  /** Files of pages somebody looks at. */
  visited: ReadonlySet<string>
  /** Told what it does, where that takes long enough to say so. */
  onProgress: (step: string) => void
  /** The pages are served, or problems stopped the build; with what is known by then. */
  onReport: (report: BuildReport, memory: Memory) => void
  /** Resolves when nothing has changed for a moment, or with false when something has. */
  isCalm: () => Promise<boolean>
}

/** What a build leaves to the next one. */
export interface Rebuilt extends Pick<RebuildOptions, 'memory' | 'drafts' | 'unwritten'> {
  /** What the memory does not know yet. */
  unseen: Partial<Changes>
  /** The output folder waits for another try. */
  isBehind: boolean
  /** How long feeds and files took after the pages. */
  tailMs?: number
}

const rebuiltListed = 100
const progressAfterMs = 1000
// The stages that can take long before the first page is there.
const steps: Partial<Record<Stage, string>> = {
  load: 'reading the content',
  validate: 'checking the content',
  plan: 'planning the pages',
  bundle: 'compiling the code of the site',
}

/** Builds once, or writes again what could not be written when nothing has changed. Never rejects. */
export async function rebuild(config: Config, options: RebuildOptions): Promise<Rebuilt> {
  const { id, changes, memory: before, served, unwritten } = options
  const isRetry = !changes.isCode && !changes.isRescan && changes.content.size === 0
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
  const isLong = () => id === 1 || performance.now() - start > progressAfterMs
  let left: Rebuilt = { memory: before, drafts: options.drafts, unwritten, unseen: {}, isBehind: false }
  let shown: { problems: readonly Problem[]; part: Partial<BuildReport> } | undefined
  let lock: Lock | undefined
  const report = (found: readonly Problem[], part: Partial<BuildReport> = {}, after: Memory = before) => {
    enter(stage)
    const isFile = (path: string) => before.loaded?.known.has(path) || after.loaded?.known.has(path)
    const whole: BuildReport = {
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
    }
    options.onReport(whole, after)
  }
  const attention: Attention = {
    touched: changes.isRescan ? undefined : changes.content,
    isCodeSame: !changes.isCode && !changes.isRescan,
    first: options.visited,
    onStage: (next) => {
      enter(next)
      const step = steps[next]
      if (step !== undefined && isLong()) options.onProgress(step)
    },
    onAssets: (files, { basePath, policy }) => {
      served.setAddress(basePath, policy)
      served.addFiles(files)
    },
    onPage: (page, count, total) => {
      served.addPage(page)
      if (isLong()) options.onProgress(`rendering ${count} of ${total} pages (${Math.floor((100 * count) / total)} %)`)
    },
    onRendered: async ({ pages, fresh, problems, memory }) => {
      const {
        drafts,
        freshDrafts,
        pages: draftPages,
        problems: draftProblems,
      } = await renderDrafts(config, memory, pages, options.drafts)
      served.setPages(pages, drafts)
      left = { ...left, memory, drafts: draftPages }
      const now = new Set(pages.map(({ route }) => route.file))
      const rendered = [...fresh, ...freshDrafts]
      const part: Partial<BuildReport> = {
        pages: pages.length,
        rebuilt: rendered
          .slice(0, rebuiltListed)
          .map((page) => ({ url: page.route.url, why: whyRendered(page, before.pages) })),
        rebuiltCount: rendered.length,
        removed: [...before.pages.values()].flatMap(({ route }) => (route && !now.has(route.file) ? [route.url] : [])),
        drafts: drafts.map(({ page, reason }) => ({ url: page.route.url, reason })),
        isServed: true,
      }
      shown = { problems: [...problems, ...draftProblems], part }
      if (!isRetry) report([...shown.problems, ...unwritten], part, memory)
      const isCalm = isRetry || (await options.isCalm())
      // Waiting is part of no stage.
      tailStart = performance.now()
      stageStart = tailStart
      if (!isCalm) return false
      lock = lockUnlessHeld(config.out)
      left.isBehind = lock === undefined
      return lock !== undefined
    },
  }
  // Of what is on the disk, not of what is served.
  const reportWriting = (found: readonly Problem[], isWritten: boolean) => {
    if (shown)
      report(
        [...shown.problems, ...found],
        { ...shown.part, rebuilt: [], rebuiltCount: 0, removed: [], isWritten },
        left.memory,
      )
  }
  try {
    const { problems, memory, output } = await build(config, before, attention)
    enter(stage)
    if (output) {
      served.settle(output.emitted.files)
      if (unwritten.length > 0) reportWriting([], true)
      return { ...left, memory, unwritten: [], tailMs: performance.now() - tailStart }
    }
    const isStopped = hasErrors(problems, config)
    if (isStopped) report(problems, {}, memory)
    // Content errors end a build before the site's code is looked at.
    return { ...left, memory, unseen: isStopped ? { isCode: changes.isCode || changes.isRescan } : {} }
  } catch (error) {
    const found = explainFailure(error, config)
    if (!shown) {
      report(found)
      return { ...left, unseen: changes }
    }
    const isBehind = error instanceof EnvironmentError
    const hint = 'what is served is up to date; the folder follows by itself once this is mended'
    const failed = isBehind ? found.map((problem): Problem => ({ ...problem, severity: 'warning', hint })) : found
    if (JSON.stringify(failed) !== JSON.stringify(unwritten)) reportWriting(failed, false)
    // Half of it may be written: the next try looks at every file.
    const { files: _, ...memory } = left.memory
    return { ...left, memory, unwritten: failed, isBehind }
  } finally {
    lock?.release()
  }
}

// Another watch, or a build, is at it: its turn will end.
function lockUnlessHeld(out: string): Lock | undefined {
  try {
    return lockOutput(out)
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined
    throw error
  }
}
