interface Answer {
  status: number
  headers: { location?: string }
  body: string
}

/** What GitHub Pages answers for a path with its query. */
export declare function answer(site: { dist: string; basePath: string }, written: string): Answer
