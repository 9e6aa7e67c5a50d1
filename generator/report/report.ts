// The door of this folder: problems and results as text, for people and for programs.

export {
  type BuildNumbers,
  locateProblems,
  plural,
  prettyProblems,
  problemsForHost,
  relativePath,
  summarizeBuild,
  summarizeProblems,
} from './format-problems.ts'
export { describeJob } from './job-summary.ts'
export { openPictureLog } from './picture-log.ts'
export { printNotes, printProblems } from './print-problems.ts'
export { printTimes, timed } from './print-times.ts'
export { openProgressLine, pageWords, type Stage, stageWords } from './progress-line.ts'
export { type StageClock, type StageTimes, stageClock } from './stage-clock.ts'
