// What the watch serves: the last good site, in memory, page by page as it is built. HTML gets one line more than the
// build wrote, the live client, and its policy allows what that needs. The rest is served as it would be deployed.

import type { Emitted, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { allowLiveClient, headersFile } from '../outputs/outputs.ts'
import type { Page } from '../render/render.ts'
import {
  type HeaderRule,
  openRedirects,
  readHeaderRules,
  readRedirectRules,
  type StaticSite,
} from '../server/server.ts'
import { openSignal } from './signal.ts'

/** Address of the live client, on a site below a base path also below it. */
export const clientAddress = '/__libretto/client.js'

export interface ServedSite {
  site: () => StaticSite
  /** The site without drafts, as visitors will see it. */
  publicSite: () => StaticSite
  basePath: () => string
  /**
   * Hash-named files stay until `settle`, because an open page may still ask for them. `all` are the assets with those
   * that only drafts show, which are not public.
   */
  addFiles: (files: readonly OutputFile[], all: readonly OutputFile[]) => void
  addPage: (page: Page) => void
  /** Sets all pages, and the drafts with the reason why they are not public. */
  setPages: (pages: readonly Page[], drafts: readonly { page: Page; reason: string }[]) => void
  /** Sets the whole output folder, after a complete build. */
  settle: (files: Emitted['files']) => void
  /** Adds files of a site that is not written, because some of its pages have errors. */
  extend: (files: ReadonlyMap<string, { bytes: Uint8Array }>) => void
  /** Whether every address of the site is known: an address that is not there now is none of the site. */
  hasAllPages: () => boolean
  /** Whether a build was complete. */
  isSettled: () => boolean
  /** Resolves when files are added that are no pages. */
  whenExtended: () => Promise<void>
  /** Sets the base path and policy of the site, and the paths of files that browsers must not run. */
  setAddress: (basePath: string, policy: string, programs: readonly string[]) => void
}

/** A site that is empty until something is added. `givenBase`: its base path, if the first build need not find it. */
export function serveFromMemory(givenBase = ''): ServedSite {
  const files = new Map<string, Uint8Array>()
  const pageFiles = new Set<string>()
  const drafts = new Map<string, { page: Page; reason: string }>()
  let assets: ReadonlyMap<string, Uint8Array> = new Map()
  const rules = keepRules()
  let basePath = givenBase
  let hasAllPages = false
  let isSettled = false
  const extension = openSignal()
  const addAll = (all: ReadonlyMap<string, { bytes?: Uint8Array | undefined }>) => {
    isSettled = true
    for (const [name, { bytes }] of all) if (bytes) files.set(name, bytes)
    rules.settle((name) => Buffer.from(all.get(name)?.bytes ?? '').toString())
    extension.give()
  }
  const readPublic = async (name: string) => toServe(name, files.get(name), { basePath })
  const read = async (name: string) => {
    const draft = drafts.get(name)
    const bytes = draft?.page.bytes ?? files.get(name)
    return toServe(name, bytes, { basePath, draftReason: draft?.reason }) ?? assets.get(name)
  }
  const allFiles = { has: (name: string) => files.has(name) || drafts.has(name) || assets.has(name) }
  return {
    basePath: () => basePath,
    site: () => ({ files: allFiles, ...rules.now(), basePath, read }),
    publicSite: () => ({ files, ...rules.now(), basePath, read: readPublic }),
    addFiles: (added, all) => {
      for (const { path, bytes } of added) files.set(path, bytes)
      assets = new Map(all.map(({ path, bytes }) => [path, bytes]))
      extension.give()
    },
    addPage: ({ route, bytes }) => {
      if (bytes) files.set(route.file, bytes)
      pageFiles.add(route.file)
      // Published now: its draft would hide it until the last page is rendered.
      drafts.delete(route.file)
    },
    setPages: (pages, hidden) => {
      replacePages(pages, files, pageFiles)
      drafts.clear()
      for (const draft of hidden) drafts.set(draft.page.route.file, draft)
      hasAllPages = true
    },
    hasAllPages: () => hasAllPages,
    whenExtended: extension.next,
    isSettled: () => isSettled,
    settle: (all) => {
      for (const name of files.keys()) if (!all.has(name)) files.delete(name)
      addAll(all)
    },
    extend: addAll,
    setAddress: (path, policy, programs) => {
      basePath = path
      rules.begin(path, policy, programs)
    },
  }
}

/** Replaces the pages among the files. `pageFiles` names them. */
function replacePages(pages: readonly Page[], files: Map<string, Uint8Array>, pageFiles: Set<string>): void {
  const gone = new Set(pageFiles)
  for (const { route, bytes } of pages) {
    gone.delete(route.file)
    // Most are served already; one may come from a build that failed later.
    if (bytes && files.get(route.file) !== bytes) {
      files.set(route.file, bytes)
      pageFiles.add(route.file)
    }
  }
  for (const file of gone) {
    files.delete(file)
    pageFiles.delete(file)
  }
}

/** Redirects and header rules: those of the last complete build, and those that are known before the next. */
function keepRules(): {
  now: () => Pick<StaticSite, 'rules' | 'findRedirect'>
  begin: (basePath: string, policy: string, programs: readonly string[]) => void
  /** `read` gives the text of a file for hosts. */
  settle: (read: (name: '_headers' | '_redirects') => string) => void
} {
  let rules: HeaderRule[] = []
  let ofPrograms: HeaderRule[] = []
  let findRedirect = openRedirects([])
  return {
    now: () => ({ rules, findRedirect }),
    begin: (basePath, policy, programs) => {
      // Which names may be kept for a year is known when the build is complete.
      const now = readHeaderRules(allowLiveClient(headersFile({ policy, basePath, immutable: [], programs })))
      ofPrograms = now.filter(({ pattern }) => programs.includes(pattern.slice(basePath.length)))
      rules = addRules(rules, now)
    },
    // Programs that only drafts show are not in the output folder.
    settle: (read) => {
      rules = addRules(readHeaderRules(allowLiveClient(read('_headers'))), ofPrograms)
      findRedirect = openRedirects(readRedirectRules(read('_redirects')))
    },
  }
}

/** The rules, and those of the others whose patterns they lack. */
function addRules(rules: readonly HeaderRule[], others: readonly HeaderRule[]): HeaderRule[] {
  const known = new Set(rules.map(({ pattern }) => pattern))
  return [...rules, ...others.filter(({ pattern }) => !known.has(pattern))]
}

interface ServedPage {
  basePath: string
  draftReason?: string | undefined
}

function toServe(name: string, bytes: Uint8Array | undefined, page: ServedPage): Uint8Array | undefined {
  return bytes && name.endsWith('.html') ? withClient(bytes, page) : bytes
}

// At the end of the head, after the policy, which allows a script of the same origin.
function withClient(bytes: Uint8Array, { basePath, draftReason }: ServedPage): Uint8Array {
  const html = new TextDecoder().decode(bytes)
  const end = html.indexOf('</head>')
  if (end < 0) return bytes
  const draft =
    draftReason === undefined ? '' : `<meta name="libretto-draft" content="${draftReason.replaceAll('"', '&quot;')}">`
  const version = `<meta name="libretto-page" content="${hashOf(bytes).slice(0, 16)}">`
  const client = `<script type="module" src="${basePath}${clientAddress}"></script>`
  return Buffer.from(`${allowLiveClient(html.slice(0, end))}${version}${draft}${client}${html.slice(end)}`)
}
