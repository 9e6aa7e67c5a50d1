// llms.txt: an index of the site's Markdown versions, for language models. Of a large site it lists parts.

import type { SiteModule } from '#site/site-module.ts'
import type { DescribedVersion } from './markdown-versions.ts'

interface LlmsOptions extends Pick<SiteModule, 'printQuote' | 'printText'> {
  /** Title of each section, in the order of the file. */
  sections: Readonly<Record<string, string>>
  /** Absolute address of the Markdown version. */
  address: (version: DescribedVersion) => string
  /** Absolute address of a part. */
  addressOf: (file: string) => string
}

interface Section {
  name: string
  title: string
  versions: readonly DescribedVersion[]
  lines: readonly string[]
}

/** Lines of a section with a file of their own, and the line that leads there. */
interface Part {
  file: string
  line: string
  lines: readonly string[]
}

/**
 * Bytes of a file. A program puts the whole of it into the context of a model before it chooses a page: this is some
 * 25,000 tokens, an eighth of what common models read at once.
 */
const most = 100 * 1024

/**
 * llms.txt: title, summary, and the Markdown versions by section. If it passed the limit, the lists of the largest
 * sections are files of their own, each within the limit, and llms.txt lists these.
 */
export function llmsFiles(
  site: { name: string; description: string },
  versions: readonly DescribedVersion[],
  options: LlmsOptions,
  limit = most,
): [file: string, text: string][] {
  const { printQuote, printText } = options
  const summary = site.description.trim() === '' ? [] : [printQuote(site.description)]
  const head = [`# ${printText(site.name)}`, ...summary]
  const printFile = (parts: readonly string[]) => `${[...head, ...parts].join('\n\n')}\n`
  const printSection = (title: string, lines: readonly string[]) => `## ${printText(title)}\n\n${lines.join('\n')}`
  const sections = sectionsOf(versions, options)
  const room = limit - bytesOf([printFile(sections.map(({ title }) => printSection(title, [])))])
  const split = splitLargest(sections, options, room)
  const index = sections.map((section) => {
    const { title, lines } = section
    return printSection(title, split.get(section)?.map(({ line }) => line) ?? lines)
  })
  const files = [...split].flatMap(([{ title }, parts]) =>
    parts.map(({ file, lines }): [string, string] => [file, printFile([printSection(title, lines)])]),
  )
  return [['llms.txt', printFile(index)], ...files]
}

function sectionsOf(versions: readonly DescribedVersion[], options: LlmsOptions): Section[] {
  return Object.entries(options.sections).flatMap(([name, title]) => {
    const own = versions.filter(({ section }) => section === name)
    return own.length === 0 ? [] : [{ name, title, versions: own, lines: own.map((one) => lineOf(one, options)) }]
  })
}

/** The sections that do not fit, with their parts: the largest ones, until the others fit. */
function splitLargest(sections: readonly Section[], options: LlmsOptions, room: number): Map<Section, readonly Part[]> {
  const sized = sections.map((section) => ({ section, bytes: bytesOf(section.lines) }))
  let total = sized.reduce((sum, { bytes }) => sum + bytes, 0)
  const split = new Map<Section, readonly Part[]>()
  for (const { section, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    if (total <= room) break
    const parts = partsOf(section, options, room)
    split.set(section, parts)
    total += bytesOf(parts.map(({ line }) => line)) - bytes
  }
  return split
}

function partsOf({ name, title, versions, lines }: Section, options: LlmsOptions, room: number): Part[] {
  const { printText, addressOf } = options
  return splitLines(lines, room).map(([from, to], index) => {
    const file = `llms/${name}-${index + 1}.txt`
    const [first = '', last = ''] = [versions[from], versions[to - 1]].map((version) => printText(version?.title ?? ''))
    const line = `- [${printText(`${title} ${from + 1}–${to}`)}](${addressOf(file)}): ${first} – ${last}`
    return { file, line, lines: lines.slice(from, to) }
  })
}

/** Where each part begins and ends. A line that is larger than a part is one. */
function splitLines(lines: readonly string[], room: number): [from: number, to: number][] {
  const parts: [from: number, to: number][] = []
  let left = 0
  for (const [index, line] of lines.entries()) {
    const bytes = Buffer.byteLength(line) + 1
    const part = parts.at(-1)
    if (part && bytes <= left) part[1] = index + 1
    else {
      parts.push([index, index + 1])
      left = room
    }
    left -= bytes
  }
  return parts
}

function bytesOf(lines: readonly string[]): number {
  return Buffer.byteLength(lines.join('\n'))
}

function lineOf(version: DescribedVersion, { address, printText }: LlmsOptions): string {
  const description = printText(version.description)
  return `- [${printText(version.title)}](${address(version)})${description === '' ? '' : `: ${description}`}`
}
