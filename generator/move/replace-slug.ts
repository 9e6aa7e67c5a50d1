import { rewriteValues } from '../edit/edit.ts'
import { splitText } from './split-text.ts'

/** The text of a file with another `slug`. */
export function replaceSlug(text: string, file: string, slug: string): string {
  const { before, yaml, after, body } = splitText(file, text)
  const next = rewriteValues(yaml, (path, value) =>
    path.length === 1 && path[0] === 'slug' && value !== slug ? [{ start: 0, end: value.length, text: slug }] : [],
  )
  return before + (next ?? yaml) + after + body
}
