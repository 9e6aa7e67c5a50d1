// One drawn sign. In: an icon of lucide-static, which is a whole SVG element as text. Out: an inline svg, hidden from assistive technology.
// Never names anything: the text beside it does. The wrapper is rebuilt, because lucide's has its own size, class and stroke.

import type { ReactNode } from 'react'

interface Props {
  svg: string
  /** Pixels. Strokes are thinner where the sign is larger, so that both look alike. */
  size?: 16 | 20
}

export function Glyph({ svg, size = 20 }: Props): ReactNode {
  const html = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '')
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
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
