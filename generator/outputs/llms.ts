// llms.txt: an index of the site's Markdown versions, for language models.

import type { DescribedVersion } from './markdown-versions.ts'

interface LlmsOptions {
  /** Title of each section, in the order of the file. */
  sections: Readonly<Record<string, string>>
  /** Absolute address of the Markdown version. */
  address: (version: DescribedVersion) => string
}

/** The index: title, summary, and the Markdown versions by section. */
export function llmsFile(
  site: { name: string; description: string },
  versions: readonly DescribedVersion[],
  { sections, address }: LlmsOptions,
): string {
  const parts = Object.entries(sections).flatMap(([section, title]) => {
    const lines = versions.filter((version) => version.section === section).map((version) => lineOf(version, address))
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
  })
  return `${[`# ${site.name}`, ...(site.description === '' ? [] : [`> ${site.description}`]), ...parts].join('\n\n')}\n`
}

// YAML lets a title or a description have several lines.
function lineOf(version: DescribedVersion, address: LlmsOptions['address']): string {
  const [title, description] = [version.title, version.description].map((text) => text.replace(/\s+/g, ' ').trim())
  return `- [${title}](${address(version)})${description === '' ? '' : `: ${description}`}`
}
