// Installs from package registries are never added to this site's own downloads.

import type { ReactNode } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import { sdkDownloadCenter as words } from '#words/sdk-download-center.ts'
import { Icon } from '../../parts/icon.tsx'
import { relOf } from '../../parts/rel-of.ts'
import { Snippet } from '../../parts/snippet.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Newsletter } from './newsletter.tsx'
import type { SdkDownloadCenterProps } from './plan.ts'

type SdkView = SdkDownloadCenterProps['sdks'][number]

export function SDKDownloadCenter({
  id,
  sdks,
  newsletterEndpoint,
  email,
}: SdkDownloadCenterProps & IslandBase): ReactNode {
  return (
    <div className="sdks">
      <ul className="cells">
        {sdks.map((sdk) => (
          <li key={sdk.id}>
            <SdkCard id={`${id}-${sdk.id}`} sdk={sdk} />
          </li>
        ))}
      </ul>
      <Tabs
        id={`${id}-start`}
        label={words.tabs}
        tabs={sdks.map((sdk) => ({
          id: sdk.id,
          label: sdk.language,
          content: <QuickStart id={`${id}-${sdk.id}`} sdk={sdk} />,
        }))}
      />
      <Newsletter id={`${id}-news`} endpoint={newsletterEndpoint} email={email} />
    </div>
  )
}

function SdkCard({ id, sdk }: { id: string; sdk: SdkView }): ReactNode {
  return (
    <article className="sdk" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <Icon name={sdk.icon} size={20} />
        {sdk.name}
      </h3>
      <dl className="sdk-facts">
        <div>
          <dt>{words.language}</dt>
          <dd>{sdk.language}</dd>
        </div>
        <div>
          <dt>{words.version}</dt>
          <dd>{words.versionNumber(sdk.version)}</dd>
        </div>
        <div>
          <dt>{words.size}</dt>
          <dd>{sdk.size}</dd>
        </div>
        <div>
          <dt>{words.installs(sdk.packageManager)}</dt>
          <dd>{sdk.downloads}</dd>
        </div>
      </dl>
      <Snippet
        id={`${id}-install`}
        title={words.installTitle(sdk.name)}
        text={sdk.installCommand}
        copiedText={words.installCopied}
        isLine
      />
      <div className="sdk-actions">
        <a
          id={`${id}-download`}
          className="button button-primary"
          href={sdk.downloadUrl}
          rel={relOf(sdk.downloadUrl)}
          aria-labelledby={`${id}-download ${id}-title`}
        >
          {words.download}
        </a>
        <a
          id={`${id}-docs`}
          className="button button-secondary"
          href={sdk.documentationUrl}
          aria-labelledby={`${id}-docs ${id}-title`}
        >
          {words.docs}
        </a>
      </div>
    </article>
  )
}

function QuickStart({ id, sdk }: { id: string; sdk: SdkView }): ReactNode {
  return (
    <div className="sdk-start">
      <Snippet
        id={`${id}-code`}
        title={sdk.quickStart.title ?? words.codeTitle(sdk.name, sdk.version)}
        html={sdk.quickStart.html}
        copiedText={words.codeCopied}
      />
      <p className="sdk-links">
        <a className="text-link" href={sdk.documentationUrl}>
          {words.docsOf(sdk.name)}
        </a>{' '}
        <a className="text-link" href={sdk.githubUrl} rel={relOf(sdk.githubUrl)}>
          {words.githubOf(sdk.name)}
        </a>
      </p>
    </div>
  )
}
