// What the watch serves: the last good site, in memory, page by page as it is built. HTML gets one line more than the
// build wrote, the live client, and its policy allows what that needs. The rest is served as it would be deployed.

import type { Emitted, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { allowLiveClient, headersFile } from '../outputs/outputs.ts'
import type { Page } from '../render/render.ts'
import { type HeaderRule, readHeaderRules, type StaticSite } from '../server/server.ts'

/** Address of the live client. */
export const clientAddress = '/__libretto/client.js'

export interface ServedSite {
  site: () => StaticSite
  /** The site without drafts, as visitors will see it. */
  publicSite: () => StaticSite
  basePath: () => string
  /** Hash-named files stay until `settle`, because an open page may still ask for them. */
  addFiles: (files: readonly OutputFile[]) => void
  addPage: (page: Page) => void
  /** Sets all pages, and the drafts with the reason why they are not public. */
  setPages: (pages: readonly Page[], drafts: readonly { page: Page; reason: string }[]) => void
  /** Sets the whole output folder, after a complete build. */
  settle: (files: Emitted['files']) => void
  /** Whether a build was complete. */
  isSettled: () => boolean
  /** Sets the base path and policy of the site, and the paths of files that browsers must not run. */
  setAddress: (basePath: string, policy: string, programs: readonly string[]) => void
}

/** A site that is empty until something is added. */
export function serveFromMemory(): ServedSite {
  const files = new Map<string, Uint8Array>()
  const pageFiles = new Set<string>()
  const drafts = new Map<string, { page: Page; reason: string }>()
  let rules: HeaderRule[] = []
  let basePath = ''
  let isSettled = false
  const readAny = async (name: string, draft?: { page: Page; reason: string }) => {
    const bytes = draft?.page.bytes ?? files.get(name)
    return bytes && name.endsWith('.html') ? withClient(bytes, draft?.reason) : bytes
  }
  const read = (name: string) => readAny(name, drafts.get(name))
  const readPublic = (name: string) => readAny(name)
  return {
    basePath: () => basePath,
    site: () => ({ files: { has: (name: string) => files.has(name) || drafts.has(name) }, rules, basePath, read }),
    publicSite: () => ({ files, rules, basePath, read: readPublic }),
    addFiles: (added) => {
      for (const { path, bytes } of added) files.set(path, bytes)
    },
    addPage: ({ route, bytes }) => {
      if (bytes) files.set(route.file, bytes)
      pageFiles.add(route.file)
      // Published now: its draft would hide it until the last page is rendered.
      drafts.delete(route.file)
    },
    setPages: (pages, hidden) => {
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
      drafts.clear()
      for (const draft of hidden) drafts.set(draft.page.route.file, draft)
    },
    isSettled: () => isSettled,
    settle: (all) => {
      isSettled = true
      for (const name of files.keys()) if (!all.has(name)) files.delete(name)
      for (const [name, { bytes }] of all) if (bytes) files.set(name, bytes)
      rules = readHeaderRules(allowLiveClient(Buffer.from(all.get('_headers')?.bytes ?? '').toString()))
    },
    setAddress: (path, policy, programs) => {
      basePath = path
      // Which names may be kept for a year is known when the build is complete.
      const text = headersFile({ policy, basePath: path, immutable: [], programs })
      const now = readHeaderRules(allowLiveClient(text))
      const known = new Set(rules.map(({ pattern }) => pattern))
      rules = [...rules, ...now.filter(({ pattern }) => !known.has(pattern))]
    },
  }
}

// At the end of the head, after the policy, which allows a script of the same origin.
function withClient(bytes: Uint8Array, draftReason: string | undefined): Uint8Array {
  const html = new TextDecoder().decode(bytes)
  const end = html.indexOf('</head>')
  if (end < 0) return bytes
  const draft =
    draftReason === undefined ? '' : `<meta name="libretto-draft" content="${draftReason.replaceAll('"', '&quot;')}">`
  const version = `<meta name="libretto-page" content="${hashOf(bytes).slice(0, 16)}">`
  const client = `<script type="module" src="${clientAddress}"></script>`
  return Buffer.from(`${allowLiveClient(html.slice(0, end))}${version}${draft}${client}${html.slice(end)}`)
}
