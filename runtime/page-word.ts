/** A word that scripts say, in the language of the site: site/layout/document.tsx writes it on the body. */
export function pageWord(name: 'copied' | 'uncopied' | 'close' | 'unavailable' | 'sourceless' | 'language'): string {
  return document.body.getAttribute(`data-word-${name}`) ?? ''
}
