/**
 * Percent-encodes a text as one part of an address. Never throws: an unpaired surrogate, on which encodeURIComponent
 * fails, becomes the replacement character.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
