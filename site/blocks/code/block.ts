import { defineBlock } from '../define-block.ts'
import { Code } from './code.tsx'
import { type CodeProps, planCode, printCodeBlock } from './plan.ts'

export const codeBlock = defineBlock<'code', CodeProps>({
  type: 'code',
  plan: planCode,
  print: printCodeBlock,
  Component: Code,
})
