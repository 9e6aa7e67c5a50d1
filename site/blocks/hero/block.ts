import { defineBlock } from '../define-block.ts'
import { Hero } from './hero.tsx'
import { type HeroProps, planHero, printHero } from './plan.ts'

export const heroBlock = defineBlock<'hero', HeroProps>({
  type: 'hero',
  plan: planHero,
  print: printHero,
  Component: Hero,
})
