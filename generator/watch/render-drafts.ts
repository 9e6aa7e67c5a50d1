// What only the watch shows: drafts and what is scheduled. In: the site as it was just rendered for everybody. Out: their pages, each with the
// reason why nobody else sees it. Never written to the disk.

import { build, type Memory } from '../build.ts'
import type { Config } from '../config.ts'
import { hiddenFiles } from '../content/visibility.ts'
import type { Problem } from '../problem.ts'
import type { Page, RenderMemory } from '../render/render-pages.ts'

export interface Drafts {
  drafts: { page: Page; reason: string }[]
  /** Those that were rendered again. */
  freshDrafts: Page[]
  /** For the next build. */
  pages: RenderMemory
  problems: readonly Problem[]
}

/** Goes through the same pipeline once more, with drafts, up to its pages: only those that nobody else may see are taken from it. */
export async function renderDrafts(
  config: Config,
  memory: Memory,
  published: readonly Page[],
  before: RenderMemory,
): Promise<Drafts> {
  const hidden = hiddenFiles(memory.loaded?.entries ?? [], { now: config.now, drafts: false })
  const mark = (pages: readonly Page[]) =>
    pages.flatMap((page) => {
      const reason = hidden.get(page.route.source ?? '')
      return reason === undefined ? [] : [{ page, reason }]
    })
  if (hidden.size === 0 || config.drafts)
    return { drafts: mark(published), freshDrafts: [], pages: new Map(), problems: [] }
  const found: Pick<Drafts, 'drafts' | 'freshDrafts' | 'pages'> = { drafts: [], freshDrafts: [], pages: before }
  // Lists, too, have another page where drafts are in them.
  const known = new Map([...memory.pages, ...before])
  const { problems } = await build(
    { ...config, drafts: true },
    { ...memory, pages: known },
    {
      touched: new Set(),
      isCodeSame: true,
      onRendered: async ({ pages, fresh }) => {
        found.drafts = mark(pages)
        found.freshDrafts = found.drafts.flatMap(({ page }) => (fresh.has(page) ? page : []))
        found.pages = new Map(
          pages.flatMap((page) => (memory.pages.get(page.route.file) === page ? [] : [[page.route.file, page]])),
        )
        return false
      },
    },
  )
  // A draft need not be finished: its faults are told, and stop nothing.
  return {
    ...found,
    problems: problems
      .filter(({ file }) => file !== undefined && hidden.has(file))
      .map((problem) => ({ ...problem, severity: 'warning' })),
  }
}
