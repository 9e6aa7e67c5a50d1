/** What Markdown leaves open: titles of callouts, and names that screen readers say. */
export const proseWords = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  danger: 'Danger',
  details: 'Details',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference',
  done: 'Done',
  notDone: 'Not done',
  formula: 'Formula',
  diagram: 'Diagram',
  diagramSource: 'Source of the diagram',
  table: 'Table',
} as const
