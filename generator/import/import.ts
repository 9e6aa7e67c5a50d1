// The door of this folder: a folder of another generator → files of the content folder, and what could not be
// translated. Nothing is written here but by writeImport, and no code of the other site is run.

export { checkImport } from './check-import.ts'
export { lineInFile } from './pages/print-page.ts'
export { planImport } from './plan-import.ts'
export { groupLosses, listGroups, withoutKind } from './report/group-losses.ts'
export { type PlaceLink, printReport, reportTitle } from './report/print-report.ts'
export type { ImportPlan, LossProblem } from './source/model.ts'
export { readComponents } from './source/read-components.ts'
export { readRedirects } from './source/read-redirects.ts'
export { listContent } from './source/read-source.ts'
export { type Written, writeImport } from './write-import.ts'
