// The small drawing beside a figure shows that figure alone, and nothing that the text does not say.

import type { ReactNode } from 'react'
import type { BlockProps } from '../../block-frame.ts'
import { Figure } from '../../parts/figure.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { ItemPicture } from '../../parts/item-picture.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { relOf } from '../../parts/rel-of.ts'
import { Section } from '../../parts/section.tsx'
import type { FigureView } from '../../plan-view.ts'
import { defineBlock } from '../define-block.ts'
import { MicroPlot } from './micro-plot.tsx'
import { type FeatureItems, planFeatures, printFeatures } from './plan.ts'
import { readFigure } from './read-figure.ts'

export const featuresBlock = defineBlock({
  data: 'features',
  plan: planFeatures,
  print: printFeatures,
  Component: Features,
})

function Features({ block, data: { items } }: BlockProps<FeatureItems>): ReactNode {
  // Rows of three would leave the fourth item alone.
  const columns = items.length === 2 || items.length === 4 ? 2 : 3
  return (
    <Section block={block} className="features" sheet="landing">
      <ul className={`cells in-${columns}`}>
        {items.map((item) => (
          <li key={item.title} className="feature">
            <article>
              <ItemPicture picture={item.picture} />
              <div className="feature-head">
                <ItemHeading block={block} className="feature-title">
                  {item.title}
                </ItemHeading>
                {item.icon === undefined ? null : <Icon name={item.icon} />}
              </div>
              <p className="feature-text">{keepUnits(item.description)}</p>
              {item.href === undefined ? null : (
                <p className="feature-link">
                  <a className="text-link" href={item.href} rel={relOf(item.href)}>
                    {item.linkLabel ?? item.title}
                  </a>
                </p>
              )}
              {item.figure === undefined ? null : <FeatureFigure figure={item.figure} />}
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function FeatureFigure({ figure }: { figure: FigureView }): ReactNode {
  const parts = readFigure(figure)
  const { value, unit, label } = parts
  return (
    <div className="feature-figure">
      {parts.amount === undefined ? (
        <p className="figure is-words">
          {label === '' ? null : <span className="label">{label}</span>}
          <span className="figure-value">{unit === undefined ? value : `${value} ${unit}`}</span>
        </p>
      ) : (
        <Figure figure={unit === undefined ? { label, value } : { label, value, unit }} />
      )}
      <MicroPlot figure={parts} />
    </div>
  )
}
