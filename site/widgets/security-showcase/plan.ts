import type { Certification, SecurityFeature } from '#schemas/security.ts'
import { securityShowcase as words } from '#words/security-showcase.ts'
import { formatLongDate } from '../../parts/format-long-date.ts'
import { joinList } from '../../parts/join-list.ts'
import { printText } from '../../parts/print-text.ts'
import { printList } from '../../parts/print-words.ts'
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

/** The measures with their details, then the certifications with their dates. */
export function printSecurityShowcase(_: WidgetOptions, view: SiteView): string[] {
  const { features, certifications } = view.record('security') ?? { features: [], certifications: [] }
  const measures = features.map(({ title, description, details }) =>
    [`**${printText(title)}**: ${printText(description)}`, ...details.map(printText)].join(' '),
  )
  const reports = certifications.map(({ name, kind, status, description, validUntil }) => {
    const date = validUntil === undefined ? [] : [`${words.validUntil} ${formatLongDate(validUntil)}`]
    const facts = joinList([kind, words.certifications[status], ...date])
    return `**${printText(name)}** (${printText(facts)}): ${printText(description)}`
  })
  return [measures, reports].filter((list) => list.length > 0).map(printList)
}
