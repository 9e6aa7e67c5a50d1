export interface Client<Work> {
  name: string
  check: (work: Work) => Outcome | Promise<Outcome>
}

type Outcome =
  | { skipped: string; checked?: undefined; findings?: undefined }
  | { skipped?: undefined; checked: string; findings: string[] }

/** Runs the clients of these names, or all without a name, and prints a line for each. Resolves with the exit code. */
export declare function runClients<Work>(
  clients: readonly Client<Work>[],
  names: readonly string[],
  work: Work,
  print?: (line: string) => void,
): Promise<number>
