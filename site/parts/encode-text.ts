// A text as one piece of an address. In: any text. Out: the text, percent-encoded.
// Never throws: half a character pair, on which encodeURIComponent fails, becomes the replacement character.

export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
