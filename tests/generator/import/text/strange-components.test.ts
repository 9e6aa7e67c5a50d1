// Components that nobody knows: readers see what is between their tags, and no tag.

import { expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { translate } from '../../../setup/translate-text.ts'

test.each<[Tool, string, string, string[]]>([
  [
    'starlight',
    'A\n\n<Since v="4.2" />\n\nB',
    'A\n\n<!-- component: Since v="4.2" -->\n\nB',
    ['3: the component "<Since v="4.2" />"'],
  ],
  // A comment that begins a row would make HTML of it.
  [
    'starlight',
    '- <Since v="4" /> *a* b',
    '- *a* b <!-- component: Since v="4" -->',
    ['1: the component "<Since v="4" />"'],
  ],
  ['starlight', 'A <Since\n  v="4"\n/>', 'A <!-- component: Since v="4" -->', ['1: the component "<Since v="4" />"']],
  // What could end the comment, or begin something, is not in it.
  [
    'docusaurus',
    'A <Chart data={[1]} />',
    'A <!-- component: Chart data= 1 -->',
    ['1: the component "<Chart data={[1]} />"'],
  ],
  ['vitepress', '<Chart a="-->" />', '<!-- component: Chart a="- " -->', ['1: the component "<Chart a="-->" />"']],
  // Named like an element, it would take in all that follows.
  [
    'starlight',
    '<Code code={c > 1} />\n\n## B',
    '<!-- component: Code code= c 1 -->\n\n## B',
    ['1: the component "<Code code={c > 1} />"'],
  ],
  ['starlight', '<Details />\n\nB', '<!-- component: Details -->\n\nB', ['1: the component "<Details />"']],
  [
    'docusaurus',
    '<Card2>\n    *a*\n\n    b\n</Card2>\n\nC',
    '*a*\n\nb\n\nC',
    ['1: the component "<Card2>" around a text, which stays'],
  ],
  [
    'docusaurus',
    '1. A\n   <Demo title="Try *it*">\n   - b\n   </Demo>\n2. C',
    '1. A\n\n   **Try *it***\n\n   - b\n\n2. C',
    ['2: the component "<Demo title="Try *it*">" around a text, which stays'],
  ],
  [
    'starlight',
    'See <More>the <Old>[a](b)</Old></More> now.',
    'See the [a](b) now.',
    ['1: the component "<More>" around a text, which stays', '1: the component "<Old>" around a text, which stays'],
  ],
])('in %s, %j is %j', (tool, text, expected, losses) => {
  const found = translate(tool, text)
  expect(found.text).toBe(expected)
  expect(found.losses).toEqual(losses)
})

test.each<[Tool, string, string]>([
  [
    'starlight',
    '<BoatTabs>\n  <Fragment slot="oars">\n  ```sh\n  row\n  ```\n  </Fragment>\n' +
      '  <Fragment slot="sails">\n  Wait.\n  </Fragment>\n</BoatTabs>',
    '::::tabs\n:::tab[oars]\n```sh\nrow\n```\n:::\n\n:::tab[sails]\nWait.\n:::\n::::',
  ],
  ['starlight', '<BoatTabs>\nA\n</BoatTabs>', 'A'],
  ['docusaurus', '<Note>\nA\n</Note>\n\n<Warning title="B">C</Warning>', ':::note\nA\n:::\n\n:::warning[B]\nC\n:::'],
  ['docusaurus', '## A\n\n<TOCInline toc={toc} />\n\n## B', '## A\n\n## B'],
  ['docusaurus', '<LiteYouTubeEmbed id="a_b-1" />', '[Video on YouTube](https://www.youtube.com/watch?v=a_b-1)'],
  ['starlight', 'A <Kbd>C</Kbd>', 'A <kbd>C</kbd>'],
  ['starlight', '`<Chart />`\n\n```mdx\n<Chart />\n```', '`<Chart />`\n\n```mdx\n<Chart />\n```'],
  ['docusaurus', 'Of \\<Chart> and <Chart', 'Of \\<Chart> and <Chart'],
  // These tools have no components.
  ['hugo', 'A <Chart /> <Kbd>b</Kbd>', 'A <Chart /> <Kbd>b</Kbd>'],
])('in %s, %j is %j, and nothing is lost', (tool, text, expected) => {
  const found = translate(tool, text)
  expect(found.text).toBe(expected)
  expect(found.losses).toEqual([])
})
