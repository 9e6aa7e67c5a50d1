// Scripts by the names that readers know.

const names: readonly (readonly [script: string, name: string])[] = [
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
  ['Han', 'Chinese or Japanese'],
  ['Hangul', 'Korean'],
  ['Greek', 'Greek'],
  ['Arabic', 'Arabic'],
  ['Hebrew', 'Hebrew'],
  ['Devanagari', 'Devanagari'],
  ['Bengali', 'Bengali'],
  ['Gujarati', 'Gujarati'],
  ['Gurmukhi', 'Gurmukhi'],
  ['Tamil', 'Tamil'],
  ['Telugu', 'Telugu'],
  ['Kannada', 'Kannada'],
  ['Malayalam', 'Malayalam'],
  ['Sinhala', 'Sinhala'],
  ['Thai', 'Thai'],
  ['Lao', 'Lao'],
  ['Khmer', 'Khmer'],
  ['Myanmar', 'Burmese'],
  ['Tibetan', 'Tibetan'],
  ['Georgian', 'Georgian'],
  ['Armenian', 'Armenian'],
  ['Ethiopic', 'Ethiopic'],
]

/** The scripts of some texts in words, e.g. "Greek and Thai". "" if none has a name here. */
export function nameScripts(texts: readonly string[]): string {
  const text = texts.join(' ')
  const found = names.flatMap(([script, name]) => (new RegExp(`\\p{Script=${script}}`, 'u').test(text) ? [name] : []))
  const all = [...new Set(found)].filter((name) => name !== 'Chinese or Japanese' || !found.includes('Japanese'))
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
