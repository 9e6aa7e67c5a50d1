// Every code that a problem can have, with what `libretto explain` and the manual say about it. A code that is not here
// does not compile.

import { addressProblems } from './address-problems.ts'
import { buildProblems } from './build-problems.ts'
import { docsProblems } from './docs-problems.ts'
import { fileProblems } from './file-problems.ts'
import { formProblems } from './form-problems.ts'
import { importProblems } from './import-problems.ts'
import type { ProblemEntry } from './problem-entry.ts'
import { slipProblems } from './slip-problems.ts'
import { textProblems } from './text-problems.ts'
import { valueProblems } from './value-problems.ts'
import { yamlProblems } from './yaml-problems.ts'

/** The codes in groups, each with its heading. */
export const problemGroups = [
  { title: 'Files', problems: fileProblems },
  { title: 'YAML', problems: yamlProblems },
  { title: 'Keys and values', problems: { ...valueProblems, ...docsProblems, ...formProblems } },
  { title: 'Addresses and links', problems: addressProblems },
  { title: 'Texts', problems: { ...textProblems, ...slipProblems } },
  { title: 'Builds', problems: buildProblems },
  { title: 'Imports', problems: importProblems },
] as const

type Catalogue = typeof addressProblems &
  typeof buildProblems &
  typeof docsProblems &
  typeof fileProblems &
  typeof formProblems &
  typeof importProblems &
  typeof textProblems &
  typeof slipProblems &
  typeof valueProblems &
  typeof yamlProblems

export type ProblemCode = keyof Catalogue

/** What is said about each code. */
export const problemCatalogue: Readonly<Record<ProblemCode, ProblemEntry>> = {
  ...fileProblems,
  ...yamlProblems,
  ...valueProblems,
  ...docsProblems,
  ...formProblems,
  ...addressProblems,
  ...textProblems,
  ...slipProblems,
  ...buildProblems,
  ...importProblems,
}
