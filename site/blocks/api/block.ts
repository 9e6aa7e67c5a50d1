import { defineBlock } from '../define-block.ts'
import { Api } from './api.tsx'
import { type ApiProps, planApi, printApi } from './plan.ts'

export const apiBlock = defineBlock<'api', ApiProps>({ type: 'api', plan: planApi, print: printApi, Component: Api })
