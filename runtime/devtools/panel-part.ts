import type { ReactNode } from 'react'

/** A part of the Data tab. */
export interface PanelPart {
  /** Lower-case words joined by hyphens. */
  name: string
  label: string
  Body: () => ReactNode
}
