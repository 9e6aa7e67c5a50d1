// Fences of Docusaurus that are the tabs of a group.

import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  [
    'A\n\n```js tab title="a.js"\n1\n```\n\n```ts title="a.ts" tab\n2\n```\n\nB',
    'A\n\n::::tabs\n:::tab[JavaScript]\n```js title="a.js"\n1\n```\n:::\n\n' +
      ':::tab[TypeScript]\n```ts title="a.ts"\n2\n```\n:::\n::::\n\nB',
  ],
  [
    '- A\n\n  ```sh tab={"label":"npm"}\n  1\n  ```\n  ```sh tab={"label":"Yarn 4"}\n  2\n  ```',
    '- A\n\n  ::::tabs\n  :::tab[npm]\n  ```sh\n  1\n  ```\n  :::\n\n' +
      '  :::tab[Yarn 4]\n  ```sh\n  2\n  ```\n  :::\n  ::::',
  ],
  // Words between them part two groups; one tab is none.
  ['```js tab\n1\n```\n\nA\n\n```js tab\n2\n```', '```js\n1\n```\n\nA\n\n```js\n2\n```'],
  ['````md\n```js tab\n```\n````', '````md\n```js tab\n```\n````'],
])('%j is %j', (text, expected) => {
  expect(translate('docusaurus', text)).toMatchObject({ text: expected, losses: [] })
})
