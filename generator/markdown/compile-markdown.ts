// Markdown → HTML with holes, headings, links and plain text. HTML in it is reduced to a safe list; comments are
// dropped. Headings are re-levelled so that a page never skips a level. satteri parses by default; remark-parse is the
// reference, and tests compare the two.

import type { Root } from 'mdast'
import type { MarkdownParser } from '../config/config.ts'
import { escapeColons } from './escape-colons.ts'
import { openWalk } from './finish-tree.ts'
import { hasInnerBraces, mayHaveCallouts, mayHaveDirectives } from './forms.ts'
import { inspectTree } from './inspect-tree.ts'
import { keepFormulas } from './keep-formulas.ts'
import { keepSlashes } from './keep-slashes.ts'
import { keepTildes } from './keep-tildes.ts'
import { findExcess, refuse } from './limits.ts'
import { markdownProblem } from './markdown-problem.ts'
import type { Markdown, MarkdownOptions } from './model.ts'
import { openSatteri } from './open-satteri.ts'
import { parseInTime } from './parse-in-time.ts'
import { mayHaveFrames, placeFrames } from './place-frames.ts'
import { printHast } from './print-hast.ts'
import { printMdast } from './print-mdast.ts'
import { readClosings } from './read-closings.ts'
import { restorePlaces } from './restore-places.ts'
import { shapeForms } from './shape-forms.ts'

/** Part of every cache key: raise it when the same source compiles to different HTML. */
export const markdownVersion = 26

// A megabyte of ordinary text takes the reference parser a few seconds.
const parseLimitSeconds = 30
const parsesTooLong = markdownProblem(
  'markdown-time',
  `the parser "remark" has not finished this text within ${parseLimitSeconds} seconds`,
  { line: 1, column: 1 },
  'remove long runs of brackets, stars and backticks, or build with --markdown-parser satteri',
)

/** Text that the parser cannot take, although nothing in it is refused. */
class UnreadableText extends Error {}

const unreadable = markdownProblem(
  'markdown-size',
  'the text is too large for the parser',
  { line: 1, column: 1 },
  'split it into several pages',
)

/** Compiles one Markdown text. Never throws for bad input: it returns a problem instead. */
export function compileMarkdown(source: string, options: MarkdownOptions): Markdown {
  const refusal = refuse(source)
  if (refusal) return { ...nothing(), problems: [refusal] }
  const state = nothing()
  try {
    const tree = keepFormulas(source, (text) => parseMarkdown(text, options.parser))
    if (!tree) return { ...state, problems: [parsesTooLong] }
    const excess = findExcess(tree)
    if (excess) return { ...state, problems: [excess] }
    const lines = source.split('\n')
    const parsePlain = (text: string) => keepFormulas(text, (part) => parsePart(part, options.parser))
    if (mayHaveDirectives(source) || mayHaveCallouts(source)) shapeForms(tree, state, { ...options, lines, parsePlain })
    if (options.hasBlocks && mayHaveFrames(source)) placeFrames(tree, state)
    const blockIds = state.widgets.flatMap(({ source: block }) => block?.id ?? [])
    const taken = new Set([...options.takenIds, ...blockIds])
    const { excess: repeated, hasHtml, hasFootnotes } = inspectTree(tree, state, { ...options, source, lines, taken })
    if (repeated) return { ...nothing(), problems: [repeated] }
    const walk = { state, options: { ...options, taken } }
    const isWhole = hasHtml || hasFootnotes || options.parser === 'remark'
    state.html = isWhole ? printHast(tree, { ...walk, source, hasHtml }) : printMdast(tree, openWalk(walk))
    return state
  } catch (error) {
    if (error instanceof UnreadableText) return { ...nothing(), problems: [unreadable] }
    if (!(error instanceof RangeError)) throw error
    return {
      ...state,
      html: { htmlPieces: [] },
      problems: [
        markdownProblem(
          'markdown-nesting',
          'the text is nested too deeply to be shown',
          { line: 1, column: 1 },
          'flatten nested quotes, lists and emphasis',
        ),
      ],
    }
  }
}

function nothing(): Markdown {
  return {
    html: { htmlPieces: [] },
    headings: [],
    anchors: [],
    links: [],
    widgets: [],
    text: '',
    sections: {},
    passages: [],
    problems: [],
  }
}

/** The tree of a text before anything is changed in it; undefined for a text that no page may have. */
export function treeOf(source: string, parser: MarkdownParser): Root | undefined {
  if (refuse(source)) return undefined
  try {
    const tree = parseMarkdown(source, parser)
    return tree && !findExcess(tree) ? tree : undefined
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof UnreadableText)) throw error
    return undefined
  }
}

/**
 * CommonMark, GFM and directives → mdast; undefined if remark takes too long. The parsers differ for a few odd inputs
 * only (see the tests).
 */
export function parseMarkdown(source: string, parser: MarkdownParser): Root | undefined {
  return keepTildes(source, (text) => keepSlashes(text, (plain) => parseText(plain, parser)))
}

function parseText(source: string, parser: MarkdownParser): Root | undefined {
  const directive = mayHaveDirectives(source)
  const isForRemark = parser === 'remark' || (directive && hasInnerBraces(source)) || hasAddressBeforePipe(source)
  const tree = isForRemark ? undefined : parseFast(source, directive)
  return tree ?? parseSlowly(source, directive)
}

/** A part of a text without directives; undefined if remark takes too long. */
function parsePart(source: string, parser: MarkdownParser): Root | undefined {
  return keepSlashes(source, (text) => (parser === 'satteri' ? parseFast(text, false) : parseSlowly(text, false)))
}

/** The tree that remark makes; undefined if it takes too long. */
function parseSlowly(source: string, directive: boolean): Root | undefined {
  const tree = parseInTime(source, { directive, limitMs: 1000 * parseLimitSeconds })
  if (tree) restorePlaces(tree, source.split('\n'))
  return tree
}

/** The tree that satteri makes; undefined for a text that it does not read as remark does. */
function parseFast(source: string, directive: boolean): Root | undefined {
  const { markdownToMdast } = openSatteri()
  // satteri's own tree types are wider (MDX); without those features it gives plain mdast.
  const parse = (text: string) =>
    markdownToMdast(text, { features: { frontmatter: false, directive } }) as unknown as Root
  try {
    return directive ? readClosings(source, (text) => escapeColons(text, parse)) : parse(source)
  } catch (error) {
    if (error instanceof RangeError) throw error
    // It throws when its tree does not fit into a buffer.
    throw new UnreadableText('satteri cannot parse this text', { cause: error })
  }
}

/**
 * Whether a cell of a table may end with an address. satteri takes the pipe and the next cells for a part of it.
 */
function hasAddressBeforePipe(source: string): boolean {
  const hasTable = /-[ \t:]*\||\|[ \t:]*-/.test(source)
  return hasTable && /(?<!\]\(|<)https?:\/\/[^\s|<`]+\|/i.test(source)
}
