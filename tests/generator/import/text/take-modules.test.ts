import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  ["import Boat from './Boat';\n\nText.", 'Text.', []],
  ["import {\n  Boat,\n  Pier,\n} from './x';\nText.", 'Text.', []],
  ['import things from home', 'import things from home', []],
  [
    'One\n\nexport const Boat = ({ a }) => (\n  <b>\n    {a}\n  </b>\n);\n\nTwo',
    'One\n\nTwo',
    ['3: the export of MDX is not run'],
  ],
  ['<DocCardList />\n\nText.', 'Text.', []],
])('%j is %j', (text, expected, losses) => {
  expect(translate('docusaurus', text)).toMatchObject({ text: expected, losses })
})

test.each([
  ['<script setup>\nconst a = 1\n\n    b()\n</script>\n\nText.', 'Text.', ['1: the <script> of the page']],
  ['Text.\n<style>.a { b: c }</style>', 'Text.', ['2: the <style> of the page']],
  ['```html\n<script>\n</script>\n```', '```html\n<script>\n</script>\n```', []],
  ['<script>\nno end', '<script>\nno end', []],
])('of %j pages show %j', (text, expected, losses) => {
  expect(translate('vitepress', text, false)).toMatchObject({ text: expected, losses })
})
