import { copyWords } from '#words/copy.ts'
import { Copy } from '../vendor/lucide/copy.ts'

const fence = /(<\/figcaption>)?(<pre class="code"[^]*?<\/pre>)/g

// The mark-up of code-sample.tsx.
const glyph =
  '<svg class="glyph" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
  'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">' +
  `${Copy}</svg>`
const button = `<button type="button" class="copy needs-script" data-copy>${glyph}${copyWords.copy}</button>`

/** HTML of the Markdown pipeline with a copy button at each fence: in its header row, or else over its code. */
export function addCopyButtons(html: string): string {
  return html.replace(fence, (_, titleEnd: string | undefined, code: string) =>
    titleEnd === undefined ? `<figure class="code-sample">${code}${button}</figure>` : button + titleEnd + code,
  )
}
