import type { DownloadsBlock } from '#schemas/blocks/downloads.ts'
import type { Download, DownloadStats } from '#schemas/download.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import type { SiteView } from '../../plan-view.ts'
import { blockTitles } from '../../strings/en/block-titles.ts'
import type { BlockFrame, OwnProps } from '../define-block.ts'

export interface DownloadView extends Omit<Download, 'size'> {
  /** Printed size, e.g. "3.2 KB". */
  size: string
  fileName: string
  /** SHA-256 of the file, hexadecimal. */
  sha256: string
}
export interface DownloadsProps extends BlockFrame {
  title: string
  showTabs: boolean
  downloads: DownloadView[]
  stats?: DownloadStats
}

export function planDownloads({ title, data }: DownloadsBlock, view: SiteView): OwnProps<DownloadsProps> {
  return {
    title: title ?? blockTitles.downloads,
    showTabs: data.showTabs,
    downloads: view.list('downloads').flatMap(({ size, ...download }) => {
      const asset = view.asset(download.downloadUrl)
      // A missing file is an error of the link checks; there is nothing to show for it.
      if (!asset) return []
      return [{ ...download, size: size ?? asset.size, fileName: asset.fileName, sha256: asset.sha256 }]
    }),
    stats: view.record('download-stats'),
  }
}

export function printDownloads(block: DownloadsBlock, view: SiteView): string[] {
  const lines = view
    .list('downloads')
    .map(({ name, version, downloadUrl, description }) => `[${name} ${version}](${downloadUrl}): ${description}`)
  return printWords(block, [printList(lines)])
}
