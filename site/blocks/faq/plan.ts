import type { FaqBlock } from '#schemas/blocks/faq.ts'
import type { Faq } from '#schemas/faq.ts'
import { printWords } from '../../parts/print-words.ts'
import type { SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface FaqProps extends BlockFrame {
  items: { id: string; question: string; html: string }[]
}

export function planFaq({ data }: FaqBlock, view: SiteView): OwnProps<FaqProps> {
  const items = chooseQuestions(data, view)
  return { items: items.map(({ id, question }) => ({ id, question, html: view.markdown('faqs', id) })) }
}

export function printFaq(block: FaqBlock, view: SiteView): string[] {
  const items = chooseQuestions(block.data, view)
  return printWords(
    block,
    items.flatMap(({ question, answer }) => [`### ${question}`, answer.trim()]),
  )
}

function chooseQuestions({ category, limit }: FaqBlock['data'], view: SiteView): Faq[] {
  return view
    .list('faqs')
    .filter((faq) => category === undefined || faq.category === category)
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
}
