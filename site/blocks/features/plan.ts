import type { FeaturesBlock } from '#schemas/blocks/features.ts'
import { figureOfClaim } from '../../parts/print-figure.ts'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { showPicture } from '../../parts/show-picture.ts'
import type { FigureView, ShownPicture, SiteView } from '../../plan-view.ts'
import type { WrittenBlock } from '../define-block.ts'

type Data = FeaturesBlock['data']
type Item = Data['items'][number]

export interface FeatureItems {
  items: (Omit<Item, 'claim' | 'figure' | 'picture'> & { figure?: FigureView; picture?: ShownPicture })[]
}

export function planFeatures({ items }: Data, view: SiteView): FeatureItems {
  return {
    items: items.map(({ claim, figure, picture, ...item }) => {
      const shown = figureOf(claim, figure, view)
      return {
        ...item,
        ...(shown ? { figure: shown } : {}),
        ...(picture ? { picture: showPicture(picture, view) } : {}),
      }
    }),
  }
}

export function printFeatures(block: WrittenBlock<Data>): string[] {
  return printWords(block, [
    printList(block.data.items.map((item) => `**${printText(item.title)}.** ${printText(item.description)}`)),
  ])
}

function figureOf(claimId: string | undefined, words: string | undefined, view: SiteView): FigureView | undefined {
  const claim = claimId === undefined ? undefined : view.claim(claimId)
  if (claim) return figureOfClaim(claim)
  return words === undefined ? undefined : { label: '', value: words }
}
