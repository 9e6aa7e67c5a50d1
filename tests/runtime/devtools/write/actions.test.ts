// The actions of the toolbar on texts. « and » are the ends of the selection, ¦ is the cursor.

import { describe, expect, it } from 'vitest'
import { toggleMark } from '#runtime/devtools/panel/write/inline-marks.ts'
import {
  insertBlock,
  insertCallout,
  insertCode,
  insertDetails,
  insertFootnote,
  insertLink,
  insertSteps,
  insertTabs,
  insertWidget,
} from '#runtime/devtools/panel/write/inserts.ts'
import { continueLine, toggleHeading, toggleList, toggleQuote } from '#runtime/devtools/panel/write/line-marks.ts'
import { addColumn, addRow, insertTable, moveCell } from '#runtime/devtools/panel/write/tables.ts'
import type { WrittenText } from '#runtime/devtools/panel/write/written-text.ts'

function read(marked: string): WrittenText {
  const text = marked.replace(/[«»¦]/g, '')
  const from = marked.search(/[«¦]/)
  return { text, from, to: marked.includes('¦') ? from : marked.replace('«', '').indexOf('»') }
}

function print(after: WrittenText | undefined): string | undefined {
  if (!after) return undefined
  const { text, from, to } = after
  if (from === to) return `${text.slice(0, from)}¦${text.slice(from)}`
  return `${text.slice(0, from)}«${text.slice(from, to)}»${text.slice(to)}`
}

type Row = [action: (before: WrittenText) => WrittenText | undefined, before: string, after: string | undefined]

function eachRow(rows: readonly Row[]): void {
  it.each(rows.map(([action, before, after]) => ({ action, before, after })))(
    '$before',
    ({ action, before, after }) => {
      expect(print(action(read(before)))).toBe(after)
    },
  )
}
const bold = toggleMark('**')
const italic = toggleMark('*')
const code = toggleMark('`')

describe('marks', () => {
  eachRow([
    [bold, 'One «two» three', 'One **«two»** three'],
    [bold, 'One **«two»** three', 'One «two» three'],
    [bold, 'One «**two**» three', 'One «two» three'],
    [bold, 'One « two » three', 'One  **«two»**  three'],
    [bold, 'One t¦wo three', 'One **«two»** three'],
    [bold, 'One ¦ two', 'One **¦** two'],
    [bold, 'One **¦** two', 'One ¦ two'],
    [italic, 'One **«two»** three', 'One ***«two»*** three'],
    [bold, 'One ***«two»*** three', 'One *«two»* three'],
    [italic, 'One ***«two»*** three', 'One **«two»** three'],
    [bold, 'One **two¦** three', 'One **two**¦ three'],
    [italic, 'One *«two»* three', 'One «two» three'],
    [bold, '«One\ntwo»', '**«One\ntwo»**'],
    [bold, '«- One\n- Two»\n', '«- **One**\n- **Two**»\n'],
    [bold, '«- **One**\n- **Two**»\n', '«- One\n- Two»\n'],
    [bold, '«## One\n\nTwo»', '«## **One**\n\n**Two**»'],
    [bold, '«One\n\n**Two**»', '«**One**\n\n**Two**»'],
    [bold, '«  \n»', '«  \n»'],
    [code, 'Press «a`b»', 'Press ``«a`b»``'],
    [code, '«`»', '`` «`» ``'],
    [toggleMark('~~'), 'a «b»', 'a ~~«b»~~'],
    [bold, 'a «日本語»', 'a **«日本語»**'],
    [bold, 'Überg¦ang', '**«Übergang»**'],
    [italic, '«*One* and *two*»', '*«*One* and *two*»*'],
    [italic, '*«*One* and *two*»*', '«*One* and *two*»'],
    [bold, '«**One** and **two**»', '**«**One** and **two**»**'],
    [italic, '«*One **and** two*»', '«One **and** two»'],
    [code, 'Press ``«a`b»``', 'Press «a`b»'],
    [code, '«``a`b``»', '«a`b»'],
    [code, '`` «`» ``', '«`»'],
    [code, '«`a` b»', '`` «`a` b» ``'],
    [code, '`` «`a` b» ``', '«`a` b»'],
    [code, 'One `¦` two', 'One ¦ two'],
    [code, 'Run `one tw¦o three` now', 'Run one «two» three now'],
    [code, 'Run `one` tw¦o `three`', 'Run `one` `«two»` `three`'],
    [bold, 'A **one «two»** and **b**', 'A one «two» and **b**'],
    [bold, '**a** t¦wo **b**', '**a** **«two»** **b**'],
    [italic, '* one *tw¦o three*', '* one «two» three'],
    [bold, 'One\n«## Two\nthree» four', 'One\n«## **Two**\n**three**» four'],
    [bold, '#«# Two»', '## **«Two»**'],
    [bold, '#¦# Two', '## **¦**Two'],
    [bold, '- «One\n  two»', '- **«One\n  two»**'],
    [bold, '«One\n\n```\ntwo\n```\n\nThree»', '«**One**\n\n```\ntwo\n```\n\n**Three**»'],
    [bold, '- One\n\n    ```\n    «two»\n    ```', '- One\n\n    ```\n    «two»\n    ```'],
    [bold, '```\nt¦wo\n```', '```\nt¦wo\n```'],
    [bold, '«One\n\n| a |\n|---|\n| b |»', '**«One»**\n\n| a |\n|---|\n| b |'],
    [bold, '«<div>\nOne\n\n<kbd>F1</kbd> helps\n</div>»', '«<div>\n**One**\n\n**<kbd>F1</kbd> helps**\n</div>»'],
    [bold, '| «a b» | c |', '| **«a b»** | c |'],
    [bold, '«:::note\nOne\n:::\n\n[a]: /b\n\n---»', ':::note\n**«One»**\n:::\n\n[a]: /b\n\n---'],
  ])
})

