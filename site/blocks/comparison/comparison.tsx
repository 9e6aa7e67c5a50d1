// A real table: each value is read with its feature and its product. A sign never stands without its word.

import type { ReactNode } from 'react'
import type { ComparisonBlock } from '#schemas/blocks/comparison.ts'
import { comparison as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { joinList } from '../../parts/join-list.ts'
import { printLine, printText } from '../../parts/print-text.ts'
import { printWords } from '../../parts/print-words.ts'
import { Section } from '../../parts/section.tsx'
import { Check } from '../../vendor/lucide/check.ts'
import { defineBlock, type WrittenBlock } from '../define-block.ts'

type Data = ComparisonBlock['data']
type Value = Data['rows'][number]['values'][number]

export const comparisonBlock = defineBlock({ data: 'comparison', print: printComparison, Component: Comparison })

/** YAML reads yes and no as texts. */
function readValue(value: Value): Value {
  if (value === 'yes') return true
  return value === 'no' ? false : value
}

function wordOf(value: Value): string {
  const read = readValue(value)
  if (typeof read === 'string') return read
  return read ? words.yes : words.no
}

function printComparison(block: WrittenBlock<Data>): string[] {
  const { products, rows, note } = block.data
  const printRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => printText(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const table = [
    printRow([words.feature, ...products]),
    `|${' --- |'.repeat(products.length + 1)}`,
    ...rows.map(({ feature, values }) => printRow([feature, ...values.map(wordOf)])),
  ]
  return printWords(block, [table.join('\n'), ...(note === undefined ? [] : [printLine(note)])])
}

function Comparison({ block, data: { products, rows, note } }: BlockProps<Data>): ReactNode {
  const label = words.label(joinList(products))
  return (
    <Section block={block} className="comparison-block" sheet="company">
      <div className={`table-scroll comparison of-${products.length}`} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.feature}</span>
              </th>
              {products.map((product, index) => (
                <th key={`${index} ${product}`} scope="col">
                  {product}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, values }, row) => (
              <tr key={`${row} ${feature}`}>
                <th scope="row">{feature}</th>
                {values.map((value, index) => (
                  <td key={`${index} ${products[index]}`}>
                    <Cell value={readValue(value)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note === undefined ? null : <p className="block-note">{note}</p>}
    </Section>
  )
}

function Cell({ value }: { value: Value }): ReactNode {
  if (typeof value === 'string') return value
  return (
    <>
      {value ? (
        <Glyph svg={Check} size={20} />
      ) : (
        <span className="comparison-none" aria-hidden="true">
          –
        </span>
      )}
      <span className="visually-hidden">{wordOf(value)}</span>
    </>
  )
}
