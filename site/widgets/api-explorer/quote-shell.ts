/** One POSIX shell word that means exactly this text: a single quote closes the word, is escaped, and reopens it. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
