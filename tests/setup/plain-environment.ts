// The environment of a command whose output a test reads.

/**
 * The variables of this process and `more`, with colours off, as in a file: a CI job may ask for colours, and some
 * collect what a command writes.
 */
export function plainEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, GITHUB_STEP_SUMMARY: __, ...environment } = process.env
  return { ...environment, NO_COLOR: '1', ...more }
}
