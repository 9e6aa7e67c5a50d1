// The reference of the manual, made of the code: commands, schemas, widgets and problems.

import { commandPages } from './command-pages.ts'
import { problemPages } from './problem-pages.ts'
import { printPage, type ReferencePage } from './reference-page.ts'
import { schemaPages } from './schema-pages.ts'
import { widgetPages } from './widget-pages.ts'
import { wordsPage } from './words-page.ts'

/** All pages. */
export function listPages(): ReferencePage[] {
  const start = {
    path: 'index.md',
    title: 'Reference',
    description: 'Every file, field, block, widget, command and problem code.',
    order: 90,
    body: [],
  }
  return [start, ...schemaPages(), wordsPage(), ...widgetPages(), ...commandPages(), ...problemPages()]
}

/** Text of each file, by its path below docs/content/docs/reference. */
export function printReference(): Record<string, string> {
  return Object.fromEntries(listPages().map((page) => [page.path, printPage(page)]))
}
