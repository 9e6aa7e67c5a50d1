/** Exit codes of the command. `restart` is for the launcher only: the generator's own code has changed. */
export const exitCodes = {
  done: 0,
  content: 1,
  usage: 2,
  environment: 3,
  bug: 70,
  restart: 75,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const
