// What Libretto draws when a site is built: formulas and diagrams.

export { diagramToHtml } from './diagrams/diagram-to-html.ts'
export { type Effort, openEffort } from './diagrams/lay-out.ts'
export { formulaToHtml } from './formulas/formula-to-html.ts'
export { type Definitions, openDefinitions } from './formulas/open-temml.ts'
