import type { ReactNode } from 'react'
import type { CtaButton } from '#schemas/cta-button.ts'
import { ButtonLink } from './button-link.tsx'

/** A row of buttons under a text; null without buttons. */
export function CtaButtons({ buttons }: { buttons: CtaButton[] }): ReactNode {
  if (buttons.length === 0) return null
  return (
    <div className="cta-buttons">
      {buttons.map((button) => (
        <ButtonLink key={`${button.href} ${button.text}`} href={button.href} variant={button.variant}>
          {button.text}
        </ButtonLink>
      ))}
    </div>
  )
}
