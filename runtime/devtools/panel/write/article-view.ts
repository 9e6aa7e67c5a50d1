// The text editor of an article: CodeMirror with Markdown in colours, undo, and the actions of the toolbar. Everything
// that changes the text goes through one function, so that undo takes back one action at a time.

import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { EditorSelection, EditorState, type Text, Transaction } from '@codemirror/state'
import { drawSelection, EditorView, type KeyBinding, keymap } from '@codemirror/view'
import type { Problem } from '../../wire-types.ts'
import { findFix } from './fix-problem.ts'
import { lineDirections } from './line-directions.ts'
import { continueLine } from './line-marks.ts'
import { markdownLanguage } from './markdown-language.ts'
import { problemLines, showProblems } from './problem-lines.ts'
import { moveCell } from './tables.ts'
import type { WrittenText } from './written-text.ts'

interface Setup {
  parent: HTMLElement
  text: string
  /** Offset of the cursor. */
  cursor: number
  label: string
  /** Id of the element that describes the keys. */
  describedBy: string
  /** Shortcuts of the toolbar, as CodeMirror names keys. */
  shortcuts: readonly { key: string; run: () => void }[]
  /** Called with the whole text after each change by the writer. */
  onChange: (text: string) => void
  /** Called when the cursor has moved to another line. */
  onLine: (text: string, cursor: number) => void
}

/** An action on the text; undefined where it does nothing. */
export type ViewAction = (before: WrittenText) => WrittenText | undefined

export interface ArticleView {
  /** Runs an action on the selection. Returns whether it did anything. */
  act: (action: ViewAction) => boolean
  /** The text and the selection now. */
  read: () => WrittenText
  /** Replaces the text by another version of the file. The cursor stays in its words. It is no step of undo. */
  setText: (text: string) => void
  /** Replaces the text as the writer would, without taking the focus. */
  edit: (text: string) => void
  show: (problems: readonly Problem[]) => void
  fix: (problem: Problem) => void
  goToLine: (line: number) => void
  focus: () => void
  close: () => void
}

/** Opens the editor in an element of the panel. */
export function openArticleView(setup: Setup): ArticleView {
  const view = new EditorView({ parent: setup.parent, root: rootOf(setup.parent) })
  const act = (action: ViewAction) => {
    const before = readView(view)
    const after = action(before)
    if (!after) return false
    const changes = changeOf(before.text, after.text)
    view.dispatch({
      ...(changes ? { changes } : {}),
      selection: EditorSelection.range(after.from, after.to),
      scrollIntoView: true,
      userEvent: 'input',
    })
    view.focus()
    return true
  }
  const fix = (problem: Problem) => {
    const change = findFix(view.state.doc.toString(), problem)
    if (change) view.dispatch({ changes: change, userEvent: 'input' })
  }
  view.setState(EditorState.create({ doc: setup.text, extensions: extensionsOf(setup, { act, fix }) }))
  const { doc } = view.state
  const cursor = Math.min(setup.cursor, doc.length)
  view.dispatch({ selection: { anchor: cursor }, effects: EditorView.scrollIntoView(cursor, { y: 'start' }) })
  return {
    act,
    fix,
    read: () => readView(view),
    setText: (text) => {
      const change = changeOf(view.state.doc.toString(), text)
      if (change)
        view.dispatch({
          changes: change,
          annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
        })
    },
    edit: (text) => {
      const changes = changeOf(view.state.doc.toString(), text)
      if (changes) view.dispatch({ changes, userEvent: 'input' })
    },
    show: (problems) => view.dispatch({ effects: showProblems.of(problems) }),
    goToLine: (line) => {
      view.dispatch({ selection: { anchor: startOf(view.state.doc, line) }, scrollIntoView: true })
      view.focus()
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

function extensionsOf(
  { label, describedBy, shortcuts, onChange, onLine }: Setup,
  { act, fix }: Pick<ArticleView, 'act' | 'fix'>,
) {
  const own = shortcuts.map(({ key, run }): KeyBinding => ({ key, preventDefault: true, run: () => (run(), true) }))
  const keys: KeyBinding[] = [
    ...own,
    { key: 'Enter', run: () => act(continueLine) },
    // Escape and then Tab leaves the editor: CodeMirror keeps that way open.
    {
      key: 'Tab',
      run: (view) => act((text) => moveCell(text, 1)) || indentMore(view),
      shift: (view) => act((text) => moveCell(text, -1)) || indentLess(view),
    },
  ]
  return [
    keymap.of([...keys, ...historyKeymap, ...defaultKeymap]),
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    lineDirections(),
    markdownLanguage(),
    problemLines({ onFix: fix }),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'on',
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, startState, state, transactions }) => {
      const isTyped = transactions.some((one) => one.docChanged && one.annotation(Transaction.remote) !== true)
      if (docChanged && isTyped) onChange(state.doc.toString())
      const { head } = state.selection.main
      const isMoved = startState.doc.lineAt(startState.selection.main.head).number !== state.doc.lineAt(head).number
      if (selectionSet && isMoved) onLine(state.doc.toString(), head)
    }),
  ]
}

function readView({ state }: EditorView): WrittenText {
  const { from, to } = state.selection.main
  return { text: state.doc.toString(), from, to }
}

/** The one range in which two texts differ. */
function changeOf(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let tail = 0
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { from: start, to: before.length - tail, insert: after.slice(start, after.length - tail) }
}

function startOf(doc: Text, line: number): number {
  return doc.line(Math.max(1, Math.min(line, doc.lines))).from
}

function rootOf(element: HTMLElement): Document | ShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document
}
