// How a paragraph looks that was meant as a heading, a list, a table, bold type or a link, and what is said of it.

import type { Fault } from '../problem.ts'
import { boldRules } from './bold-rules.ts'
import { linkRules } from './link-rules.ts'
import { noText, quoted, type Rule } from './paragraph-rule.ts'
import { tickRule } from './tick-rule.ts'

const wideSpace = String.raw`[\u00a0\u2000-\u200b\u3000]`
/** What editors do not show, or show as a space. */
const unseen = String.raw`[\u00a0\u2000-\u200f\u2060\u3000\ufeff]+`

/** What the keyboards of Chinese and Japanese write in the place of signs that mean something to Markdown. */
const wideLists: readonly string[] = [
  String.raw`[–—－＊＋・](?=[^\n]*\n[–—－＊＋・])`,
  String.raw`[０-９]{1,9}[．.）)](?=[^\n]*\n[０-９]{1,9}[．.）)])`,
]

/** How lines begin that were meant as items of a list. */
const listSigns: readonly string[] = [
  String.raw`(?:[-*+]|\d{1,9}[.)])${wideSpace}`,
  String.raw`[•‣◦▪●·][ \t\u00a0]`,
  String.raw`1[.)](?=\p{Lu}\p{Ll})`,
  String.raw`-(?=\p{L}[^\n]*\n-\p{L})`,
  ...wideLists,
]

/** Commands that nobody writes outside of a formula, and others that are its first word in parentheses. */
const texCommands: readonly string[] = [
  String.raw`\\(?:begin|[dt]?frac|sqrt|operatorname|overline|vec|hat|math(?:bb|bf|cal|rm))\{`,
  String.raw`\\(?<=[([]\s{0,9}\\)(?:sum|prod|int|lim|partial|alpha|beta|gamma|delta|theta|lambda|mu|pi|sigma)` +
    '(?![A-Za-z])',
]

/** Any of them. */
export const texCommand = new RegExp(texCommands.join('|'))

/** What may stand between dollars, and what of it tells TeX from a price. */
const inDollars = String.raw`[^$\n\ufffb\ufffc]`
const texSign = String.raw`(?:\\[A-Za-z]{2,}|[\w)\]]\^[\w{(]|_\{)`

/** TeX between dollars with a space beside one of them. */
const looseFormula = new RegExp(
  String.raw`(\$(?=${inDollars}{0,300}${texSign})` +
    String.raw`(?= ${inDollars}{1,300}\$|${inDollars}{1,300} \$) ?[^\s$]{1,20})`,
)

