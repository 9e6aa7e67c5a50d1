// What lowlight and highlight-code.ts use of highlight.js. Its own types load those of the DOM into the whole program.

declare module 'highlight.js' {
  export interface Language {
    name?: string
    aliases?: string[]
  }
  export type LanguageFn = (api?: unknown) => Language
}

declare module 'highlight.js/lib/languages/*' {
  const language: import('highlight.js').LanguageFn
  export default language
}
