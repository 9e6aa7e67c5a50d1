// Checks every entry against its schema, then the site as a whole. Collects the problems of all files; the caller
// decides what errors mean. No later stage meets an unknown value.

import { reservedIds } from '#schemas/article-anchors.ts'
import type { LinkTargets, Reached } from '../links/links.ts'
import { type Entry, type Loaded, withFrame } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import {
  compileBody,
  type FoundContent,
  type ReadContent,
  type ReadContentOptions,
  readContent,
  readTextBlocks,
} from '../read/read.ts'
import { checkArticles } from './check-articles.ts'
import { checkAssetNames, checkSharedAssets } from './check-assets.ts'
import { checkDocs } from './check-docs.ts'
import { checkFolderNames } from './check-folder-names.ts'
import { checkHeads } from './check-heads.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLinks } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkSite } from './check-site.ts'
import { findStrays } from './find-strays.ts'

export interface ValidateOptions extends ReadContentOptions {
  /** Whether the process ends after these checks: what only the next ones would need is not kept. */
  isOnly?: boolean | undefined
  /** Whether earlier versions stand in for files with errors: this content is not that of the folder. */
  isMended?: boolean | undefined
}

/** Content without errors in site.yaml. */
export interface ValidContent {
  content: Content
  /** With all that is hidden. */
  everything: Content
  /** Files of the language that have errors by themselves, and so are not part of the content, or not all of them. */
  faulty: ReadonlySet<string>
  /** Addresses that something else on the site leads to. */
  linked: ReadonlySet<string>
  /** All that its links may lead to, in all languages. */
  targets: LinkTargets
}

export interface Validated {
  /** Missing when site.yaml is not valid. */
  valid?: ValidContent
  problems: Problem[]
}

/** Checks everything. Problems have a file, and a place with code frame where there is one. */
export function validateContent(loaded: Loaded, options: ValidateOptions): Validated {
  return checkWhole(readContent(loaded, options), options)
}

type CheckOptions = Pick<ValidateOptions, 'cache' | 'isOnly'>

/** Checks the whole of what is read. */
export function checkWhole({ found, ...read }: ReadContent, options: CheckOptions): Validated {
  const whole = found && checkFound(found, read.problems, options)
  const problems = [...read.problems, ...findStrays(read.strays), ...(whole?.problems ?? [])]
  return {
    ...(found?.isSiteValid && whole
      ? {
          valid: {
            content: found.content,
            everything: found.everything,
            targets: found.targets,
            faulty: found.rules.faulty,
            linked: whole.linked,
          },
        }
      : {}),
    problems: read.areClaimsReadable ? problems : problems.filter(({ code }) => code !== 'unknown-claim'),
  }
}

/** What only the site as a whole can show. `known` are the problems of the files by themselves. */
function checkFound(
  { content, everything, rules, targets, readable, context }: FoundContent,
  known: readonly Problem[],
  { cache, isOnly }: CheckOptions,
): { problems: Problem[]; linked: ReadonlySet<string> } {
  const linked = new Set<string>()
  const onReach = (entry: Entry, reached: readonly Reached[]) => {
    for (const { route } of reached) {
      const info = targets.routes.get(route)
      // A page that links to itself is not found by that.
      if (info && info.entry !== entry) linked.add(info.route)
    }
  }
  const silent = { ...context, problems: [] }
  const linksIn = (entry: Entry) => {
    const body = compileBody(entry, reservedIds, silent)
    return [...body.links, ...readTextBlocks(entry, body, silent).links]
  }
  const linkRules = { everything, faulty: rules.faulty, targets, linksIn, onReach, isOnly }
  const refused = new Set(known.filter(({ severity }) => severity === 'error').map(placeOf))
  const isOriginal = rules.place.folder === ''
  const problems = [
    ...checkSite(content, rules, targets),
    ...(isOriginal ? checkShared(content) : []),
    ...checkHeads(content),
    ...checkDocs(content, everything, isOriginal),
    ...checkFolderNames(everything),
    ...checkArticles(content, everything, rules),
    // A link that its schema refuses is reported once.
    ...checkLinks(content, linkRules, cache).filter((problem) => !refused.has(placeOf(problem))),
    ...checkPlaceholders(readable, known),
  ]
  return { problems: problems.map((problem) => withFrame(problem, content.entries)), linked }
}

/** What all languages have in common. */
function checkShared(content: Content): Problem[] {
  return [
    ...checkLanguages(content),
    ...checkSharedAssets(content),
    ...checkPictures(content),
    ...checkAssetNames(content.assets),
  ]
}

function placeOf({ file, line, column }: Problem): string {
  return JSON.stringify([file, line, column])
}
