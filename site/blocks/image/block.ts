import { defineBlock } from '../define-block.ts'
import { Image } from './image.tsx'
import { type ImageProps, planImage } from './plan.ts'

export const imageBlock = defineBlock<'image', ImageProps>({ type: 'image', plan: planImage, Component: Image })
