// What the panel's API sees of a running watch: the latest that is known at the time of each request.

import { randomBytes } from 'node:crypto'
import { openLimits } from '../build/build.ts'
import { hashOf } from '../hash.ts'
import { OutdatedPlan, openArranging, Refusal } from '../move/move.ts'
import { openEntityIndex, type PanelState, readPlaces } from '../panel/panel.ts'
import { noOwnSchemas } from '../read/read.ts'
import { listOwnFiles, storedPictures } from '../render/render.ts'
import { relativePath } from '../report/report.ts'
import { findFile, type StaticSite } from '../server/server.ts'
import type { BaseSite } from './base-site.ts'
import type { ChangeWatcher } from './changes.ts'
import { listKnownAssets, useOfAssets } from './known-assets.ts'
import type { ServedSite } from './served-site.ts'
import type { Session } from './watch-session.ts'

/** The state for one request, by the origins of the server. */
export function openPanel(
  session: Session,
  changes: Pick<ChangeWatcher, 'add'>,
  { served, base }: { served: Pick<ServedSite, 'site'>; base: Pick<BaseSite, 'build'> },
): (ownOrigins: ReadonlySet<string>) => PanelState {
  const token = randomBytes(32).toString('base64url')
  const versions = new Map<string, string>()
  const keptFiles = new Map<string, Uint8Array>()
  const entityIndex = openEntityIndex()
  const headingIndex: PanelState['headingIndex'] = new WeakMap()
  const writes: PanelState['writes'] = { last: Promise.resolve() }
  const arrange = openArranging(session.config, (files) => changes.add({ content: new Set(files) }))
  return (ownOrigins) => ({
    content: session.config.places.content,
    entries: session.known.loaded?.entries ?? [],
    places: readPlaces(session.known.loaded?.entries ?? []),
    problems: session.reports[0]?.problems ?? [],
    builds: session.reports,
    get assets() {
      return listKnownAssets(session.known)
    },
    get assetUse() {
      return useOfAssets(session.known)
    },
    limitsOf: (route) => (session.known.site ? openLimits(session.known.site)(route) : {}),
    ownSchemas: session.known.ownSchemas ?? noOwnSchemas,
    get ownFiles() {
      return findOwnFiles(session)
    },
    entityIndex,
    headingIndex,
    token,
    ownOrigins,
    allowedHosts: session.config.surface.allowedHosts,
    isReadOnly: session.config.surface.hosts.length > 0,
    versions,
    keptFiles,
    shrinkPicture: (order) => storedPictures.shrink(order, session.config),
    cropPicture: (order) => storedPictures.crop(order, session.config),
    versionOf: (route) => versionOf(route, served.site()),
    buildBase: (repository, commit) => base.build(repository, commit, codeOf(session)),
    writes,
    now: () => new Date(),
    arrange: (...wanted) => arrange(...wanted).catch(asRefusal),
    onWritten: (file) => changes.add({ content: new Set([file]) }, true),
  })
}

function codeOf({ known }: Session): string {
  return known.site?.languages.map(({ bundle }) => bundle.version).join(' ') ?? ''
}

async function versionOf(route: string, { files, read }: StaticSite): Promise<string | undefined> {
  const name = findFile(route, files)
  const bytes = name?.endsWith('.html') ? await read(name) : undefined
  return bytes && hashOf(bytes).slice(0, 16)
}

function asRefusal(error: unknown): Awaited<ReturnType<PanelState['arrange']>> {
  if (!(error instanceof Refusal)) throw error
  return { refusal: error.message, hint: error.hint, isOutdated: error instanceof OutdatedPlan }
}

function findOwnFiles({ config }: Session): PanelState['ownFiles'] {
  const files = Object.entries(listOwnFiles(config.places.own))
  return Object.fromEntries(files.map(([name, path]) => [name, relativePath(path, config.places.workingDirectory)]))
}
