// What Libretto draws when a site is built: formulas.

export { formulaToHtml } from './formulas/formula-to-html.ts'
