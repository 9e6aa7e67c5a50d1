// Each line is written in the direction of its own first letters: an article in Hebrew has front matter in English.

import { type Extension, Prec, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view'

const byLetters = Decoration.line({ attributes: { dir: 'auto' } })

function directionsOf({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at)
      lines.add(line.from, line.from, byLetters)
      at = line.to + 1
    }
  return lines.finish()
}

/** The extension. The cursor moves along each line as it is shown. */
export function lineDirections(): Extension {
  const plugin = ViewPlugin.define(
    (view) => {
      let shown = directionsOf(view)
      return {
        get shown() {
          return shown
        },
        update: ({ docChanged, viewportChanged, view: now }) => {
          if (docChanged || viewportChanged) shown = directionsOf(now)
        },
      }
    },
    { decorations: ({ shown }) => shown },
  )
  return [EditorView.perLineTextDirection.of(true), Prec.lowest(plugin)]
}
