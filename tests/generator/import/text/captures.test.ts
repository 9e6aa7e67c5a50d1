import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  [
    '{% set a %}{% raw %}\nb({{ c }})\n{% endraw %}{% endset %}\n{{ a | highlight("js") | safe }}',
    '```js\nb({{ c }})\n```',
  ],
  [
    '{%- set a %}\n---\nb\n---\n{%- endset %}\n\nText.\n\n{{ a | highlight("yaml") | safe }}',
    'Text.\n\n```yaml\n---\nb\n---\n```',
  ],
  ['{% capture a %}*b*{% endcapture %}\n\n{{ a }}', '*b*'],
  [
    '{% set a %}1{% endset %}\n{{ a | highlight("js") }}\n{% set a %}2{% endset %}\n{{ a | highlight("js") }}',
    '```js\n1\n```\n```js\n2\n```',
  ],
  ['{% set a %}\n```js\nb\n```\n{% endset %}\n{{ a | highlight("md") | safe }}', '````md\n```js\nb\n```\n````'],
])('%j is %j', (source, text) => {
  expect(translate('eleventy', source, false).text).toBe(text)
})

test.each([
  // Printed nowhere, with logic in it, or without an end: nothing of it is lost.
  '{% set a %}b{% endset %}',
  '{% set a %}{% if c %}b{% endif %}{% endset %}\n{{ a }}',
  '{% set a %}\nb\n{{ a }}',
])('%j stays', (source) => {
  expect(translate('eleventy', source, false).text).toBe(source)
})
