/**
 * Whether the pictures of a site can show a text: the typefaces of Libretto have Latin and Cyrillic letters, and a text
 * is shown when it has mostly these. A text of signs or emoji says nothing.
 */
export function isDrawn(text: string): boolean {
  const letters = text.normalize('NFKD').match(/\p{L}/gu) ?? []
  if (letters.length === 0) return /[\p{N}\p{P}]/u.test(text)
  const drawn = letters.filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter))
  return drawn.length * 2 >= letters.length
}
