import type { ReactNode } from 'react'

/** A sentence whose `backticked` names become code. Other Markdown is not read: longer texts arrive as HTML. */
export function InlineText({ text }: { text: string }): ReactNode {
  // Every second piece was between backticks.
  return text.split(/`([^`]+)`/).map((piece, index) =>
    index % 2 === 1 ? (
      <code key={`${index}-${piece}`} translate="no">
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}
