// Problems below their lines in the editor. They stay at their lines while the text changes above them.

import { type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { Problem } from '../../wire-types.ts'
import { sentence } from '../format.ts'
import { fixLabel } from './fix-problem.ts'

/** What a problem of the text may do in the editor. */
export interface ProblemActions {
  /** Applies the remedy of a problem that has one. */
  onFix: (problem: Problem) => void
}

/** Shows these problems and no others. */
export const showProblems = StateEffect.define<readonly Problem[]>()

/** The extension that shows them. */
export function problemLines(actions: ProblemActions): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (shown, transaction) => {
      const found = transaction.effects.find((effect) => effect.is(showProblems))
      if (!found) return shown.map(transaction.changes)
      const { doc } = transaction.state
      const marks = (found.value as readonly Problem[]).flatMap((problem): Range<Decoration>[] => {
        const { line = 1, severity } = problem
        if (line > doc.lines) return []
        const { from, to } = doc.line(line)
        const block = new ProblemBelow(problem, actions)
        return [
          Decoration.line({ class: severity === 'error' ? 'has-error' : 'has-warning' }).range(from),
          Decoration.widget({ widget: block, block: true, side: 1 }).range(to),
        ]
      })
      return Decoration.set(marks, true)
    },
    provide: (field) => EditorView.decorations.from(field),
  })
}

// The list of problems below the editor has the same buttons for the keyboard and for screen readers.
class ProblemBelow extends WidgetType {
  readonly #problem: Problem
  readonly #actions: ProblemActions

  constructor(problem: Problem, actions: ProblemActions) {
    super()
    this.#problem = problem
    this.#actions = actions
  }

  override eq(other: ProblemBelow): boolean {
    return JSON.stringify(other.#problem) === JSON.stringify(this.#problem)
  }

  override toDOM(): HTMLElement {
    const { message, hint, severity } = this.#problem
    const box = document.createElement('div')
    box.className = severity === 'error' ? 'line-problem' : 'line-problem is-warning'
    box.setAttribute('aria-hidden', 'true')
    box.append(sentence(message))
    const label = fixLabel(this.#problem)
    if (label === undefined) {
      if (hint !== undefined) box.append(` ${sentence(hint)}`)
      return box
    }
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'small-button'
    button.tabIndex = -1
    button.textContent = label
    button.addEventListener('click', () => this.#actions.onFix(this.#problem))
    box.append(' ', button)
    return box
  }

  override ignoreEvent(): boolean {
    return true
  }
}