describe('lines', () => {
  eachRow([
    [toggleHeading(2), 'Wor¦ds', '## Wor¦ds'],
    [toggleHeading(2), '## Wor¦ds', 'Wor¦ds'],
    [toggleHeading(3), '## Wor¦ds', '### Wor¦ds'],
    [toggleHeading(2), 'One\nTw¦o\nThree', 'One\n\n## Tw¦o\n\nThree'],
    [toggleHeading(2), '¦', '## ¦'],
    [toggleHeading(2), '- It¦em', '## It¦em'],
    [toggleHeading(2), '- One\n\n  Tw¦o', '- One\n\n  ## Tw¦o'],
    [toggleHeading(2), '- One\n\n  ## Tw¦o', '- One\n\n  Tw¦o'],
    [toggleList('bullets'), 'One\n«Two\nThree»', 'One\n\n«- Two\n- Three»'],
    [toggleList('bullets'), '«- Two\n- Three»', '«Two\nThree»'],
    [toggleList('numbers'), '«- Two\n\n- Three»', '«1. Two\n\n2. Three»'],
    [toggleList('tasks'), '«- Two\n- Three»', '«- [ ] Two\n- [ ] Three»'],
    [toggleList('bullets'), '- One\nTw¦o', '- One\n- Tw¦o'],
    [toggleList('bullets'), '  «1) Two»', '«  - Two»'],
    [toggleList('bullets'), '- One\n\n  T¦wo', '- One\n\n  - T¦wo'],
    [toggleList('bullets'), '- One\n\n  - T¦wo', '- One\n\n  T¦wo'],
    [toggleQuote, '«One\n\nTwo»', '«> One\n>\n> Two»'],
    [toggleQuote, '«> One\n>\n> Two»', '«One\n\nTwo»'],
    [continueLine, '- One¦', '- One\n- ¦'],
    [continueLine, '9. One¦ two', '9. One\n10. ¦ two'],
    [continueLine, '- [x] One¦', '- [x] One\n- [ ] ¦'],
    [continueLine, '- One\n- ¦', '- One\n¦'],
    [continueLine, '> One¦', '> One\n> ¦'],
    [continueLine, 'One¦', undefined],
    [continueLine, '```yaml\n- one¦\n```', undefined],
    [continueLine, '- a\n\n    ```\n    - one¦\n    ```', undefined],
    [continueLine, '````\n```\n````\n- one¦', '````\n```\n````\n- one\n- ¦'],
    [continueLine, '¦- One', undefined],
  ])
})

