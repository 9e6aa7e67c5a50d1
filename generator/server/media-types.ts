import { mimes } from 'mrmime'

/** Where the database has nothing, or a name that its RFC has replaced. */
const own: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}

const text = /^text\/|[/+](?:json|yaml)$|^application\/xml$/

/** Type of a file by its extension. Text is always UTF-8. */
export function mediaType(name: string): string {
  const extension = /\.([A-Za-z\d]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  // Not `lookup`: it takes a file named "html" for a page, and "a.constructor" for a function.
  const table = [own, mimes].find((candidate) => Object.hasOwn(candidate, extension))
  const type = table?.[extension] ?? 'application/octet-stream'
  return text.test(type) ? `${type}; charset=utf-8` : type
}
