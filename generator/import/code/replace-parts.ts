/** Replaces parts of a text, if the result has at most so many characters. */
export function replaceParts(
  text: string,
  { part, by, most, isOnce = false }: { part: string; by: string; most: number; isOnce?: boolean },
): string | undefined {
  const count = isOnce ? 1 : text.split(part).length
  if (text.length + count * by.length > most) return undefined
  // A function: a text may have signs such as "$&", which stand for what was found.
  return isOnce ? text.replace(part, () => by) : text.replaceAll(part, () => by)
}
