// Plain texts of the content as Markdown that reads letter by letter as they do: no star or bracket of a title begins
// something. Marks that can begin nothing stay as they are, because people read these files, too.

const marks = /[\\`*[\]]|<(?=[a-z/!?])|(?<=<)!|(?<=\])\(|&(?=#?\w+;)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/giu
/** What begins a heading, a list, a quote, a line under a heading or the second line of a table. */
const beginning = /^(?:#{1,6}(?=\s|$)|[-+=](?=[-+=\s:|]|$)|[:|](?=\s*-)|>)/
const numbered = /^(\d{1,9})([.)])(?=\s|$)/

/** A text for a heading, a link or a line that has begun: on one line. */
export function printText(text: string): string {
  const escaped = text
    .trim()
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(marks, (run) => [...run].map((mark) => `\\${mark}`).join(''))
    // Hashes at the end of a heading would be dropped.
    .replace(/(?<=^|\s)#+$/, '\\$&')
  // One alone strikes nothing out.
  return escaped.split('~').length > 2 ? escaped.replaceAll('~', '\\~') : escaped
}

/** A text that begins a line. */
export function printLine(text: string): string {
  const printed = printText(text)
  return printed.startsWith('\\') ? printed : printed.replace(beginning, '\\$&').replace(numbered, '$1\\$2')
}

/** A text of any number of lines as a quote. */
export function printQuote(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `> ${printLine(line)}`.trimEnd())
    .join('\n')
}
