// The sites of the table: every kind of site that has islands.

import { siteKinds } from '#generator/commands/new-site.ts'
import { starterContent } from '../../setup/starter-content.ts'
import type { SiteContent } from '../served-site.ts'
import { strangerFiles } from './strangers.ts'

export interface TriedSite {
  name: string
  content: SiteContent
}

export const parley: TriedSite = { name: 'Parley', content: undefined }
const stranger: TriedSite = { name: 'a stranger', content: strangerFiles }

/** All of them. */
export async function everySite(): Promise<TriedSite[]> {
  const starters = siteKinds.map(async (kind) => ({ name: `starter ${kind}`, content: await starterContent(kind) }))
  return [stranger, ...(await Promise.all(starters)), { name: 'the manual', content: 'manual' }, parley]
}
