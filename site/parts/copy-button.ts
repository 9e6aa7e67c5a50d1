import { copyWords } from '#words/copy.ts'
import { Copy } from '../vendor/lucide/copy.ts'

// The mark-up of code-sample.tsx.
const glyph =
  '<svg class="glyph" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
  'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">' +
  `${Copy}</svg>`

/** The button that copies a fence of a text, as HTML. */
export const copyButton = `<button type="button" class="copy needs-script" data-copy>${glyph}${copyWords.copy}</button>`
