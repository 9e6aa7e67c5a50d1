import type { HeroBlock } from '#schemas/blocks/hero.ts'
import type { Film } from '#schemas/shown-picture.ts'
import { figureOfClaim } from '../../parts/print-figure.ts'
import { printWords } from '../../parts/print-words.ts'
import { showPicture, showThemed, type ThemedPicture } from '../../parts/show-picture.ts'
import type { FigureView, PlanView } from '../../plan-view.ts'
import type { WrittenBlock } from '../define-block.ts'
import type { ShownFilm } from './hero-media.tsx'

type Data = HeroBlock['data']

export interface HeroData {
  isHome: boolean
  label?: string | undefined
  /** The path above the title; empty at the top of the site. */
  breadcrumbs: Data['breadcrumbs']
  ctaButtons: Data['ctaButtons']
  installCommand?: string | undefined
  /** What each claim says, as proof. */
  figures: FigureView[]
  drawing: Data['drawing']
  picture?: ThemedPicture
  video?: ShownFilm
}

export function planHero(data: Data, view: PlanView): HeroData {
  const { page } = view
  const { picture, video, ...rest } = data
  const derived = page.parents.length === 0 ? [] : [...page.parents, { label: page.title }]
  const breadcrumbs = data.breadcrumbs.length > 0 ? data.breadcrumbs : derived
  return {
    ...rest,
    figures: figuresOf(data, view),
    breadcrumbs,
    isHome: page.isHome,
    ...(picture ? { picture: showThemed(picture, view) } : {}),
    ...(video ? { video: planFilm(video, view) } : {}),
  }
}

/** Without the title: it is the page's own. */
export function printHero({ subtitle, content }: WrittenBlock<Data>): string[] {
  return printWords({ subtitle, content }, [])
}

function planFilm(film: Film, view: PlanView): ShownFilm {
  const { width, height } = showPicture({ src: film.poster }, view)
  return { ...film, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
}

// A missing claim is an error of the checks; there is nothing to show for it.
function figuresOf({ figures }: Data, view: PlanView): FigureView[] {
  return figures.flatMap((id) => {
    const claim = view.claim(id)
    return claim ? [figureOfClaim(claim)] : []
  })
}
