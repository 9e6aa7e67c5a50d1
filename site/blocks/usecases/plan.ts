import type { UsecasesBlock } from '#schemas/blocks/usecases.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export type UsecasesProps = BlockFrame & UsecasesBlock['data']

export function planUsecases({ data }: UsecasesBlock): OwnProps<UsecasesProps> {
  return data
}

export function printUsecases(block: UsecasesBlock): string[] {
  return printWords(block, [printList(block.data.cases.map((item) => `**${item.title}.** ${item.description}`))])
}
