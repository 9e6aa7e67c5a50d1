// What a page shows of texts between marks: q7q…p7p.

import { expect } from 'vitest'
import { readHtml } from './read-html.ts'

/** One place of a page with a marked text. */
interface Shown {
  number: number
  /** What the place may stand for: text is also shown as HTML, as part of an address and as JSON. */
  readings: string[]
}

/** Every place of every marked text. Throws for anything that is not plain markup. */
export function readShown(html: string): Shown[] {
  expect(html).not.toMatch(/<\/?xss-probe/i)
  const values: string[] = []
  const take = (value: unknown): void => {
    if (typeof value === 'string') values.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(take)
  }
  const plain = html
    .replace(/^<!doctype html>/i, '')
    .replaceAll('<!-- -->', '')
    .replace(/<(script|style)\b([^>]*)>([^<]*)<\/\1>/g, (_, __, attributes: string, code: string) => {
      if (attributes.includes('json')) take(JSON.parse(code))
      return ''
    })
    // The only attributes in single quotes: their JSON has neither these nor references.
    .replace(/ data-(?:props|modules)='([^']*)'/g, (_, props: string) => {
      expect(props).not.toMatch(/[<>&]/)
      take(JSON.parse(props))
      return ''
    })
  const { tags, text } = readHtml(plain)
  take(text)
  for (const { attributes } of tags) {
    expect(Object.keys(attributes)).not.toContain('data-probe')
    take(attributes)
  }
  return values.flatMap((value) =>
    // An excerpt may be cut before its end mark: what counts is the last mark before it.
    [...value.matchAll(/q(\d+)q((?:(?!q\1q)[\s\S])*?)p\1p/g)].map(([, number, found = '']) => ({
      number: Number(number),
      readings: readingsOf(found),
    })),
  )
}

function readingsOf(found: string): string[] {
  const first = [found, attempt(found, (each) => readHtml(each).text), attempt(found, decodeURIComponent)]
  return [...new Set(first.flatMap((each) => [each, attempt(each, (inner) => String(JSON.parse(`"${inner}"`)))]))]
}

function attempt(text: string, read: (text: string) => string): string {
  try {
    return read(text)
  } catch {
    return text
  }
}
