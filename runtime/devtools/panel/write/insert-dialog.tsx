import { type ReactNode, useState } from 'react'
import type { Insert, Inserts } from '../../wire-articles.ts'
import { useInserts } from '../panel-data.ts'
import type { ViewAction } from './article-view.ts'
import {
  calloutKinds,
  insertBlock,
  insertCallout,
  insertCode,
  insertDetails,
  insertFootnote,
  insertSteps,
  insertTabs,
  insertWidget,
} from './inserts.ts'
import { PickDialog, type PickRow } from './pick-dialog.tsx'
import { addColumn, addRow, insertTable } from './tables.ts'

interface Choice extends PickRow {
  action: ViewAction
}

const parts: readonly Choice[] = [
  ...calloutKinds.map((kind) => ({
    key: kind,
    label: `Callout: ${kind}`,
    detail: 'A box around the selected paragraphs',
    action: insertCallout(kind),
  })),
  { key: 'table', label: 'Table', detail: 'Tab moves from cell to cell', action: insertTable },
  { key: 'row', label: 'Table row', detail: 'Below that of the cursor', action: addRow },
  { key: 'column', label: 'Table column', detail: 'After that of the cursor', action: addColumn },
  { key: 'footnote', label: 'Footnote', detail: 'At the cursor; its words at the end', action: insertFootnote },
  { key: 'tabs', label: 'Tabs', detail: 'Texts that a visitor chooses between', action: insertTabs },
  { key: 'steps', label: 'Steps', detail: 'An instruction, numbered', action: insertSteps },
  { key: 'details', label: 'Text that folds', detail: 'The visitor opens it', action: insertDetails },
]
const code: PickRow = { key: 'code', label: 'Code block', detail: 'You choose its language next' }

/** Languages of code that the list offers; any other can be typed. */
const languages =
  'sh ts tsx js json yaml html css md python go rust java kotlin swift c cpp csharp php ruby sql diff text'
    .split(' ')
    .map((name) => ({ key: name, label: name }))

interface Props {
  onPick: (action: ViewAction) => void
  onClose: () => void
}

/** All that can be put into a text besides Markdown's own marks: directives, tables, code, widgets and blocks. */
export function InsertDialog({ onPick, onClose }: Props): ReactNode {
  const [isCode, setCode] = useState(false)
  const { value, error } = useInserts()
  if (isCode)
    return (
      <PickDialog
        key="code"
        title="Language of the code"
        search="Language, or nothing for none"
        rows={languages}
        nothing="Enter takes the language as it is typed."
        isFree
        onPick={(language) => onPick(insertCode(language))}
        onClose={onClose}
      />
    )
  const choices = [...parts, ...choicesOf(value)]
  return (
    <PickDialog
      key="all"
      title="Insert"
      search="What to insert"
      rows={[code, ...choices]}
      nothing={error ? error.message : 'There is no such part.'}
      onPick={(key) => {
        if (key === code.key) return setCode(true)
        const choice = choices.find((one) => one.key === key)
        if (choice) onPick(choice.action)
      }}
      onClose={() => {
        if (!isCode) onClose()
      }}
    />
  )
}

function choicesOf({ widgets, blocks }: Inserts = { widgets: [], blocks: [] }): Choice[] {
  const toChoice = (kind: string, { name, description }: Insert, action: ViewAction): Choice => ({
    key: `${kind} ${name}`,
    label: `${kind}: ${name}`,
    detail: description === '' ? undefined : description,
    action,
  })
  return [
    ...widgets.map((widget) => toChoice('Widget', widget, insertWidget(widget.name))),
    ...blocks.map((block) => toChoice('Block', block, insertBlock(block.name, block.starter))),
  ]
}
