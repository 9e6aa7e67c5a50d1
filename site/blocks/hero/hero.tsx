// The head of a page with its only h1: large on the home page, compact elsewhere. Not a Section, because it follows the
// header without a rule of its own.

import type { ReactNode } from 'react'
import { ownDrawings } from '#own/drawings.ts'
import { hero as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { CtaButtons } from '../../parts/cta-buttons.tsx'
import { Figure } from '../../parts/figure.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { Prose } from '../../parts/prose.tsx'
import { Sheet } from '../../sheets.tsx'
import { Copy } from '../../vendor/lucide/copy.ts'
import { defineBlock } from '../define-block.ts'
import { HeroMedia } from './hero-media.tsx'
import { type HeroData, planHero, printHero } from './plan.ts'

export const heroBlock = defineBlock({ data: 'hero', plan: planHero, print: printHero, Component: Hero })

/** `aside` is at the right if there is room for it. */
export function Hero({ block, data, aside }: BlockProps<HeroData> & { aside?: ReactNode }): ReactNode {
  const { id, title, subtitle, html, layout, styling } = block
  const { isHome, label, breadcrumbs, ctaButtons, installCommand, figures, drawing, picture, video } = data
  const Drawing = Object.hasOwn(ownDrawings, drawing) ? ownDrawings[drawing] : undefined
  const titleId = title === undefined ? undefined : `${id}-title`
  const classes = [
    'hero',
    isHome ? 'hero-home' : 'hero-compact',
    ...(aside ? ['has-aside'] : []),
    ...(picture || video ? ['has-media'] : []),
    `layout-${layout}`,
    `tone-${styling.background}`,
    `margin-${styling.margin}`,
    `align-${styling.textAlign}`,
  ]
  return (
    <section id={id} className={classes.join(' ')} aria-labelledby={titleId}>
      <div className="container hero-frame">
        <div className="hero-title">
          {isHome ? null : <Breadcrumbs items={breadcrumbs} />}
          {label === undefined ? null : <p className="label">{label}</p>}
          {title === undefined ? null : <h1 id={titleId}>{keepUnits(title)}</h1>}
        </div>
        {subtitle === undefined && html === undefined ? null : (
          <div className="hero-lead">
            {subtitle === undefined ? null : <p className="lead">{keepUnits(subtitle)}</p>}
            {html === undefined ? null : <Prose html={html} />}
          </div>
        )}
        {ctaButtons.length === 0 ? null : (
          <div className="hero-actions">
            <CtaButtons buttons={ctaButtons} />
          </div>
        )}
        {installCommand === undefined ? null : <InstallLine id={`${id}-install`} command={installCommand} />}
        <Figures figures={figures} />
        {aside}
        <HeroMedia picture={picture} video={video} isWide={layout === 'wide'} />
        {Drawing ? <Drawing id={`${id}-drawing`} /> : null}
      </div>
    </section>
  )
}

function Figures({ figures }: Pick<HeroData, 'figures'>): ReactNode {
  if (figures.length === 0) return null
  return (
    <>
      <Sheet name="landing" />
      <ul className="hero-figures">
        {figures.map((figure) => (
          <li key={figure.label}>
            <Figure figure={figure} />
          </li>
        ))}
      </ul>
    </>
  )
}

function InstallLine({ id, command }: { id: string; command: string }): ReactNode {
  return (
    <div className="install">
      <code id={id} translate="no">
        {command}
      </code>
      <button type="button" className="copy needs-script" data-copy={id} aria-label={words.copyLabel}>
        <Glyph svg={Copy} size={16} />
        {words.copy}
      </button>
    </div>
  )
}
