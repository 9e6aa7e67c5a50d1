import type { Certification, SecurityFeature } from '#schemas/security.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface SecurityShowcaseProps {
  features: SecurityFeature[]
  certifications: (Certification & { isPast: boolean })[]
  /** Day of the build, e.g. "2026-11-20": cards draw the dates beside it. */
  today: string
}

const dayMs = 24 * 60 * 60 * 1000

/** A certificate is past when its last day is over. */
export function planSecurityShowcase(_: WidgetOptions, view: SiteView): Planned<SecurityShowcaseProps> {
  const { features, certifications } = view.record('security') ?? { features: [], certifications: [] }
  return {
    features,
    certifications: certifications.map((item) => ({
      ...item,
      isPast: item.validUntil !== undefined && Date.parse(item.validUntil) + dayMs <= view.now,
    })),
    today: new Date(view.now).toISOString().slice(0, 10),
  }
}
