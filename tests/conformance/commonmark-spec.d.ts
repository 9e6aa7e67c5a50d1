// Types of commonmark-spec, which has none: the specification's text and its examples, with → for a tab.

declare module 'commonmark-spec' {
  export const text: string
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[]
}
