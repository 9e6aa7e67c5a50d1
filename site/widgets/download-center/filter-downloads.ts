// The tabs of the download list. In: downloads and the chosen tab. Out: the downloads under it, featured ones first.
// Never loses the writer's order within the two groups. The tab "all" filters nothing.

import type { DownloadView } from '../../blocks/downloads/plan.ts'

export type DownloadTab = 'all' | DownloadView['category']

export const downloadTabs: { id: DownloadTab; label: string }[] = [
  { id: 'all', label: 'All Downloads' },
  { id: 'sdk', label: 'SDKs' },
  { id: 'docs', label: 'Documentation' },
  { id: 'tools', label: 'Tools' },
  { id: 'samples', label: 'Samples' },
]

export function filterDownloads(downloads: DownloadView[], tab: DownloadTab): DownloadView[] {
  return downloads
    .filter((download) => tab === 'all' || download.category === tab)
    .sort((one, other) => Number(other.featured) - Number(one.featured))
}
