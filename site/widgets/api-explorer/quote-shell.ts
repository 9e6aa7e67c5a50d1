// One shell word that means exactly the given text. In: any text. Out: the text in single quotes, as POSIX shells read it.
// Never leaves a character to the shell: a single quote closes the word, stands escaped, and opens it again.

export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
