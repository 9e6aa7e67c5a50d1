// Style sheets that only some pages link, beside the one of every page. A component that needs one places <Sheet> where
// it renders; an island names its sheets in islands.tsx, because its markup is rendered as a root of its own.

import { createContext, type ReactNode, useContext } from 'react'

/** Each is sheets/<name>.css. Pages link them in this order, after the sheet of every page. */
export const sheets = [
  'docs',
  'docs-tree',
  'code-beside',
  'embed',
  'company',
  'scripts',
  'landing',
  'pictures',
  'lists',
  'covers',
  'drawings',
  'usecases',
  'api',
  'forms',
  'sdk',
  'benchmarks',
  'platform-selection',
  'api-explorer',
  'community-forum',
  'security-showcase',
  'plain',
  'article',
  'prose-forms',
  'prose-html',
  'formulas',
  'diagrams',
  'case-study',
  'languages',
  'right-to-left',
  'more-letters',
] as const
export type SheetName = (typeof sheets)[number]

/** Collects the sheets of one page while it is rendered. */
export const SheetSink = createContext<Set<SheetName> | null>(null)

/** Links a sheet in the head of the page. Shows nothing. */
export function Sheet({ name }: { name: SheetName }): ReactNode {
  useContext(SheetSink)?.add(name)
  return null
}
