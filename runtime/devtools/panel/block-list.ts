// The blocks of a page as the CMS tab lists them. Pure. Order as the build has it: by number, equal numbers as in the file.

import type { ContentProblem, Entity, PageBlock } from './panel-api.ts'

/** Blocks as the page shows them. */
export function sortBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks
    .map((block, index) => ({ block, index }))
    .sort((a, b) => a.block.order - b.block.order || a.index - b.index)
    .map(({ block }) => block)
}

/** The list with the item at `from` now at `to`; the same list when there is nothing to move. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Index at which a dragged item lands: dropped before the item at `gap`, or at the end. */
export function landingIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}

/** Problems by the id of the block they stand in, '' for the head of the page. `blocks` are the entities of one page's blocks, `file` is that page's. */
export function problemsByBlock(
  problems: readonly ContentProblem[],
  blocks: readonly Entity[],
  file: string,
): Map<string, ContentProblem[]> {
  const starts = blocks
    .map(({ id, line }) => ({ id: id.slice(id.indexOf('#') + 1), line }))
    .sort((a, b) => a.line - b.line)
  const found = new Map<string, ContentProblem[]>()
  for (const problem of problems) {
    if (!isFile(problem.file, file)) continue
    const { line = 0 } = problem
    const id = starts.findLast((start) => start.line <= line)?.id ?? ''
    found.set(id, [...(found.get(id) ?? []), problem])
  }
  return found
}

/** A text to show for a title that may be missing, or no text at all. */
export function titleOf({ title, id }: Pick<PageBlock, 'title' | 'id'>): string {
  return typeof title === 'string' && title !== '' ? title : id
}

/** Is this the file. Problems name files from the folder in which the watch runs. */
export function isFile(path: string | undefined, file: string): boolean {
  return path !== undefined && (path === file || path.endsWith(`/${file}`))
}
