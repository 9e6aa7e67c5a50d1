// HTML of our own pipeline → its tags and its text, for tests. Reads only what a careful serializer writes: quoted
// attributes, every < of the text escaped. Anything else throws, so that markup that slipped through as text cannot
// hide.

export interface Tag {
  /** Lower-case; "/p" for a closing tag. */
  name: string
  attributes: Record<string, string>
}

/** Tags in order, and the text between them with character references resolved. */
export function readHtml(html: string): { tags: Tag[]; text: string } {
  const tags: Tag[] = []
  const text = html.replace(
    /<(\/?[a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*(?:="[^"]*")?)*)\s*\/?>/gi,
    (_, name: string, attributes: string) => {
      const pairs = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key ?? '',
        decodeText(value ?? ''),
      ])
      tags.push({ name: name.toLowerCase(), attributes: Object.fromEntries(pairs) })
      return ''
    },
  )
  const stray = text.indexOf('<')
  if (stray >= 0) throw new Error(`markup that is not a plain tag: ${text.slice(stray, stray + 80)}`)
  return { tags, text: decodeText(text) }
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** Resolves character references. */
export function decodeText(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
}
