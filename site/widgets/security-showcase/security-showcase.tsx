// A certification whose date has passed is never shown as good: `isPast` replaces the green status by a line that says
// so. The data itself stays as published.

import type { ReactNode } from 'react'
import { SecurityPath } from '#own/security-path.tsx'
import type { IslandBase } from '#runtime/contract.ts'
import type { SecurityFeature } from '#schemas/security.ts'
import { securityShowcase as words } from '#words/security-showcase.ts'
import { CertificationDates, readYears, YearRuler, type Years } from '../../parts/certification-dates.tsx'
import { formatDate } from '../../parts/format-date.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { Icon } from '../../parts/icon.tsx'
import { InlineText } from '../../parts/inline-text.tsx'
import { joinList } from '../../parts/join-list.ts'
import { Tabs } from '../../parts/tabs.tsx'
import { WideTable } from '../../parts/wide-table.tsx'
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

export function SecurityShowcase({
  id,
  features,
  certifications,
  today,
}: SecurityShowcaseProps & IslandBase): ReactNode {
  const groups = areas.map((area) => ({ ...area, features: features.filter((feature) => feature.area === area.id) }))
  const years = readYears(certifications, today)
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
        <WideTable
          caption={words.tableCaption}
          columns={[...words.columns, ...(years ? [words.calendarColumn] : [])]}
          ruler={years ? <YearRuler years={years} /> : null}
        >
          {certifications.map((certification) => (
            <CertificationRow key={certification.name} certification={certification} years={years} />
          ))}
        </WideTable>
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

function CertificationRow({
  certification,
  years,
}: {
  certification: Certification
  years: Years | undefined
}): ReactNode {
  const { name, kind, status, description, validUntil, isPast } = certification
  const isGood = !isPast && status !== 'in-progress'
  return (
    <tr>
      <th scope="row">
        {name} <span className="certification-kind">{kind}</span>
      </th>
      <td>
        <span className={isGood ? 'status tone-ok' : 'status'}>
          {isPast ? null : <Glyph svg={isGood ? CircleCheck : CircleDashed} size={16} />}
          {words.certifications[status]}
        </span>
        {isPast ? (
          <span className="status tone-warn">
            <Glyph svg={CircleAlert} size={16} />
            {words.datePassed}
          </span>
        ) : null}
      </td>
      <td className={isPast ? 'tone-warn' : undefined}>
        {validUntil ? (
          <time className="nowrap" dateTime={validUntil}>
            {formatDate(validUntil)}
          </time>
        ) : (
          words.noDate
        )}
      </td>
      <td className="certification-text">{description}</td>
      {years ? (
        <td>
          <CertificationDates certification={certification} years={years} />
        </td>
      ) : null}
    </tr>
  )
}
