// Kinds of application in tabs, each with features, an install command and two links. In: platforms. Out: one panel a platform.
// Never hides a platform without script.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { Platform } from '#schemas/platform.ts'
import { Badge } from '../../parts/badge.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Snippet } from '../../parts/snippet.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import type { PlatformSelectionProps } from './plan.ts'

export function PlatformSelection({ id, platforms }: PlatformSelectionProps & IslandBase): ReactNode {
  return (
    <Tabs
      id={`${id}-platform`}
      label="Platforms"
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
        <p className="platform-label">Quick start</p>
        <Snippet
          id={`${id}-install`}
          title={`Install command for ${platform.name}`}
          text={platform.installCommand}
          copiedText="Install command copied to clipboard!"
          isLine
        />
        <div className="platform-links">
          <a className="button button-primary" href={platform.guideUrl}>
            View Full Guide
          </a>
          <a className="button button-secondary" href={platform.examplesUrl}>
            See Examples
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
      </div>
    </div>
  )
}
