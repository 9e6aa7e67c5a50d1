/** A BCP 47 tag such as en or pt-BR. */
export const languageTagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** Whether dates and numbers can be printed for a tag: it has the parts that BCP 47 allows, in their order. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
