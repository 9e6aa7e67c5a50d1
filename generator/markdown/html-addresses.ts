// Where the tags of a piece of HTML have their addresses.

const tag = /<[a-z][a-z\d-]*\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /(?<=^|\s)(?:href|src|poster|cite)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** The addresses in the source of a node of HTML, which begins at `from` in its text. */
export function listHtmlAddresses(source: string, from: number): { href: string; start: number; end: number }[] {
  return [...source.matchAll(tag)].flatMap(({ 0: whole, 1: inner = '', index }) => {
    const begin = from + index + whole.length - 1 - inner.length
    return [...inner.matchAll(attribute)].map((found) => {
      const [written, double, single] = found
      const value = double ?? single ?? ''
      const start = begin + found.index + written.length - 1 - value.length
      return { href: value.replaceAll('&amp;', '&'), start, end: start + value.length }
    })
  })
}
