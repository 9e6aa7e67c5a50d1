const pieces = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu

/** The words of a text as it is searched: small letters without accents, a run of letters and digits each. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** The words that a text is found by: also the parts of names such as installCommand. */
export function indexedWords(text: string): string[] {
  const parts = text.match(/\p{Ll}\p{Lu}[\p{L}\p{N}]*/u) ? (text.match(pieces) ?? []).map(fold) : []
  return [...wordsOf(text), ...parts]
}

// The accents of Latin letters alone: other scripts write different letters with marks.
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
