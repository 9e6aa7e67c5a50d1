import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { ViewAction } from './article-view.ts'
import { toggleMark } from './inline-marks.ts'
import { insertCallout, insertFootnote } from './inserts.ts'
import { toggleHeading, toggleList, toggleQuote } from './line-marks.ts'
import { insertTable } from './tables.ts'

/** What the toolbar opens instead of changing the text. */
export type ToolDialog = 'link' | 'insert' | 'picture'

/** A button of the toolbar. */
export interface Tool {
  label: string
  /** What the button shows. */
  sign: string
  /** As CodeMirror names keys. */
  key?: string
  action: ViewAction | ToolDialog
  /** Begins a group. */
  isFirst?: true
}

/** All buttons, in their order. */
export const tools: readonly Tool[] = [
  { label: 'Bold', sign: 'B', key: 'Mod-b', action: toggleMark('**') },
  { label: 'Italic', sign: 'I', key: 'Mod-i', action: toggleMark('*') },
  { label: 'Code', sign: '<>', key: 'Mod-e', action: toggleMark('`') },
  { label: 'Struck out', sign: 'S', key: 'Mod-Shift-x', action: toggleMark('~~') },
  { label: 'Heading 2', sign: 'H2', key: 'Mod-Alt-2', action: toggleHeading(2), isFirst: true },
  { label: 'Heading 3', sign: 'H3', key: 'Mod-Alt-3', action: toggleHeading(3) },
  { label: 'Heading 4', sign: 'H4', key: 'Mod-Alt-4', action: toggleHeading(4) },
  { label: 'List', sign: '•', key: 'Mod-Shift-8', action: toggleList('bullets'), isFirst: true },
  { label: 'Numbered list', sign: '1.', key: 'Mod-Shift-7', action: toggleList('numbers') },
  { label: 'List of tasks', sign: '☑', action: toggleList('tasks') },
  { label: 'Quote', sign: '❝', key: 'Mod-Shift-9', action: toggleQuote },
  { label: 'Link…', sign: 'Link', key: 'Mod-k', action: 'link', isFirst: true },
  { label: 'Picture…', sign: 'Picture', action: 'picture' },
  { label: 'Table', sign: 'Table', action: insertTable },
  { label: 'Note', sign: 'Note', action: insertCallout('note') },
  { label: 'Footnote', sign: '¹', action: insertFootnote },
  { label: 'Insert…', sign: 'Insert…', key: 'Mod-/', action: 'insert' },
]

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** The buttons above the text. Arrow keys move between them, so that they are one stop of the Tab key. */
export function Toolbar({ onUse }: { onUse: (tool: Tool) => void }): ReactNode {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tools.length - 1
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1 + tools.length, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = next % tools.length
    setCurrent(index)
    bar.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div className="tools" role="toolbar" aria-label="Format" ref={bar} onKeyDown={onKeyDown}>
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className={tool.isFirst ? 'tool is-first' : 'tool'}
          aria-label={tool.label}
          title={titleOf(tool)}
          aria-haspopup={typeof tool.action === 'string' ? 'dialog' : undefined}
          tabIndex={index === current ? 0 : -1}
          // The selection of the text stays visible.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  )
}

function titleOf({ label, key }: Tool): string {
  return key === undefined ? label : `${label} (${key.replace('Mod', modifier).replaceAll('-', '+')})`
}
