import type { MetricsBlock } from '#schemas/blocks/metrics.ts'
import type { Claim } from '#schemas/claim.ts'
import { printFigure } from '../../parts/print-figure.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import type { SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

type Item = MetricsBlock['data']['items'][number]

export interface MetricsProps extends BlockFrame {
  items: (Omit<Item, 'claim' | 'description'> & { claim: Claim; description: string })[]
}

export function planMetrics({ data }: MetricsBlock, view: SiteView): OwnProps<MetricsProps> {
  return { items: data.items.flatMap((item) => resolveItem(item, view)) }
}

export function printMetrics(block: MetricsBlock, view: SiteView): string[] {
  const items = block.data.items.flatMap((item) => resolveItem(item, view))
  const lines = items.map(({ claim, description }) => `**${claim.label}:** ${printFigure(claim)}. ${description}`)
  return printWords(block, [printList(lines)])
}

// A missing claim is an error of the checks; there is nothing to show for it.
function resolveItem({ claim: id, description, ...item }: Item, view: SiteView): MetricsProps['items'] {
  const claim = view.claim(id)
  return claim ? [{ ...item, claim, description: description ?? claim.description }] : []
}
