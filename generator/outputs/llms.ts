// llms.txt and llms-full.txt: the site for language models, as an index of its Markdown versions and as one text.

import type { Twin } from './twins.ts'

interface LlmsOptions {
  /** Title of each section, in the order of the file. */
  sections: Readonly<Record<Twin['section'], string>>
  /** Absolute address of the Markdown version. */
  address: (twin: Twin) => string
}

/** The index: title, summary, and the Markdown versions by section. */
export function llmsFile(
  site: { name: string; description: string },
  twins: readonly Twin[],
  { sections, address }: LlmsOptions,
): string {
  const parts = Object.entries(sections).flatMap(([section, title]) => {
    const lines = twins
      .filter((twin) => twin.section === section)
      .map((twin) => `- [${twin.title}](${address(twin)})${twin.description === '' ? '' : `: ${twin.description}`}`)
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
  })
  return `${[`# ${site.name}`, ...(site.description === '' ? [] : [`> ${site.description}`]), ...parts].join('\n\n')}\n`
}

/** All Markdown versions, one after the other. */
export function llmsFullFile(twins: readonly Twin[]): string {
  return twins.map(({ markdown }) => markdown).join('\n---\n\n')
}
