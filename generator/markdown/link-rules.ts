// How words look that were meant as a link or a picture, and what is said of them.

import type { Fault } from '../problem.ts'
import { cutText } from '../text.ts'
import { linkSign, noText, otherSign, quoted, type Rule } from './paragraph-rule.ts'

/** Rules of links and pictures. */
export const linkRules: readonly Rule[] = [
  {
    sign: /(\]\([^(){}<>"'\n]+ =\d*%?(?:x\d*)?\))/,
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: 'a size behind the address makes no picture',
      hint: `write it in HTML: <img src="${cutText(written.slice(2).split(' =')[0] ?? '', 80)}" width="100" alt="…">`,
    }),
  },
  {
    // Names such as "Scan (1).png", with a title or without.
    sign: new RegExp(
      String.raw`(\]\((?:(?!\]\()[^<>"' \n])* (?:(?!\]\()[^<>"'\n])*\.[a-z][a-z\d]{1,4})` +
        String.raw`(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)`,
      'i',
    ),
    describe: ([, written = '']) => spacedAddress(written.slice(2)),
  },
  {
    // An anchor and a bare address, which ends at the space, as well. Parentheses may be inside.
    sign: new RegExp(
      String.raw`(\]\((?=#|[^()\n]*[/.${linkSign}])(?=[^) \n]* )(?:[^(){}<>"'\n]|\([^(){}<>"'\n]*\))*\))`,
    ),
    describe: ([, written = '']) => spacedAddress(written.slice(2, -1).trim()),
  },
  {
    sign: new RegExp(
      String.raw`(\[[^[\]\n]{1,80}\] )\((?=${linkSign}|/|\.\.?/|https?:|[\w-]+\.(?:md|html?|png|jpe?g|svg|pdf)\))`,
    ),
    describe: () => ({
      code: 'looks-like-link',
      message: 'a space between the bracket and the parenthesis makes no link',
      hint: 'write them without a space: "[text](address)"',
    }),
  },
  {
    sign: new RegExp(String.raw`(\([^()\n]{1,80}\)\[)(?=${linkSign}|/|\.\.?/|https?:)`),
    describe: () => ({
      code: 'looks-like-link',
      message: 'the text is in parentheses and the address in brackets, which makes no link',
      hint: 'write it the other way round: "[text](address)"',
    }),
  },
  {
    sign: /(\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\])/u,
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: `two brackets make no link: ${quoted(cutText(written, 80))} is shown as it is`,
      hint: 'write "[text](address)"',
    }),
  },
  {
    // A bare address ends at the first space. What is closed behind it is inside of another link, or escaped.
    sign: new RegExp(
      String.raw`(\[[^[\]\n]{0,80}\]\()(?=${linkSign}(?!\))|<|\.{0,2}/(?![^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)))`,
    ),
    describe: () => ({
      code: 'looks-like-link',
      message: 'what is in these brackets makes no link and no picture',
      hint: 'close the parenthesis behind the address and its title; write an address with spaces in angle brackets',
    }),
  },
  {
    sign: new RegExp(
      String.raw`(\[[^[\]\n${linkSign}${otherSign}]{0,80})${noText}[^[\]\n]{0,80}\]\((?:${linkSign}|\.{0,2}/)`,
    ),
    describe: () => ({
      code: 'looks-like-link',
      message: 'a link or a picture with a link or a footnote in it is none',
      hint: 'take the link or the footnote out of the brackets',
    }),
  },
  {
    sign: new RegExp(String.raw`(\[(?!\^)[^[\]\n]{1,80}\]\[)(?=${linkSign})`),
    describe: () => ({
      code: 'looks-like-link',
      message: 'an address in brackets makes no link',
      hint: 'write it in parentheses: "[text](address)"',
    }),
  },
  {
    sign: new RegExp(String.raw`(!\[[^[\]\n]{0,80}\])(?=${linkSign}|\.{0,2}/)`),
    describe: () => ({
      code: 'looks-like-link',
      message: 'an address without parentheses makes no picture',
      hint: 'write "![what it shows](address)"',
    }),
  },
]

function spacedAddress(address: string): Fault {
  return {
    code: 'looks-like-link',
    message: 'an address with spaces makes no link and no picture',
    hint: `write it in angle brackets: ${quoted(cutText(`](<${address.replaceAll(linkSign, '…')}>)`, 80))}`,
  }
}
