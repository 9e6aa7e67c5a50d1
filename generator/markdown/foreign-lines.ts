// Lines of a paragraph that mean something to another generator only: definitions, labels, comments, headings.

import { kinds, lineEnd, lineStart, note, type Sign, tabs } from './foreign-forms.ts'
import { otherSign } from './paragraph-rule.ts'

const code = 'write "```" above and below the code'
const isAdmonition = new RegExp(`^(?:${kinds})$`)

/** What to write in the place of a directive. */
function byKind(kind: string): string {
  return isAdmonition.test(kind) ? note : 'write in Markdown what it stands for'
}

const lineBegin = new RegExp(
  String.raw`^[ \t>*+-]*(?:///|:[ \t]|[a-z][\w-]+:: |#\+|\(\S+\)=|% |\+\+\+|\[+_?(?:toc|TOC)|\*\[|[!?]> |-8<|<<<|` +
    String.raw`[{\\][!a-z]|[@!]i|\.\. |h\d\. |=)`,
)

/** Whether one of them may be in a line of the source. */
export function mayHaveLineSign(line: string): boolean {
  // Most lines are empty or begin with a letter: few of these are looked at closely.
  const first = line.charCodeAt(0)
  if (line === '' || (first >= 65 && first <= 90)) return false
  if (first >= 97 && first <= 122 && first !== 104 && !line.includes(':: ')) return false
  return lineBegin.test(line)
}

/** Signs of a paragraph. In a heading or a cell of a table they are none. */
export const lineSigns: readonly Omit<Sign, 'has'>[] = [
  {
    pattern: new RegExp(
      `${lineStart}(/{3,} ?(?:${kinds}|caption|definition|details|html|tab)(?: \\|[^\\n${otherSign}]*)?)${lineEnd}`,
    ),
    hint: ([, written = '']) => {
      const kind = written.replace(/^\/+ ?|[ |].*$/g, '')
      if (kind === 'details') return note.replace('note', kind)
      return kind === 'tab' ? tabs : byKind(kind)
    },
  },
  {
    // Without a term above it, and with one space, it may be what a program has said.
    pattern: /(?:\n(:[ \t]+)|^(:[ \t]{2,}))(?=\S)/,
    hint: () => 'write a list, "- **Term**: what it means", or <dl> with <dt> and <dd>',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}([a-z][\w-]{1,30}::) \S`),
    hint: () => 'write it in the front matter of the page, or remove it',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(#\+(?:begin|end)_[a-z]+)`, 'i'),
    hint: ([, written = '']) => {
      const [, kind = ''] = /_(.*)$/.exec(written.toLowerCase()) ?? []
      if (kind === 'src' || kind === 'example') return code
      return /^(?:quote|verse)$/.test(kind) ? 'write "> " before each line' : byKind(kind)
    },
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(\([\w:.-]+\)=)${lineEnd}`),
    hint: () => 'remove it; the id of a heading stands behind its words: "## Words {#id}"',
  },
  {
    pattern: /^(%) (?=[A-Z])[^\n]*(?:\n%[^\n]*)*$/,
    hint: () => 'write a comment as <!-- … -->',
  },
  {
    pattern: /^(\+\+\+)(?: \{[^\n]*\})?$/,
    hint: () => 'remove it, or write "---" for a line',
  },
  {
    pattern: new RegExp(String.raw`^(\[{1,2}(?:toc|TOC)\]{1,2}|\[\[(?=${otherSign}\]\]$))`),
    hint: () => 'remove it, or write a list of links: "- [Words](#words-of-the-heading)"',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(\*\[[^[\]\n]+\]:)`),
    hint: () => 'write <abbr title="…"> around the letters, where readers meet them',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}([!?]>) `),
    hint: () => note,
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(-{1,2}8<-{1,2} ["\w][^\n]*|<<< ?[@./]\S*|\{![^{}\n]+!\}|@import "[^\n]*|` +
        String.raw`!include(?:sub|url)? \S+)`,
    ),
    hint: () => 'write the text or the code of that file here',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(\.\. [a-z][\w-]*::)`),
    hint: ([, written = '']) => byKind(written.slice(3, -2)),
  },
  {
    pattern: /^(\\(?:newpage|pagebreak|clearpage|tableofcontents))(?![a-z])/,
    hint: () => 'remove it: a page on the screen has no sheets',
  },
  {
    pattern: /^(h[1-6]\.) \S/,
    hint: () => 'write a heading as "## Title"',
  },
  {
    pattern: /^(={1,6} \p{Lu})[^\n=]*(?:={1,6})?$/u,
    hint: () => 'write a heading as "## Title"',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(\{(?:code|noformat|panel)(?::[^{}\n]*)?\})${lineEnd}`),
    hint: () => code,
  },
]
