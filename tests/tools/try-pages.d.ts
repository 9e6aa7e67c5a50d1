export interface Tries {
  run: <Result>(name: string, action: () => Promise<Result>) => Promise<Result | undefined>
  report: () => number
}

/** Runs actions, each at most twice; `report` lists what failed and gives the exit code. */
export declare function openTries(print?: (line: string) => void): Tries
