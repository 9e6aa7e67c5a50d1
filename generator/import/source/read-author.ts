// Authors as other tools write them: a name, a key of a list of authors, or several of them.

/** An author in front matter. */
interface Author {
  name: string
  credentials?: string
}

/** The authors that a file of the old site describes, by key. */
export type Authors = ReadonlyMap<string, Author>

/** Authors of a mapping such as Docusaurus' authors.yml. */
export function readAuthors(data: unknown): Authors {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return new Map(
    entries.flatMap(([key, value]): [string, Author][] => {
      const author = authorOf(value)
      return author ? [[key, author]] : []
    }),
  )
}

/** The first author, and the names of the others. */
export function readAuthor(
  head: Readonly<Record<string, unknown>>,
  authors: Authors,
): { author?: Author; others: string[] } {
  const written = [head.author ?? head.authors ?? []].flat() as unknown[]
  const all = written.flatMap((value) => {
    const author = (typeof value === 'string' ? authors.get(value) : undefined) ?? authorOf(value)
    return author ? [author] : []
  })
  const [author, ...others] = all
  return { ...(author ? { author } : {}), others: others.map(({ name }) => name) }
}

function authorOf(value: unknown): Author | undefined {
  if (typeof value === 'string') return readWritten(value.trim())
  if (typeof value !== 'object' || value === null) return undefined
  const { name, title } = value as { name?: unknown; title?: unknown }
  if (typeof name !== 'string' || name.trim() === '') return undefined
  return {
    name: name.trim(),
    ...(typeof title === 'string' && title.trim() !== '' ? { credentials: title.trim() } : {}),
  }
}

/** A name alone, or as Docsy's sites write it: `[Ada Bell](https://…), Kiln Works`. */
function readWritten(text: string): Author | undefined {
  const [, linked, , firm] = /^\[([^\]]+)\]\(([^()]*)\)(?:,\s*(.+))?$/.exec(text) ?? []
  if (linked === undefined) return text === '' ? undefined : { name: text }
  const credentials = firm?.replace(/\[([^\]]+)\]\([^()]*\)/g, '$1').trim()
  return { name: linked.trim(), ...(credentials ? { credentials } : {}) }
}
