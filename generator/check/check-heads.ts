// What search engines show of a page: its title and description.

import { type Entry, problemAt } from '../load/load.ts'
import { type Article, type Content, isInDocs, listArticles, type Page } from '../model/model.ts'
import type { Fault, Problem, ProblemCode } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'

/** Search results cut what is longer. */
const maxTitleLength = 70
const maxDescriptionLength = 160

/** Titles that are used twice or too long, descriptions that are missing or too long, and quotes that are text. */
export function checkHeads(content: Content): Problem[] {
  const problems: Problem[] = []
  const titles = new Map<string, string>()
  const pages: readonly (Page | Article)[] = [...content.pages, ...listArticles(content)]
  for (const { title, route, entry } of pages) {
    // Chapters of documentation may have pages of the same name, and versions do.
    const key =
      entry.kind === 'markdown' && isInDocs(route)
        ? JSON.stringify([title, entry.file.slice(0, entry.file.lastIndexOf('/'))])
        : title
    const first = titles.get(key)
    const hint = 'give every page a title of its own'
    if (first !== undefined)
      problems.push(
        warnAt(entry, ['title'], 'duplicate-title', { message: `the title is the same as in ${first}`, hint }),
      )
    titles.set(key, entry.file)
    checkLengths(entry, problems)
  }
  for (const { description, entry } of content.pages)
    if (description === undefined)
      problems.push(
        warnAt(entry, ['title'], 'missing-description', {
          message: 'the page has no description',
          hint: 'add description: one sentence of 50 to 160 characters for search results',
        }),
      )
  return problems
}

function checkLengths(entry: Entry, problems: Problem[]): void {
  const written = entry.data as Readonly<Record<string, unknown>>
  for (const key of Object.keys(written)) {
    const text = written[key]
    if (typeof text !== 'string') continue
    const fault = findLengthFault(key, text)
    if (fault) problems.push(problemAt(entry, [key], { severity: 'warning', ...fault }))
    if (isCurly(text)) checkQuotes(entry, [key], problems)
  }
}

/** What is wrong with the length of a title or a description. */
export function findLengthFault(key: string, text: string): Fault | undefined {
  if (key === 'title' && text.length > maxTitleLength)
    return {
      code: 'long-title',
      message: `the title has ${text.length} characters; search results cut it after about ${maxTitleLength}`,
      hint: 'say it in fewer words',
    }
  if (key === 'description' && text.length > maxDescriptionLength)
    return {
      code: 'long-description',
      message: `the description has ${text.length} characters; search results cut it after ${maxDescriptionLength}`,
      hint: 'keep to one sentence',
    }
  return undefined
}

function isCurly(text: string): boolean {
  return /^[“”„‘’‚«»]/.test(text) && /[“”‘’«»]$/.test(text)
}

// Between quotes that YAML knows they are meant.
function checkQuotes(entry: Entry, path: Path, problems: Problem[]): void {
  const { line, column } = entry.locate(path)
  if (!/^[“”„‘’‚«»]/.test((entry.lines[line - 1] ?? '').slice(column - 1))) return
  const message = `the quotes around "${path.join('.')}" are part of the text`
  const hint = 'YAML knows only straight quotes: write "…", or no quotes at all'
  problems.push(warnAt(entry, path, 'curly-quotes', { message, hint }))
}

function warnAt(entry: Entry, path: Path, code: ProblemCode, said: Pick<Problem, 'message' | 'hint'>): Problem {
  return problemAt(entry, path, { code, severity: 'warning', ...said })
}
