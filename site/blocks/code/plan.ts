import type { CodeBlock } from '#schemas/blocks/code.ts'
import { printCode, printWords } from '../../parts/print-words.ts'
import type { CodeView, SiteView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface CodeProps extends BlockFrame {
  examples: CodeView[]
  response?: { title: string; status: string; body: CodeView; notes: string[] }
}

export function planCode({ data }: CodeBlock, view: SiteView): OwnProps<CodeProps> {
  const { examples, response } = data
  return {
    examples: examples.map(view.code),
    response: response && { ...response, body: view.code({ code: response.body, language: 'json' }) },
  }
}

export function printCodeBlock(block: CodeBlock): string[] {
  return printWords(
    block,
    block.data.examples.flatMap(({ title, description, code, language }) => [
      `### ${title}`,
      ...(description === undefined ? [] : [description]),
      printCode(code, language),
    ]),
  )
}
