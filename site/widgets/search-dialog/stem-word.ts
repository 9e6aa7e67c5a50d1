// Light stemming: endings of number, case and tense. A whole stemmer would be larger than the rest of the search, and
// here a stem only lets two forms of a word meet: words that are the same come first.

type Rule = readonly [ending: RegExp, stem: string]

// The first rule that fits is applied; a stem keeps three letters.
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/ies$/, 'y'],
    [/(?<=ss|sh|ch|x|z)es$/, ''],
    [/(?:ations?|ators?|ating|ated?|ates)$/, 'at'],
    [/([bdgmnprt])\1(?:ing|ed|er|ers)$/, '$1'],
    [/(?:ings?|ed|ers?|es|(?<![su])s|e)$/, ''],
  ],
  de: [[/(?:ungen|ung|ern|em|en|er|es|e|s|n)$/, '']],
  fr: [
    [/aux$/, 'al'],
    [/(?:issements?|ements?|ations?|ateurs?|antes?|ants?|ees?|es|er|ez|s|x|e)$/, ''],
  ],
  es: [
    [/(?:aciones|acion|amientos?|amiento|iendo|ando|adas?|ados?|idas?|idos?|mente)$/, ''],
    [/(?:es|os|as|ar|er|ir|o|a|e|s)$/, ''],
  ],
}

/** The stem of a word without accents, in a language such as "en" or "de-AT"; the word itself in one without rules. */
export function stemWord(word: string, language: string): string {
  for (const [ending, stem] of rules[language.split('-')[0] ?? ''] ?? []) {
    const found = word.replace(ending, stem)
    if (found !== word && found.length >= 3) return found
  }
  return word
}
