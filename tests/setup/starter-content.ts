// The content that `libretto new site` writes, for tests that build it. Each kind has another language, for the length
// of its words.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSite, type SiteKind, siteDefaults } from '#generator/commands/new-site.ts'
import { libretto, readFolder } from './mini-site.ts'

const now = Date.parse('2026-05-31T12:00:00Z')
const languages: Record<SiteKind, string> = { docs: 'fr', company: 'de', blog: 'es' }

/** Content files of a starter by path. */
export async function starterContent(kind: SiteKind, theme?: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-starter-'))
  try {
    const language = languages[kind]
    createSite({ folder, ...siteDefaults(folder), kind, language, name: 'Blue Lake' }, { libretto, now })
    const content = await readFolder(join(folder, 'content'))
    const site = content['site.yaml'] ?? ''
    return theme === undefined ? content : { ...content, 'site.yaml': site.replace(/^theme:(?:\n {2}.*)+/m, theme) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
