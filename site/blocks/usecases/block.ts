import { defineBlock } from '../define-block.ts'
import { planUsecases, printUsecases, type UsecasesProps } from './plan.ts'
import { Usecases } from './usecases.tsx'

export const usecasesBlock = defineBlock<'usecases', UsecasesProps>({
  type: 'usecases',
  plan: planUsecases,
  print: printUsecases,
  Component: Usecases,
})
