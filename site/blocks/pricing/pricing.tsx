import type { ReactNode } from 'react'
import type { PricingBlock } from '#schemas/blocks/pricing.ts'
import type { PricingTier } from '#schemas/pricing-tier.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Badge } from '../../parts/badge.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { formatPrice } from '../../parts/format-money.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { printLine, printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { Section } from '../../parts/section.tsx'
import type { SiteView } from '../../plan-view.ts'
import { Check } from '../../vendor/lucide/check.ts'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = PricingBlock['data']
type Tier = Omit<PricingTier, 'price'> & { price: string }

interface Shown {
  tiers: Tier[]
  note?: string | undefined
}

export const pricingBlock = defineBlock({
  data: 'pricing',
  plan: (data, view): Shown => ({ tiers: planTiers(data, view), note: data.note }),
  print: printPricing,
  Component: Pricing,
})

function planTiers({ currency, tiers }: Data, site: SiteView): Tier[] {
  const shown = tiers ?? site.list('pricing-tiers')
  const first = shown.find(({ highlighted }) => highlighted)
  return shown.map((tier) => ({ ...tier, highlighted: tier === first, price: priceOf(tier.price, currency) }))
}

function priceOf(price: number | string, currency: string | undefined): string {
  return typeof price === 'string' || currency === undefined ? String(price) : formatPrice(price, currency)
}

function printPricing(block: WrittenBlock<Data>, site: SiteView): string[] {
  const tiers = planTiers(block.data, site).flatMap(
    ({ name, tag, price, period, description, features, ctaButton }) => [
      `### ${printText(name)}${tag === undefined ? '' : ` (${printText(tag)})`}`,
      `**${printText(price)}**${period === undefined ? '' : ` ${printText(period)}`}`,
      ...(description === undefined ? [] : [printLine(description)]),
      ...(features.length === 0 ? [] : [printList(features.map(printText))]),
      ...(ctaButton === undefined ? [] : [`[${printText(ctaButton.text)}](${ctaButton.href})`]),
    ],
  )
  const { note } = block.data
  return printWords(block, [...tiers, ...(note === undefined ? [] : [printLine(note)])])
}

function Pricing({ block, data: { tiers, note } }: BlockProps<Shown>): ReactNode {
  return (
    <Section block={block} className="pricing" sheet="company">
      <ul className={`tiers in-${tiers.length > 4 ? 3 : tiers.length}`}>
        {tiers.map((tier, index) => (
          <li key={`${index} ${tier.name}`} className={tier.highlighted ? 'tier is-highlighted' : 'tier'}>
            <TierHead block={block} tier={tier} />
            <p className="tier-price">
              <span className="tier-amount">{tier.price}</span>
              {tier.period === undefined ? null : <span className="tier-period"> {tier.period}</span>}
            </p>
            <TierButton tier={tier} />
            <TierFeatures features={tier.features} />
          </li>
        ))}
      </ul>
      {note === undefined ? null : <p className="block-note">{note}</p>}
    </Section>
  )
}

function TierHead({ block, tier: { name, tag, description } }: Pick<BlockProps, 'block'> & { tier: Tier }): ReactNode {
  return (
    <div className="tier-head">
      <div className="tier-title">
        <ItemHeading block={block}>{name}</ItemHeading>
        {tag === undefined ? null : <Badge tone="strong">{tag}</Badge>}
      </div>
      {description === undefined ? null : <p>{description}</p>}
    </div>
  )
}

// The place of the button stays where there is none, so that the lists below begin at one line.
function TierButton({ tier: { ctaButton, highlighted } }: { tier: Tier }): ReactNode {
  return (
    <div className="tier-action">
      {ctaButton === undefined ? null : (
        <ButtonLink href={ctaButton.href} variant={highlighted ? 'primary' : 'secondary'}>
          {ctaButton.text}
        </ButtonLink>
      )}
    </div>
  )
}

function TierFeatures({ features }: { features: readonly string[] }): ReactNode {
  if (features.length === 0) return null
  return (
    <ul className="tier-features">
      {features.map((feature, index) => (
        <li key={`${index} ${feature}`}>
          <Glyph svg={Check} size={16} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}
