// The plainest YAML, read without a parser: a mapping of words to texts, numbers and lists in one line each, as front
// matter mostly is. The parser takes ten times as long, a twentieth of a first build. What is not surely read alike is
// left to it, and so is everything that it would refuse or warn of.

/** A word that YAML takes for another kind of value, or that no key may be. */
const special = /^(?:true|false|null|constructor|prototype)$/i
const key = '[A-Za-z][A-Za-z0-9_-]{0,99}'
/** Printable characters without those that end lines in other formats. */
const letter = '[\\x20-\\x7e\\u00a1-\\u1fff\\u3041-\\ud7ff]'
const line = new RegExp(`^(${key}): (?:"((?:(?!["\\\\])${letter})*)"|'((?:(?!')${letter})*)'|(${letter}+))$`)
/** Without a comment, and without what may be a key of its own. */
const plainText = /^[A-Za-z\u00c0-\u024f](?:[^#:]|:(?=[\w/]))*(?<! )$/
const number = /^(?:0|[1-9]\d{0,14})$/
const day = /^\d{4}-\d\d-\d\d$/
const word = '[A-Za-z][A-Za-z0-9_.+-]*(?: [A-Za-z0-9][A-Za-z0-9_.+-]*)*'
const list = new RegExp(`^\\[(${word}(?:, ${word})*)\\]$`)

type PlainValue = string | number | boolean | string[]

/** The data of a text, as `parseYaml` has it; undefined for a text that is not plain. */
export function readPlain(text: string): Record<string, PlainValue> | undefined {
  const data: Record<string, PlainValue> = {}
  let isEmpty = true
  for (const row of text.split('\n')) {
    if (row === '') continue
    const [, name, double, single, plain = ''] = line.exec(row) ?? []
    if (name === undefined || special.test(name) || Object.hasOwn(data, name)) return undefined
    const value = double ?? single ?? readValue(plain)
    if (value === undefined) return undefined
    data[name] = value
    isEmpty = false
  }
  return isEmpty ? undefined : data
}

function readValue(text: string): PlainValue | undefined {
  if (day.test(text)) return text
  if (number.test(text)) return Number(text)
  if (text === 'true' || text === 'false') return text === 'true'
  if (plainText.test(text)) return special.test(text) ? undefined : text
  const items = list.exec(text)?.[1]?.split(', ')
  return items?.some((item) => special.test(item)) ? undefined : items
}
