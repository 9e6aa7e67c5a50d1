import { defineBlock } from '../define-block.ts'
import { planText, printText } from './plan.ts'
import type { TextProps } from './props.ts'
import { Text } from './text.tsx'

export const textBlock = defineBlock<'text', TextProps>({
  type: 'text',
  plan: planText,
  print: printText,
  Component: Text,
})
