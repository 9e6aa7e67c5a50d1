import type { FeaturesBlock } from '#schemas/blocks/features.ts'
import { figureOfClaim } from '../../parts/print-figure.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import type { FigureView, SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

type Item = FeaturesBlock['data']['items'][number]

export interface FeaturesProps extends BlockFrame {
  items: (Omit<Item, 'claim' | 'figure'> & { figure?: FigureView })[]
}

export function planFeatures({ data }: FeaturesBlock, view: SiteView): OwnProps<FeaturesProps> {
  return {
    items: data.items.map(({ claim, figure, ...item }) => {
      const shown = figureOf(claim, figure, view)
      return { ...item, ...(shown ? { figure: shown } : {}) }
    }),
  }
}

export function printFeatures(block: FeaturesBlock): string[] {
  return printWords(block, [printList(block.data.items.map((item) => `**${item.title}.** ${item.description}`))])
}

function figureOf(claimId: string | undefined, words: string | undefined, view: SiteView): FigureView | undefined {
  const claim = claimId === undefined ? undefined : view.claim(claimId)
  if (claim) return figureOfClaim(claim)
  return words === undefined ? undefined : { label: '', value: words }
}
