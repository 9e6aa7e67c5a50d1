// A certification whose date has passed is never shown as good: with `isPast` its date says so. The data itself stays
// as published, and nothing is said about a renewal.

import type { ReactNode } from 'react'
import { SecurityPath } from '#own/security-path.tsx'
import type { IslandBase } from '#runtime/contract.ts'
import type { SecurityFeature } from '#schemas/security.ts'
import { securityShowcase as words } from '#words/security-showcase.ts'
import { formatLongDate } from '../../parts/format-long-date.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Icon } from '../../parts/icon.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { joinList } from '../../parts/join-list.ts'
import { Tabs } from '../../parts/tabs.tsx'
import { Activity } from '../../vendor/lucide/activity.ts'
import { BadgeCheck } from '../../vendor/lucide/badge-check.ts'
import { CircleAlert } from '../../vendor/lucide/circle-alert.ts'
import { CircleCheck } from '../../vendor/lucide/circle-check.ts'
import { CircleDashed } from '../../vendor/lucide/circle-dashed.ts'
import { countStatuses, statusOrder } from './count-statuses.ts'
import type { SecurityShowcaseProps } from './plan.ts'

const areas: { id: SecurityFeature['area']; label: string }[] = [
  { id: 'encryption', label: words.areas.encryption },
  { id: 'compliance', label: words.areas.compliance },
  { id: 'infrastructure', label: words.areas.infrastructure },
]
const statusGlyphs: Record<SecurityFeature['status'], string> = {
  active: CircleCheck,
  verified: BadgeCheck,
  monitoring: Activity,
}

type Certification = SecurityShowcaseProps['certifications'][number]

export function SecurityShowcase({ id, features, certifications }: SecurityShowcaseProps & IslandBase): ReactNode {
  const groups = areas.map((area) => ({ ...area, features: features.filter((feature) => feature.area === area.id) }))
  return (
    <div className="security">
      <SecurityPath />
      <ul className="cells security-summary">
        {groups.map((group) => (
          <li key={group.id}>
            <p className="security-area">{group.label}</p>
            <p>{joinList(group.features.map((feature) => feature.title))}</p>
            <p className="label">
              <Squares features={group.features} />
              {group.features.length === 0 ? words.noMeasures : countStatuses(group.features)}
            </p>
          </li>
        ))}
      </ul>
      <Tabs
        id={`${id}-area`}
        label={words.tabs}
        tabs={groups.map((group) => ({
          id: group.id,
          label: group.label,
          content: <Measures features={group.features} />,
        }))}
      />
      {certifications.length > 0 ? (
        <div>
          <p className="security-area" id={`${id}-certifications`}>
            {words.certificationsTitle}
          </p>
          <ul className="cells certifications" aria-labelledby={`${id}-certifications`}>
            {certifications.map((certification) => (
              <CertificationCell key={certification.name} certification={certification} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

// One square per measure, hollow while it is only monitored.
function Squares({ features }: { features: SecurityFeature[] }): ReactNode {
  const sorted = [...features].sort((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status))
  return sorted.length === 0 ? null : (
    <svg width={sorted.length * 13} height="10" aria-hidden="true" focusable="false">
      {sorted.map(({ title, status }, index) => (
        <rect
          key={title}
          className={status === 'monitoring' ? 'hollow' : 'ink'}
          x={index * 13 + 0.5}
          y="0.5"
          width="9"
          height="9"
        />
      ))}
    </svg>
  )
}

function Measures({ features }: { features: SecurityFeature[] }): ReactNode {
  return (
    <ul className="measures">
      {features.map((feature) => (
        <li key={feature.title}>
          <p className="measure-title">
            <Icon name={feature.icon} size={20} />
            {feature.title}
          </p>
          <div className="measure-text">
            <p>
              <InlineText text={feature.description} />
            </p>
            {feature.details.length > 0 ? (
              <ul>
                {feature.details.map((detail) => (
                  <li key={detail}>
                    <InlineText text={detail} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <p className={feature.status === 'monitoring' ? 'status' : 'status tone-ok'}>
            <Glyph svg={statusGlyphs[feature.status]} size={16} />
            {words.statuses[feature.status]}
          </p>
        </li>
      ))}
    </ul>
  )
}

function CertificationCell({ certification }: { certification: Certification }): ReactNode {
  const { name, kind, status, description, validUntil, isPast } = certification
  const isGood = !isPast && status !== 'in-progress'
  return (
    <li>
      <p className="certification-name">{name}</p>
      <p className="label">{kind}</p>
      <p className={isGood ? 'status tone-ok' : 'status'}>
        {isPast ? null : <Glyph svg={isGood ? CircleCheck : CircleDashed} size={16} />}
        {words.certifications[status]}
      </p>
      {validUntil === undefined ? null : (
        <p className={isPast ? 'status tone-warn' : 'status'}>
          {isPast ? <Glyph svg={CircleAlert} size={16} /> : null}
          <span>
            {words.validUntil} <time dateTime={validUntil}>{formatLongDate(validUntil)}</time>
          </span>
        </p>
      )}
      {isPast ? <p className="status tone-warn">{words.datePassed}</p> : null}
      <p>{description}</p>
    </li>
  )
}
