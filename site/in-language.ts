// The compilation sets it: the language of the pages that the code is for, as site.yaml names it.
declare const librettoLanguage: string | undefined

/**
 * What custom code says in the language of the page: `inLanguage({ en: 'Tickets', de: 'Fahrkarten' })`. A page in de-AT
 * takes the text for de-AT, or the one for de; a page in another language the first of all.
 */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>): Text {
  const language = typeof librettoLanguage === 'undefined' ? 'en' : librettoLanguage
  const known = [language, language.split('-')[0] ?? ''].find((name) => Object.hasOwn(texts, name))
  const [first] = Object.entries(texts)
  const found = known === undefined ? first : ([known, texts[known] as Text] as const)
  if (found === undefined) throw new Error('inLanguage needs the text of one language at least')
  return found[1]
}
