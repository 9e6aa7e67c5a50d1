import { describe, expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { compileMarkdown, usualParser } from '#generator/markdown/markdown.ts'
import { translate } from '../../../setup/translate-text.ts'

const term = (words: string) => `<dt>\n\n${words}\n\n</dt>`
const means = (words: string) => `<dd>\n\n${words}\n\n</dd>`

describe('a list of terms', () => {
  test.each<[Tool, string, string]>([
    ['hugo', 'Kiln\n: An *oven*.', `<dl>\n${term('Kiln')}\n${means('An *oven*.')}\n</dl>`],
    ['jekyll', '`Kiln`\n\n:   An oven.\n\nText.', `<dl>\n${term('`Kiln`')}\n${means('An oven.')}\n</dl>\n\nText.`],
    ['markdown', 'A\n:   B\n:   C', `<dl>\n${term('A')}\n${means('B')}\n${means('C')}\n</dl>`],
    ['hugo', 'A\n: B\n\nC\n: D', `<dl>\n${term('A')}\n${means('B')}\n${term('C')}\n${means('D')}\n</dl>`],
    ['hugo', 'A\n: B\nC\n: D', `<dl>\n${term('A')}\n${means('B')}\n${term('C')}\n${means('D')}\n</dl>`],
    [
      'hugo',
      'A\n: B\n  goes on\n\n  - c\n\n## Next',
      `<dl>\n${term('A')}\n${means('B\ngoes on\n\n- c')}\n</dl>\n\n## Next`,
    ],
    [
      'hugo',
      'A\n: B\n\n    ```js\n    c\n    ```\n\nNext.',
      `<dl>\n${term('A')}\n${means('B\n\n```js\nc\n```')}\n</dl>\n\nNext.`,
    ],
  ])('of %s: %j', (tool, source, text) => {
    const made = translate(tool, source, false)
    expect(made).toEqual({ text, title: undefined, losses: [] })
    const options = { baseDepth: 2, takenIds: [], prefix: 'text', claims: {}, parser: usualParser() } as const
    expect(compileMarkdown(made.text, options).problems).toEqual([])
  })

  test.each<[Tool, string]>([
    ['hugo', '```yaml\nA\n: B\n```'],
    ['hugo', '    A\n    : B'],
    ['hugo', 'A :b: c'],
    ['hugo', '- A\n: B'],
    ['hugo', '| a |\n|---|\n: b'],
    ['hugo', ': B'],
    ['docusaurus', 'A\n: B'],
    ['vitepress', 'A\n: B'],
  ])('is not in this text of %s: %j', (tool, source) => {
    expect(translate(tool, source, false).text).toBe(source)
  })
})

test.each([
  ['{{< x user="kiln" id="14" >}}', '[Post on X](https://x.com/kiln/status/14)'],
  ['{{< instagram CxOW >}}', '[Post on Instagram](https://www.instagram.com/p/CxOW/)'],
  ['{{< gist kiln 5c >}}', '[Code on GitHub](https://gist.github.com/kiln/5c)'],
  ['{{< qr text="https://kiln.example.com/" class="q" />}}', 'https://kiln.example.com/'],
  ['{{< x >}}', '{{< x >}}'],
  ['{{< gist "kiln](x" 5c >}}', '{{< gist "kiln](x" 5c >}}'],
])('the shortcode %j is %j', (source, text) => {
  expect(translate('hugo', source).text).toBe(text)
})
