// llms.txt and llms-full.txt: the site for language models, as an index of Markdown twins and as one text. In: twins. Out: text.

import type { Twin } from './twins.ts'

/** The index: title, summary, and a list of twins by section. */
export function llmsFile(
  site: { name: string; description: string },
  twins: readonly Twin[],
  address: (twin: Twin) => string,
): string {
  const sections: [string, (route: string) => boolean][] = [
    ['Docs', (route) => !/^\/(?:blog|help|case-studies)\//.test(route)],
    ['Help', (route) => route.startsWith('/help/')],
    ['Blog', (route) => route.startsWith('/blog/')],
    ['Case studies', (route) => route.startsWith('/case-studies/')],
  ]
  const parts = sections.flatMap(([title, belongs]) => {
    const lines = twins
      .filter(({ route }) => belongs(route))
      .map((twin) => `- [${twin.title}](${address(twin)})${twin.description === '' ? '' : `: ${twin.description}`}`)
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
  })
  return `${[`# ${site.name}`, ...(site.description === '' ? [] : [`> ${site.description}`]), ...parts].join('\n\n')}\n`
}

/** All twins, one after the other. */
export function llmsFullFile(twins: readonly Twin[]): string {
  return twins.map(({ markdown }) => markdown).join('\n---\n\n')
}
