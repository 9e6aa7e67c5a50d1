// llms.txt: an index of the site's Markdown versions, for language models.

import type { SiteModule } from '#site/site-module.ts'
import type { DescribedVersion } from './markdown-versions.ts'

interface LlmsOptions extends Pick<SiteModule, 'printQuote' | 'printText'> {
  /** Title of each section, in the order of the file. */
  sections: Readonly<Record<string, string>>
  /** Absolute address of the Markdown version. */
  address: (version: DescribedVersion) => string
}

/** The index: title, summary, and the Markdown versions by section. */
export function llmsFile(
  site: { name: string; description: string },
  versions: readonly DescribedVersion[],
  options: LlmsOptions,
): string {
  const { sections, printQuote, printText } = options
  const parts = Object.entries(sections).flatMap(([section, title]) => {
    const lines = versions.filter((version) => version.section === section).map((version) => lineOf(version, options))
    return lines.length === 0 ? [] : [`## ${printText(title)}\n\n${lines.join('\n')}`]
  })
  const summary = site.description.trim() === '' ? [] : [printQuote(site.description)]
  return `${[`# ${printText(site.name)}`, ...summary, ...parts].join('\n\n')}\n`
}

function lineOf(version: DescribedVersion, { address, printText }: LlmsOptions): string {
  const description = printText(version.description)
  return `- [${printText(version.title)}](${address(version)})${description === '' ? '' : `: ${description}`}`
}
