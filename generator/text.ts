// Texts for people: as one line, shortened, and as a part of HTML.

/** Every control character. */
export const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** The text in one line, with control characters as people write them: "\\n", "\\u001b". */
export function visibleText(text: string): string {
  return text.replace(controls, (character) => escapes[character] ?? `\\u${codeOf(character)}`)
}

// Two of them join letters and emoji, which is what they are for.
const unseen = new RegExp(
  '[\\u00a0\\u00ad\\u1680\\u180e\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f]' +
    '|[\\u205f-\\u2064\\u2066-\\u2069\\u3000\\ufeff]' +
    '|(?<![^\\0-\\x7f])[\\u200c\\u200d]|[\\u200c\\u200d](?![^\\0-\\x7f])',
  'g',
)

/** Characters of a text that nobody sees, or that look like a space and are none, e.g. ["U+00A0"]. */
export function listUnseen(text: string): string[] {
  return [...new Set(text.match(unseen))].map((character) => `U+${codeOf(character).toUpperCase()}`)
}

/** What to do about a value with such characters; undefined if it has none. */
export function unseenHint(text: string): string | undefined {
  const codes = listUnseen(text)
  return codes.length === 0 ? undefined : `it has an invisible character (${codes.join(', ')}) in it: type it anew`
}

/** The text without such characters at its ends; one that looks like a space is a space. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, (character) => (/\s/.test(character) && character !== '\ufeff' ? ' ' : '')).trim()
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0')
}

// What a reader takes for one character is never cut: an emoji of several code points, a letter with its marks, a
// syllable of Hangul or Devanagari. The rules of graphemes are the same in every language.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most `limit` code units; a longer one ends in "…". */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, endOfCharacters(text, limit - 1))}…`
}

/** The largest length up to `limit` at which a text can end without cutting a character. */
export function endOfCharacters(text: string, limit: number): number {
  // Looking for a boundary takes longer in a longer text, and no character needs as much after it.
  return text.length <= limit
    ? text.length
    : (graphemes.segment(text.slice(0, limit + 64)).containing(limit)?.index ?? 0)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as shells take it for one word. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Escapes text for HTML and XML: content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
