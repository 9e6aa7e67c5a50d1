// The Markdown versions of a language as files, and llms-full.txt, which has all of them. An edit changes few: the
// bytes of the others are taken from the llms-full.txt of the last build, so that their articles need not be read.

import type { Block } from '#schemas/blocks/registry.ts'
import type { WidgetOptions } from '#site/plan-view.ts'
import type { FilePart, KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { isInOldDocs } from '../model/model.ts'
import { type ContentFrame, markdownPath } from '../plan/plan.ts'
import { type DescribedVersion, planMarkdownVersions, versionScope } from './markdown-versions.ts'
import { openWholeText } from './whole-text.ts'

interface VersionOptions {
  /** Of the compiled site. */
  codeVersion: string
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  /** Absolute address of a path. */
  address: (path: string) => string
  kept: KeptFiles | undefined
}

/** The files, one by one. Returns the versions that llms.txt lists. */
export function* describeVersions(
  frame: ContentFrame,
  { codeVersion, place, address, kept }: VersionOptions,
): Generator<OutputFile | KeptFile | FilePart, DescribedVersion[]> {
  const { content, code, view } = frame
  const printBlock = (block: Block) => code.printBlock(block, view)
  const printWidget = (name: string, given: WidgetOptions) => code.printWidget(name, given, view)
  const site = { ...code, printBlock, printWidget }
  const scope = versionScope(frame, { codeVersion, origin: address('/') })
  const unlisted = new Set(content.pages.flatMap(({ listed, route }) => (listed ? [] : [route])))
  const whole = openWholeText({ place, address, kept })
  const listed: DescribedVersion[] = []
  yield whole.begin()
  for (const { source, print, ...version } of planMarkdownVersions(frame, address, site)) {
    const path = place(markdownPath(version.route).slice(1))
    if (isInOldDocs(version.route, content.site) || unlisted.has(version.route)) {
      yield { path, bytes: Buffer.from(print()) }
      continue
    }
    const key = source && `${scope} ${source.key}`
    const known = key === undefined ? undefined : kept?.find(path, key)
    const copy = known && whole.copyOf(known)
    const bytes = copy ?? Buffer.from(print())
    const { parts, copiedAt } = whole.add(bytes)
    yield known && copy ? { ...known, copiedAt } : { path, bytes, key, copiedAt }
    yield* parts
    listed.push(version)
  }
  return listed
}
