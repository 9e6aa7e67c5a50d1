import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Platform } from '#schemas/platform.ts'
import { platformSelection as words } from '#words/platform-selection.ts'
import { Badge } from '../../parts/badge.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import type { PlatformSelectionProps } from './plan.ts'

/** Kinds of application in tabs, each with features, an install command and two links. */
export function PlatformSelection({ id, platforms }: PlatformSelectionProps & IslandBase): ReactNode {
  return (
    <Tabs
      id={`${id}-platform`}
      label={words.label}
      tabs={platforms.map((platform) => ({
        id: platform.id,
        label: platform.name,
        content: <PlatformPanel id={`${id}-${platform.id}`} platform={platform} />,
      }))}
    />
  )
}

function PlatformPanel({ id, platform }: { id: string; platform: Platform }): ReactNode {
  return (
    <div className="platform">
      <div className="platform-text">
        <p className="platform-description">
          <Icon name={platform.icon} size={20} />
          {platform.description}
        </p>
        <ul className="platform-features">
          {platform.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="platform-start">
        <p className="platform-label">{words.quickStart}</p>
        <Snippet
          id={`${id}-install`}
          title={words.installTitle(platform.name)}
          text={platform.installCommand}
          copiedText={words.installCopied}
          isLine
        />
        <div className="platform-links">
          <a className="button button-primary" href={platform.guideUrl}>
            {words.guide}
          </a>
          <a className="button button-secondary" href={platform.examplesUrl}>
            {words.examples}
          </a>
        </div>
        {platform.badges.length > 0 ? (
          <ul className="badge-row">
            {platform.badges.map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
        {platform.badgeNote === undefined ? null : <p className="field-hint">{platform.badgeNote}</p>}
      </div>
    </div>
  )
}
