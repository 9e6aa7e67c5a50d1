// One icon as an inline svg, hidden from assistive technology: the text beside it names it.

import type { ReactNode } from 'react'
import { trustHtml } from '#runtime/services/trust-html.ts'

interface Props {
  /** What the <svg> element contains: one of the icons in vendor/lucide. */
  svg: string
  /** Pixels. Larger icons have thinner strokes, so that both sizes look equally heavy. */
  size?: 16 | 20
}

export function Glyph({ svg, size = 20 }: Props): ReactNode {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: trustHtml(svg) }}
    />
  )
}
