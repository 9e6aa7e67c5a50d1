// What was read of each entry, remembered by the entry itself: an unchanged file keeps its entry, so nothing has to say what depends on
// what. Beside the entry only the printed claims and the compiler flow into the result; when these differ everything is read anew.

import type { Entry } from '../content/parse-entry.ts'
import type { Compile, Context } from '../content/read-values.ts'
import type { Markdown } from '../markdown/compile-markdown.ts'
import type { Problem } from '../problem.ts'

interface Remembered {
  items: unknown[]
  problems: Problem[]
  texts: Markdown[]
}

export interface EntryMemory {
  /** What beside the entries flowed into the results. */
  facts: string
  read: ReadonlyMap<Entry, Remembered>
}

export type ReadOnce = <Item>(
  entry: Entry,
  context: Context,
  read: (entry: Entry, context: Context) => Item[],
) => Item[]

/** A function that reads each entry once, and what it leaves to the next build. `keep` is told of every text an unread entry still uses. */
export function rememberEntries(
  before: EntryMemory | undefined,
  facts: string,
  keep: (text: Markdown) => void,
): { once: ReadOnce; next: EntryMemory } {
  const known = before?.facts === facts ? before.read : new Map<Entry, Remembered>()
  const next = new Map<Entry, Remembered>()
  const once: ReadOnce = <Item>(
    entry: Entry,
    context: Context,
    read: (entry: Entry, context: Context) => Item[],
  ): Item[] => {
    let remembered = known.get(entry)
    if (remembered) for (const text of remembered.texts) keep(text)
    else {
      const problems: Problem[] = []
      const texts: Markdown[] = []
      const compile: Compile = (source, options) => {
        const text = context.compile(source, options)
        texts.push(text)
        return text
      }
      remembered = { items: read(entry, { ...context, problems, compile }), problems, texts }
    }
    next.set(entry, remembered)
    context.taken.add(entry)
    context.problems.push(...remembered.problems)
    // The items came from this very function for this very entry, and each entry belongs to one reader.
    return remembered.items as Item[]
  }
  return { once, next: { facts, read: next } }
}
