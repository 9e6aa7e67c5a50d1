const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The value of an attribute in HTML of the Markdown pipeline or of React. Both escape five signs, each in its way. */
export function decodeAttribute(written: string): string {
  return written.replace(/&(?:#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, hex?: string, name = '') =>
    hex === undefined ? (names[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}