describe('inserts', () => {
  eachRow([
    [insertCode('ts'), 'Text¦\n', 'Text\n\n```ts\n¦\n```\n'],
    [insertCode(''), 'One\n«```\na\n```»\nTwo\n', 'One\n\n````\n«```\na\n```»\n````\n\nTwo\n'],
    [insertCallout('tip'), 'One\n\n¦\n\nTwo\n', 'One\n\n:::tip\n¦\n:::\n\nTwo\n'],
    [insertCallout('note'), 'One\n«Two»\nThree\n', 'One\n\n:::note\n«Two»\n:::\n\nThree\n'],
    [insertCallout('note'), '«:::tip\nTwo\n:::»\n', '::::note\n«:::tip\nTwo\n:::»\n::::\n'],
    [insertCallout('note'), 'One¦\nstill one\n\nTwo\n', 'One\nstill one\n\n:::note\n¦\n:::\n\nTwo\n'],
    [insertCallout('note'), '¦', ':::note\n¦\n:::\n'],
    [insertDetails, '«Text»\n', ':::details[¦]\nText\n:::\n'],
    [insertTabs, '«A»\n', '::::tabs\n:::tab[First]\n«A»\n:::\n:::tab[Second]\n\n:::\n::::\n'],
    [insertSteps, '¦', ':::steps\n1. ¦\n:::\n'],
    [insertSteps, '«1. A\n2. B»\n', ':::steps\n«1. A\n2. B»\n:::\n'],
    [insertCallout('tip'), '```\na¦\n\nb\n```\n\nTwo\n', '```\na\n\nb\n```\n\n:::tip\n¦\n:::\n\nTwo\n'],
    [insertCallout('tip'), 'One\n\n```\na\n«b»\n```\n', 'One\n\n:::tip\n«```\na\nb\n```»\n:::\n'],
    [insertCallout('tip'), '| a |\n|---|\n| «b» |\n', ':::tip\n«| a |\n|---|\n| b |»\n:::\n'],
    [insertFootnote, 'One¦ two.\n', 'One[^1] two.\n\n[^1]: ¦\n'],
    [insertFootnote, 'One[^4] two¦.\n\n[^4]: Words.\n', 'One[^4] two[^5].\n\n[^4]: Words.\n[^5]: ¦\n'],
    [insertLink('/help', 'Help [new]'), 'See ¦.', 'See [Help \\[new\\]](/help)¦.'],
    [insertLink('./a b.md', 'A'), 'See «this».', 'See [this](<./a b.md>)¦.'],
    [insertWidget('TagList'), 'Text¦', 'Text\n\n::widget{name="TagList"}¦\n'],
    [
      insertBlock('cta', 'title: "TODO: title"\ndata: {}'),
      'Text¦\n',
      'Text\n\n:::block{type="cta"}\n```yaml\ntitle: "«TODO: title»"\ndata: {}\n```\n:::\n',
    ],
    [insertBlock('logos', ''), '¦', ':::block{type="logos"}\n:::¦\n'],
  ])
})

const table = '| a | b |\n|---|:-:|\n| c | d |'

describe('tables', () => {
  eachRow([
    [insertTable, 'Text¦\n', 'Text\n\n| ¦ |  |\n|---|---|\n|  |  |\n'],
    [moveCell1, table.replace('a', 'a¦'), table.replace('b', '«b»')],
    [moveCell1, table.replace('b', 'b¦'), table.replace('c', '«c»')],
    [moveCell1, table.replace('d', '¦d'), `${table}\n| ¦ |  |`],
    [(text) => moveCell(text, -1), table.replace('c', '¦c'), table.replace('b', '«b»')],
    [(text) => moveCell(text, -1), table.replace('a', '¦a'), undefined],
    [
      moveCell1,
      '| a¦   | long  |\n|:----|:----- |\n| c   | d     |',
      '| a   | «long»  |\n|:----|:----- |\n| c   | d     |',
    ],
    [moveCell1, 'a¦ | b\n--|--\nc | d', 'a | «b»\n--|--\nc | d'],
    [moveCell1, '| a | b |\n|---|---|\n| c¦ |', '| a | b |\n|---|---|\n| c |¦'],
    [moveCell1, 'no ¦ table', undefined],
    [moveCell1, 'a | ¦b\nc', undefined],
    [addRow, `T\n\n${table.replace('a', '¦a')}\n\nU`, 'T\n\n| a | b |\n|---|:-:|\n| ¦ |  |\n| c | d |\n\nU'],
    [addRow, table.replace('c', '¦c'), `${table}\n| ¦ |  |`],
    [addColumn, table.replace('c', '¦c'), '| a |  | b |\n|---|---|:-:|\n| c | ¦ | d |'],
    [addColumn, '| a\\|¦x | b |\n|---|---|', '| a\\|x | ¦ | b |\n|---|---|---|'],
    [addRow, '¦', undefined],
  ])
})

function moveCell1(text: WrittenText): WrittenText | undefined {
  return moveCell(text, 1)
}
