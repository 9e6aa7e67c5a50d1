// The blocks of a page as the CMS tab lists them.

import type { PageAnswer, PanelBlock, Problem } from '../wire-types.ts'

/** Blocks in the order of the page: by `order`, equal ones as in the file. */
export function sortBlocks<Block extends Pick<PanelBlock, 'order'>>(blocks: readonly Block[]): Block[] {
  return blocks
    .map((block, index) => ({ block, index }))
    .sort((a, b) => a.block.order - b.block.order || a.index - b.index)
    .map(({ block }) => block)
}

/** The list with the item at `from` moved to `to`; the same list when there is nothing to move. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Index of a dragged item after it is dropped before the item at `gap`, or at the end. */
export function landingIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}

/**
 * Problems by the id of the block they are in, '' for the head of the page.
 */
export function problemsByBlock(
  problems: readonly Problem[],
  { page, file, lines }: PageAnswer,
): Map<string, Problem[]> {
  const starts = lines
    .map((line, index) => ({ id: page.blocks[index]?.id ?? '', line }))
    .sort((a, b) => a.line - b.line)
  const found = new Map<string, Problem[]>()
  for (const problem of problems) {
    if (!isFile(problem.file, file)) continue
    const { line = 0 } = problem
    const id = starts.findLast((start) => start.line <= line)?.id ?? ''
    found.set(id, [...(found.get(id) ?? []), problem])
  }
  return found
}

/** The title, or the id where the title is missing or no text. */
export function titleOf({ title, id }: Pick<PanelBlock, 'title' | 'id'>): string {
  return typeof title === 'string' && title !== '' ? title : id
}

/** Is `path` this file. Problems name files relative to the working directory of the watch. */
function isFile(path: string | undefined, file: string): boolean {
  return path !== undefined && (path === file || path.endsWith(`/${file}`))
}