/** All rules. Of those of one code, the first that fits a paragraph is said. */
export const rules: readonly Rule[] = [
  {
    sign: new RegExp(
      String.raw`(?:^|\n)(#{2,6}(?=[\p{L}\p{N}])|#{1,6}${wideSpace}|#(?=\p{Lu}[^\n#]* [^\n#]*[^\n#.!?:]$))`,
      'u',
    ),
    describe: ([, marks = '']) => ({
      code: 'looks-like-heading',
      message: `this line begins with ${quoted(marks.replace(/[^#]/g, ''))} and makes no heading`,
      hint: `write a space behind it: ${quoted(`${marks.replace(/[^#]/g, '')} Prices`)}`,
    }),
  },
  {
    sign: new RegExp(String.raw`(?:^|\n)(${unseen}#{1,6})[ \t]`),
    describe: ([, marks = '']) => ({ code: 'looks-like-heading', ...unseenBefore(marks, 'heading') }),
  },
  {
    sign: new RegExp(String.raw`(?:^|\n)(${unseen}(?:[-*+]|\d{1,9}[.)]))[ \t]`),
    describe: ([, mark = '']) => ({ code: 'looks-like-list', ...unseenBefore(mark, 'list') }),
  },
  {
    sign: /(?:^|\n)(＃{1,6})[ \u3000]/,
    describe: ([, marks = '']) => ({
      code: 'looks-like-heading',
      message: `${quoted(marks)} is a wide sign (U+FF03) and makes no heading`,
      hint: `write ordinary ones: ${quoted(`${'#'.repeat(marks.length)} Prices`)}`,
    }),
  },
  {
    sign: new RegExp(`(?:^|\\n)(${listSigns.join('|')})`, 'u'),
    describe: describeList,
  },
  {
    sign: /(?:^|\n)(\[[ xX]\]) (?=\S)/,
    describe: ([, box = '']) => ({
      code: 'looks-like-list',
      message: `${quoted(box)} makes no box outside of a list`,
      hint: `write ${quoted(`- ${box} `)}`,
    }),
  },
  {
    sign: /^(\[[ xX]\])(?=\p{L})/u,
    describe: ([, box = '']) => ({
      code: 'looks-like-list',
      message: `${quoted(box)} makes no box without a space behind it`,
      hint: `write ${quoted(`- ${box} `)}`,
    }),
  },
  {
    // The text of an admonition of another generator is indented, and no paragraph there.
    sign: /^(?!!!!|\?\?\?|===)[^]*?\n((?!1[.)])\d{1,3}[.)])[ \t]+\S[^\n]*\n\d{1,3}[.)][ \t]/,
    describe: ([, mark = '']) => ({
      code: 'looks-like-list',
      message: `${quoted(mark)} directly below a paragraph begins no list: only ${quoted(`1${mark.slice(-1)}`)} does`,
      hint: 'write an empty line above it',
    }),
  },
  {
    sign: /(?:^|\n)(\+(?:[-=:]{3,}\+)+)[ \t]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these lines draw a table with "+" and make none',
      hint: 'write the rows as "| a | b |", and "|---|---|" below the first',
    }),
  },
  {
    sign: /(?:^|\n)(｜[^\n]*｜)[ \t]*\n[ \t]*｜/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these rows have wide bars (U+FF5C), which make no table',
      hint: 'write ordinary ones: "| a | b |", and "|---|---|" below the first row',
    }),
  },
  {
    sign: /(?:^|\n)(\|[^\n]*\|)[ \t]*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'the line of dashes has another number of cells than the line above it, so this makes no table',
      hint: 'write as many cells of dashes as the line above has, such as "|---|---|"',
    }),
  },
  {
    sign: /(?:^|\n)(\|[^\n|]+\|[^\n]*\|)[ \t]*\n[ \t]*\|[^\n]*\|[ \t]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these rows make no table: the line of dashes is missing',
      hint: 'write "|---|---|" below the first row, with a cell for each of its cells',
    }),
  },
  {
    // The bullets of a word processor have a tab behind them.
    sign: /(?:^|\n)(?![•‣◦▪●·]\t[^\n\t]*\n)([^\n\t]*\S\t\S[^\n]*)\n[^\n\t]*\S\t\S[^\n]*(?:\n|$)/,
    describe: () => ({
      code: 'looks-like-table',
      message: 'these lines have tabs between their words and make no table',
      hint: 'write the rows as "| a | b |", and "|---|---|" below the first',
    }),
  },
  {
    sign: /^(\$\$)[ \t]*\n/,
    describe: () => ({
      code: 'formula',
      message: '"$$" begins no formula: an empty line is in it, or nothing closes it',
      hint: 'write "$$" behind the formula, and no empty line in it',
    }),
  },
  {
    sign: looseFormula,
    describe: () => ({
      code: 'formula',
      message: 'a dollar sign with a space inside begins or ends no formula',
      hint: 'write it without the space: "$x^2$"',
    }),
  },
  {
    sign: new RegExp(`(${texCommand.source})`),
    describe: ([, written = '']) => ({
      code: 'formula',
      message: `${quoted(written)} is shown as it is: no formula is around it`,
      hint: 'write the formula as "$…$" inside a sentence, or as "$$…$$" by itself',
    }),
  },
  tickRule,
  ...linkRules,
  ...boldRules,
]

function unseenBefore(written: string, kind: string): Omit<Fault, 'code'> {
  const mark = quoted(written.replace(/^[^-#*+\d]+/, ''))
  const code = (written.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return {
    message: `before ${mark} is a character that editors do not show, so this makes no ${kind}`,
    hint: `delete the character U+${code} at the start of the line`,
  }
}

/**
 * The rule of an item whose sign has no space behind it, so that it is a part of the item above. `mark` is the sign of
 * that one.
 */
export function itemRule(mark: string): Rule {
  const next = Number.parseInt(mark, 10) + 1
  const sign = Number.isNaN(next)
    ? String.raw`\n([${mark}])(?=\p{L}{2}[^\n*]*(?:\n|$))`
    : String.raw`\n((?:${next - 1}|${next})[${mark.slice(-1)}])(?=\p{L}{2})`
  return { sign: new RegExp(sign, 'u'), describe: describeList }
}

function describeList([, mark = '']: RegExpExecArray): Fault {
  return {
    code: 'looks-like-list',
    message: `this line begins with ${quoted(mark.trim())} and makes no list`,
    hint: `begin each line with ${/\p{Nd}/u.test(mark) ? '"1. "' : '"- "'}, with an ordinary space`,
  }
}

/** Any sign of any rule. */
export const anySign = new RegExp(
  String.raw`~~|\$[$ ]| \$(?!\d)|\\[a-z]{2}|${noText}\{|[\x60#*[|\t•‣◦▪●·＃｜]|` +
    String.raw`(?:^|\n)(?:[-+–—－＊＋・０-９]|${unseen}|\d{1,9}[.)])`,
)
