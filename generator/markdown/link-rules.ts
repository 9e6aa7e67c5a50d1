// How words look that were meant as a link or a picture, and what is said of them.

import type { Fault } from '../problem.ts'
import { cutText } from '../text.ts'
import { linkSign, noText, otherSign, quoted, type Rule } from './paragraph-rule.ts'

/** What may be an address, and titles with what is before them. */
const anyAddress = String.raw`(?:${linkSign}|<[^<>\n]*>|(?=[^()<>"'\s]*[/.#:])[^()<>"'\s]+)`
const definedAddress = String.raw`(?:${linkSign}|<[^<>\n]*>|(?:\.{0,2}/|#)[^()<>"'\s]*)`
const title = String.raw`(?:\s+(?:"[^"\n]*"|'[^'\n]*'))`

/** Rules of links and pictures. */
export const linkRules: readonly Rule[] = [
  {
    sign: new RegExp(
      String.raw`(\]\((?:${anyAddress}|[^(){}<>"'\n]+(?=\s(?:=\d|["'])))${title}?` +
        String.raw`\s+(?:=[ \t]?\d*%?(?:x\d*%?)?|(?:width|height)=[^()\n]*)${title}?\))`,
    ),
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: 'a size behind the address makes no picture',
      hint: `write it in HTML: <img src="${shownAddress(written)}" width="100" alt="…">`,
    }),
  },
  {
    sign: new RegExp(String.raw`(\]\(${anyAddress}${title}?[\s,]+[a-z-]+=[^()\n]*\))`),
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: 'an attribute behind the address makes no link and no picture',
      hint: `leave only the address and its title: ${quoted(`[text](${shownAddress(written)})`)}`,
    }),
  },
  {
    sign: new RegExp(
      String.raw`(\]\(${anyAddress}\s+(?:"[^"\n]*"(?!\s*\))[^\n\]]*?"|'[^'\n]*'(?!\s*\))[^\n\]]*?')\s*\))`,
    ),
    describe: ([, written = '']) => {
      const [quote = ''] = /["']/.exec(written) ?? []
      return {
        code: 'looks-like-link',
        message: `a title with ${quote} inside makes no link and no picture`,
        hint: `write \\${quote} inside, or ${quote === '"' ? "'…'" : '"…"'} around the title`,
      }
    },
  },
  {
    sign: new RegExp(String.raw`(\]\(${anyAddress}\s+[“”„‟«»‘’‚][^()\n]*\))`),
    describe: ([, written = '']) => ({
      code: 'looks-like-link',
      message: 'a title in curly quotes makes no link and no picture',
      hint: `write straight ones: ${quoted(`[text](${shownAddress(written)} "title")`)}`,
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
    sign: /(\[\[(?!toc\]|TOC\])[^[\]\n]*\p{L}[^[\]\n]*\]\])/u,
    describe: ({ input, index, 1: written = '' }) => ({
      code: 'looks-like-link',
      message: `two brackets make no link: ${quoted(cutText(written, 80))} is shown as it is`,
      hint: input[index - 1] === '!' ? 'write "![what it shows](/assets/name.png)"' : 'write "[text](address)"',
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
    sign: new RegExp(String.raw`(\]\(${anyAddress}\s+(?:"[^"\n]*|'[^'\n]*)\))`),
    describe: () => ({
      code: 'looks-like-link',
      message: 'the title of this link or picture is not closed, so it makes none',
      hint: 'write its second quote before the parenthesis',
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
  {
    sign: new RegExp(String.raw`(?:^|\n)(\[(?!\^)[^[\]\n]{1,80}\]:)[ \t]*${definedAddress}[ \t]+["'(]`),
    describe: ([, label = '']) => ({
      code: 'looks-like-link',
      message: `${quoted(cutText(label, 80))} begins no definition: its title has quotes inside, or words behind it`,
      hint: 'write only the address and one title: "[label]: /address "title""',
    }),
  },
  {
    sign: new RegExp(String.raw`(?:^|\n)(\[(?!\^)[^[\]\n]{1,80}\] :)[ \t]*${definedAddress}[ \t]*(?:\n|$)`),
    describe: ([, label = '']) => ({
      code: 'looks-like-link',
      message: `${quoted(cutText(label, 80))} begins no definition: there is a space before the colon`,
      hint: 'write the colon directly behind the bracket',
    }),
  },
  {
    sign: new RegExp(String.raw`\n(\[(?!\^)[^[\]\n]{1,80}\]:)[ \t]*${definedAddress}${title}?[ \t]*(?:\n|$)`),
    describe: ([, label = '']) => ({
      code: 'looks-like-link',
      message: `${quoted(cutText(label, 80))} is a part of the paragraph above it, and defines no address`,
      hint: 'write an empty line above it',
    }),
  },
]

/** The address of what was to be a link. */
function shownAddress(written: string): string {
  const [, shown = ''] = /^\]\(<?([^\n>]*?)(?:>|[\s,]+(?:["'=“”„‟«»‘’‚]|[a-z-]+=))/.exec(written) ?? []
  return cutText(shown, 80).replaceAll(linkSign, '…')
}

function spacedAddress(address: string): Fault {
  return {
    code: 'looks-like-link',
    message: 'an address with spaces makes no link and no picture',
    hint: `write it in angle brackets: ${quoted(cutText(`](<${address.replaceAll(linkSign, '…')}>)`, 80))}`,
  }
}
