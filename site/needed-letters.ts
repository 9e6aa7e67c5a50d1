// Which letters a page has, as far as typefaces differ in them. Tags and attributes have none but Latin ones, so that
// what is asked first can be asked of the markup.

/** What the files of site/styles/more-letters.css have. */
export const moreLetters: RegExp = new RegExp(
  '[\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u02c7\\u02c8\\u02dd\\u0400-\\u052f\\u1e00-\\u1eff' +
    '\\u2020\\u20a0-\\u20ab\\u20ad-\\u20c0\\u2116\\ua78b\\ua78c]',
)

/** A page whose letters are Latin to a smaller part does not wait for that typeface. */
const leastLatin = 0.25

/** Where letters of other scripts are; also signs that are no letters. Most pages have nothing of it. */
const beyondLatin = new RegExp(
  '[\\u0370-\\u1dbf\\u1f00-\\u1fff\\u2c00-\\u2c5f\\u2c80-\\u2dff\\u3005-\\ua71f\\ua800-\\uab2f' +
    '\\uab65-\\udfff\\uf900-\\ufaff\\ufb07-\\uffdc]',
)

/** Whether a page needs the files with more letters. */
export function needsMoreLetters(parts: readonly string[]): boolean {
  return parts.some((html) => moreLetters.test(html))
}

/** Whether a visitor sees hardly any Latin letter on a page. A page without letters is as most pages are. */
export function isHardlyLatin(parts: readonly string[]): boolean {
  if (!parts.some((html) => beyondLatin.test(html))) return false
  const text = parts.map((html) => html.replace(/<[^>]*>/g, '')).join('')
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return latin < leastLatin * (latin + other)
}
