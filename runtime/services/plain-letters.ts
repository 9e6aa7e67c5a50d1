/** Small Latin letters that are no others with an accent, as they are written without them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

export const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')
