// A plain sentence in which writers marked names with backticks. In: the sentence. Out: the same text, the names as code.
// Never reads any other Markdown: longer texts arrive as HTML from the build.

import type { ReactNode } from 'react'

export function InlineText({ text }: { text: string }): ReactNode {
  // Every second piece stood between backticks; their order is their identity.
  return text
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 1 ? <code key={`${index}-${piece}`}>{piece}</code> : piece))
}
