// A backtick without a second one: most often one of a pair around code was forgotten.

import { linkSign, otherSign, type Rule } from './paragraph-rule.ts'

/** One before code, and one behind it, with what stands beside it. */
const opening = String.raw`(?<![\p{L}\p{N}"'(])\x60(?=[\w$./<-])[^\x60'\n${linkSign}${otherSign}]{1,20}`
const closing = String.raw`[^\x60\s${linkSign}${otherSign}]{0,20}[\w)>]\x60(?![\p{L}\p{N}"')])`

export const tickRule: Rule = {
  // Quotes as of a typewriter begin with one, too: `so'.
  sign: new RegExp(String.raw`^(?=[^\x60]*\x60[^\x60]*$)[^\x60]*?(${opening}|${closing})(?![^\x60']*')`, 'u'),
  describe: () => ({
    code: 'looks-like-code',
    message: 'this backtick is shown: no other one belongs to it',
    hint: 'write one on both sides of the code, or "\\`" for the sign itself',
  }),
}
