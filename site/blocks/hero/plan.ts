import type { HeroBlock } from '#schemas/blocks/hero.ts'
import { printWords } from '../../parts/print-words.ts'
import type { PlanView } from '../../plan-view.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

type Data = HeroBlock['data']

export interface HeroProps extends BlockFrame {
  isHome: boolean
  label?: string
  /** The path above the title; empty at the top of the site. */
  breadcrumbs: Data['breadcrumbs']
  ctaButtons: Data['ctaButtons']
  installCommand?: string
  drawing: Data['drawing']
}

export function planHero({ data }: HeroBlock, { page }: PlanView): OwnProps<HeroProps> {
  const derived = page.parents.length === 0 ? [] : [...page.parents, { label: page.title }]
  return { ...data, breadcrumbs: data.breadcrumbs.length > 0 ? data.breadcrumbs : derived, isHome: page.isHome }
}

/** Without the title: it is the page's own. */
export function printHero({ subtitle, content }: HeroBlock): string[] {
  return printWords({ subtitle, content }, [])
}
