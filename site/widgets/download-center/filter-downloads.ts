import { downloadCenter as words } from '#words/download-center.ts'
import type { DownloadView } from './download-view.ts'

export type DownloadTab = 'all' | DownloadView['category']

export const downloadTabs: { id: DownloadTab; label: string }[] = [
  { id: 'all', label: words.tabs.all },
  { id: 'sdk', label: words.tabs.sdk },
  { id: 'docs', label: words.tabs.docs },
  { id: 'tools', label: words.tabs.tools },
  { id: 'samples', label: words.tabs.samples },
]

/** The downloads of a tab, featured ones first, otherwise in their order. The tab "all" does not filter. */
export function filterDownloads(downloads: DownloadView[], tab: DownloadTab): DownloadView[] {
  return downloads
    .filter((download) => tab === 'all' || download.category === tab)
    .sort((one, other) => Number(other.featured) - Number(one.featured))
}
