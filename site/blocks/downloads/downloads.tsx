import { blockTitles } from '#words/block-titles.ts'
import { Island } from '../../island.tsx'
import { printText } from '../../parts/print-text.ts'
import { printList, printWords } from '../../parts/print-words.ts'
import { Section } from '../../parts/section.tsx'
import type { SiteView } from '../../plan-view.ts'
import type { DownloadView } from '../../widgets/download-center/download-view.ts'
import { defineBlock } from '../define-block.ts'

export const downloadsBlock = defineBlock({
  data: 'downloads',
  title: () => blockTitles.downloads,
  plan: ({ showTabs }, view) => ({
    showTabs,
    downloads: listDownloads(view),
    stats: view.record('download-stats'),
  }),
  print: (block, view) => {
    const lines = view
      .list('downloads')
      .map(
        ({ name, version, downloadUrl, description }) =>
          `[${printText(`${name} ${version}`)}](${downloadUrl}): ${printText(description)}`,
      )
    return printWords(block, [printList(lines)])
  },
  Component: ({ block, data }) => (
    <Section block={block} className="downloads-block">
      <Island
        name="DownloadCenter"
        id={`${block.id}-center`}
        on="visible"
        props={{ title: block.title ?? blockTitles.downloads, ...data }}
      />
    </Section>
  ),
})

function listDownloads(view: SiteView): DownloadView[] {
  return view.list('downloads').flatMap(({ size, ...download }) => {
    const asset = view.asset(download.downloadUrl)
    // A missing file is an error of the link checks; there is nothing to show for it.
    if (!asset) return []
    return [{ ...download, size: size ?? asset.size, fileName: asset.fileName, sha256: asset.sha256 }]
  })
}
