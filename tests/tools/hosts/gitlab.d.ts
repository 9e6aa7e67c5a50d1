interface Answer {
  status: number
  headers: { location?: string }
  body: string
}

interface Rule {
  expression: RegExp
  to: string
  status: number
}

/** What GitLab Pages answers for a path with its query. */
export declare function answer(
  site: { dist: string; basePath: string; rules: readonly Rule[] },
  written: string,
): Answer

/** The lines of `_redirects` that it follows. */
export declare function readRules(file: string): Rule[]
