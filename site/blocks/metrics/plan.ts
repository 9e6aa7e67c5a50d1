import type { MetricsBlock } from '#schemas/blocks/metrics.ts'
import type { Claim } from '#schemas/claim.ts'
import { printFigure } from '../../parts/print-figure.ts'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import type { SiteView } from '../../plan-view.ts'
import type { WrittenBlock } from '../define-block.ts'

type Data = MetricsBlock['data']
type Item = Data['items'][number]

export interface MetricItems {
  items: (Omit<Item, 'claim' | 'description'> & { claim: Claim; description: string })[]
}

export function planMetrics({ items }: Data, view: SiteView): MetricItems {
  return { items: items.flatMap((item) => resolveItem(item, view)) }
}

export function printMetrics(block: WrittenBlock<Data>, view: SiteView): string[] {
  const items = block.data.items.flatMap((item) => resolveItem(item, view))
  const lines = items.map(
    ({ claim, description }) =>
      `**${printText(claim.label)}:** ${printText(printFigure(claim))}. ${printText(description)}`,
  )
  return printWords(block, [printList(lines)])
}

// A missing claim is an error of the checks; there is nothing to show for it.
function resolveItem({ claim: id, description, ...item }: Item, view: SiteView): MetricItems['items'] {
  const claim = view.claim(id)
  return claim ? [{ ...item, claim, description: description ?? claim.description }] : []
}
