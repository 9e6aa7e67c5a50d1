// Fences get their copy button where a text is shown, so the HTML of feeds has none.

import { expect, it } from 'vitest'
import { addCopyButtons } from '#site/parts/copy-code.ts'

const shown = (html: string) => addCopyButtons(html).replace(/<button[^>]*>.*?<\/button>/g, '[Copy]')
const code = '<pre class="code" tabindex="0"><code>a\n\nb\n</code></pre>'
const head = '<figcaption class="code-head"><span class="code-file">a.ts</span>'

it.each([
  ['code', code, `<figure class="code-sample">${code}[Copy]</figure>`],
  [
    'code with a title',
    `<figure class="code-sample">${head}</figcaption>${code}</figure>`,
    `<figure class="code-sample">${head}[Copy]</figcaption>${code}</figure>`,
  ],
  [
    'each piece of code',
    `<p>a</p>\n${code}\n<figure class="picture"><img><figcaption>b</figcaption></figure>\n${code}`,
    `<p>a</p>\n<figure class="code-sample">${code}[Copy]</figure>\n` +
      '<figure class="picture"><img><figcaption>b</figcaption></figure>\n' +
      `<figure class="code-sample">${code}[Copy]</figure>`,
  ],
  ['no code', '<p><code>a</code></p>', '<p><code>a</code></p>'],
])('%s', (_, html, expected) => {
  expect(shown(html)).toBe(expected)
})

it('names the button with a word, beside a picture that is not read', () => {
  const [, inside = ''] = /<button[^>]*>(.*)<\/button>/.exec(addCopyButtons(code)) ?? []
  expect(inside).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>/)
  expect(inside.replace(/<[^>]*>/g, '')).toBe('Copy')
})
