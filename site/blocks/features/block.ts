import { defineBlock } from '../define-block.ts'
import { Features } from './features.tsx'
import { type FeaturesProps, planFeatures, printFeatures } from './plan.ts'

export const featuresBlock = defineBlock<'features', FeaturesProps>({
  type: 'features',
  plan: planFeatures,
  print: printFeatures,
  Component: Features,
})
