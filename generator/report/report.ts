// The door of this folder: problems and results as text, for people and for programs.

export {
  type BuildNumbers,
  type Colors,
  locateProblems,
  plural,
  prettyProblems,
  relativePath,
  summarizeBuild,
  summarizeProblems,
} from './format-problems.ts'
export { addJobSummary } from './job-summary.ts'
export { print, printNotes, printProblems, warn } from './print-problems.ts'
export { printTimes, timed } from './print-times.ts'
