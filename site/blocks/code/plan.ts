import type { CodeBlock } from '#schemas/blocks/code.ts'
import { printLine, printText } from '../../parts/print-text.ts'
import { printCode, printWords } from '../../parts/print-words.ts'
import type { CodeView, SiteView } from '../../plan-view.ts'
import type { WrittenBlock } from '../define-block.ts'

type Data = CodeBlock['data']

export interface CodeSamples {
  examples: CodeView[]
  response?: { title: string; status: string; body: CodeView; notes: string[] } | undefined
}

export function planCode({ examples, response }: Data, view: SiteView): CodeSamples {
  return {
    examples: examples.map(view.code),
    response: response && { ...response, body: view.code({ code: response.body, language: 'json' }) },
  }
}

export function printCodeBlock(block: WrittenBlock<Data>): string[] {
  return printWords(
    block,
    block.data.examples.flatMap(({ title, description, code, language }) => [
      `### ${printText(title)}`,
      ...(description === undefined ? [] : [printLine(description)]),
      printCode(code, language),
    ]),
  )
}
