// How words look that were meant as bold or struck-out type, and what is said of them.

import { cutText } from '../text.ts'
import { noText, quoted, type Rule } from './paragraph-rule.ts'

/** Rules of bold and struck-out type. */
export const boldRules: readonly Rule[] = [
  {
    sign: /(?<![*/\w])(\*\*(?:[ \t]+[^*\n]*\p{L}[^*\n]*|[^*\s][^*\n]*[ \t]+)\*\*)(?![*/\w])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'stars with a space inside make no bold type',
      hint: `write ${quoted(cutText(`**${written.slice(2, -2).trim()}**`, 80))}`,
    }),
  },
  {
    sign: /(?<![*/\w])(\*\*[^*\s][^*\n]*[:.!?：。！？][ \t]+\*\*)(?=[\p{L}\p{N}])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'these stars are shown: bold type does not end behind a space',
      hint: `write ${quoted(cutText(`**${written.slice(2, -2).trim()}** `, 80))}`,
    }),
  },
  {
    sign: /((?:(?![\ufffb\ufffc])[\p{P}\p{S}](?<![([{/*=,<\\])\*\*(?=[\p{L}\p{N}])|\p{L}\*\*[\p{Ps}\p{Pi}]))/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'these stars are shown: between punctuation and a letter, bold type does not end or begin',
      hint: `write ${quoted(punctuationOf(written))} outside of the stars, or a space beside them`,
    }),
  },
  {
    sign: /((?![\ufffb\ufffc])[\p{P}\p{S}]~~)(?<=~~[^~\n]+~~)(?=[\p{L}\p{N}])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'these tildes are shown: between punctuation and a letter, a text that is struck out does not end',
      hint: `write ${quoted(punctuationOf(written))} outside of the tildes, or a space behind them`,
    }),
  },
  {
    // A footnote may begin with two stars: it ends with a full stop.
    sign: /^(?=[^*]*\*\*[^*]*$)(?:[^*]*\n)?(\*\*(?=[\p{Lu}\p{Lo}\d])[^*\n]* [^*\n]*[^*\n.。!?])(?:\n|$)/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-bold',
      message: 'these stars are shown: no others close them',
      hint: `write them behind the bold words, too: ${quoted(cutText(`${written.trim()}**`, 80))}`,
    }),
  },
  {
    // A link, code and a picture end in punctuation.
    sign: new RegExp(String.raw`(\*\*[^*\n]*${noText}\*\*(?=[\p{L}\p{N}])|\p{L}\*\*${noText}[^*\n]*\*\*)`, 'u'),
    describe: () => ({
      code: 'looks-like-bold',
      message: 'these stars are shown: between a link or code and a letter, bold type does not end or begin',
      hint: 'write a space beside the stars, or them inside: "[**text**](address)"',
    }),
  },
]

function punctuationOf(written: string): string {
  return /^\p{L}/u.test(written) ? written.slice(-1) : written.slice(0, 1)
}
