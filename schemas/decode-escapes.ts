/** Decodes %-escapes alone: an anchor is an id letter by letter. What is malformed stays. */
export function decodeEscapes(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
