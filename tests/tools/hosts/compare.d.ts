interface Column {
  name: string
  answers: readonly { site: string; kind: string; path: string; text: string }[]
}

/** Prints the table and each difference. Gives the exit code. */
export declare function printTable(columns: readonly Column[], print?: (line: string) => void): number
