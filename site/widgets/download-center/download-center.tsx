// Installs from package registries are never added to the totals. Without a script all files are listed and the tabs
// are not shown.

import { type ReactNode, useState } from 'react'
import type { IslandBase } from '#runtime/contract.ts'
import type { DownloadStats } from '#schemas/download.ts'
import { downloadCenter as words } from '#words/download-center.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatAmount } from '../../parts/format-figures.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { relOf } from '../../parts/rel-of.ts'
import { TabStrip } from '../../parts/tab-strip.tsx'
import { TableHead } from '../../parts/table-head.tsx'
import { choosePlatformGlyph } from './choose-platform-glyph.ts'
import { DownloadButton } from './download-button.tsx'
import type { DownloadView } from './download-view.ts'
import { type DownloadTab, downloadTabs, filterDownloads } from './filter-downloads.ts'
import { type Downloads, useDownloads } from './use-downloads.ts'

export interface DownloadCenterProps extends IslandBase {
  title: string
  showTabs: boolean
  downloads: DownloadView[]
  stats?: DownloadStats | undefined
}

const changesShown = 3

export function DownloadCenter({ id, title, showTabs, downloads, stats }: DownloadCenterProps): ReactNode {
  const [tab, setTab] = useState<DownloadTab>('all')
  const running = useDownloads()
  const shown = filterDownloads(downloads, tab)
  const cards = (
    <ul className="cells">
      {shown.map((download) => (
        <li key={download.id} className={download.featured ? 'is-featured' : undefined}>
          <DownloadCard id={`${id}-${download.id}`} download={download} running={running} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="downloads">
      {showTabs ? (
        <>
          <TabStrip
            id={`${id}-tab`}
            label={title}
            tabs={downloadTabs}
            selected={tab}
            onSelect={setTab}
            panelId={() => `${id}-panel`}
          />
          <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${tab}`}>
            {shown.length === 0 ? <p className="empty">{words.empty}</p> : cards}
          </div>
        </>
      ) : (
        cards
      )}
      {stats ? <Totals stats={stats} /> : null}
    </div>
  )
}

function DownloadCard({
  id,
  download,
  running,
}: {
  id: string
  download: DownloadView
  running: Downloads
}): ReactNode {
  return (
    <article className="download" aria-labelledby={`${id}-title`}>
      <div className="download-head">
        <h3 id={`${id}-title`}>{download.name}</h3>
        {download.featured ? <Badge tone="strong">{words.featured}</Badge> : null}
      </div>
      <p className="label">{words.version(download.version, download.size)}</p>
      <p>{download.description}</p>
      <ul className="facts" aria-label={words.platforms}>
        {download.platform.map((platform) => (
          <li key={platform}>
            <Glyph svg={choosePlatformGlyph(platform)} size={16} /> {platform}
          </li>
        ))}
      </ul>
      <Needs download={download} />
      <div className="download-actions">
        <DownloadButton
          id={id}
          titleId={`${id}-title`}
          download={download}
          state={running.stateOf(download.id)}
          onStart={() => running.start(download)}
        />
        <MoreLinks id={id} download={download} />
      </div>
      <details className="more download-check">
        <summary>{words.checksum}</summary>
        <p>
          {words.checksumOf(download.fileName)}
          <code>{download.sha256}</code>
        </p>
      </details>
    </article>
  )
}

function MoreLinks({
  id,
  download: { documentationUrl, sourceUrl },
}: {
  id: string
  download: DownloadView
}): ReactNode {
  return (
    <>
      {documentationUrl ? (
        <a
          id={`${id}-docs`}
          className="button button-secondary"
          href={documentationUrl}
          aria-labelledby={`${id}-docs ${id}-title`}
        >
          {words.docs}
        </a>
      ) : null}
      {sourceUrl ? (
        <a
          id={`${id}-source`}
          className="button button-secondary"
          href={sourceUrl}
          rel={relOf(sourceUrl)}
          aria-labelledby={`${id}-source ${id}-title`}
        >
          {words.source}
        </a>
      ) : null}
    </>
  )
}

function Needs({ download: { requirements, changelog } }: { download: DownloadView }): ReactNode {
  return (
    <>
      {requirements.length > 0 ? (
        <ul className="download-needs" aria-label={words.requirements}>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      ) : null}
      {changelog.length > 0 ? (
        <>
          <h4>{words.changes}</h4>
          <ul className="download-changes">
            {changelog.slice(0, changesShown).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Totals({ stats }: { stats: DownloadStats }): ReactNode {
  return (
    <div className="download-totals">
      <dl>
        <div>
          <dt>{words.total}</dt>
          <dd>{formatAmount(stats.totalDownloads)}</dd>
        </div>
        <div>
          <dt>{words.monthly}</dt>
          <dd>{formatAmount(stats.monthlyDownloads)}</dd>
        </div>
      </dl>
      {stats.platforms.length > 0 ? (
        <div className="table-scroll" role="region" aria-label={words.tableCaption} tabIndex={0}>
          <table>
            <caption>{words.tableCaption}</caption>
            <TableHead columns={words.columns} />
            <tbody>
              {stats.platforms.map((platform) => (
                <tr key={platform.name}>
                  <th scope="row">{platform.name}</th>
                  <td>{formatAmount(platform.downloads)}</td>
                  <td>{`${platform.growth > 0 ? '+' : ''}${formatAmount(platform.growth)}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
