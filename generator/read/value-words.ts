import { cutText } from '../text.ts'
// Words for types and values in messages to writers.

/** "text", "a list": zod's name of a type in a writer's words. */
export function typeWord(expected: string): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping (keys and values)',
    record: 'a mapping (keys and values)',
    nan: 'a number',
  }
  return words[expected] ?? expected
}

/** What a value is. `written` is a number as the file has it. */
export function valueWord(value: unknown, written: string): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return typeof value === 'number' ? `the number ${written}` : String(value)
}

/** "; found 3": the end of a message about a wrong value. */
export function foundText(value: unknown): string {
  if (value === null || value === '') return '; it is empty'
  if (typeof value === 'string') return `; found ${quote(value)}`
  return typeof value === 'number' || typeof value === 'boolean' ? `; found ${value}` : ''
}

/** The unit in which zod counts a value. */
export function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

/** The next action after a value of the wrong type. */
export function typeHint(expected: string, value: unknown, written: string): string | undefined {
  const claim = typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined
  if (expected === 'string' && claim?.startsWith('claim:')) return `quote it: "{${claim}}"`
  // With a space behind the colon.
  if (expected === 'string' && claim === 'claim') return `quote it: "{claim:${String(Object.values(value ?? {})[0])}}"`
  if (expected === 'string' && value === null) return 'write the text; if it is the word null, write "null"'
  if (expected === 'object' && typeof value === 'string' && /^[\w-]+:\S/.test(value))
    return `put a space after the colon: ${cutText(value.replace(':', ': '), 60)}`
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `quote it: "${written}"`
  if (expected === 'boolean' && typeof value === 'string') return 'write true or false, without quotes'
  if (expected === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return `write it without quotes: ${value.trim()}`
  if (expected === 'array') return 'begin each item on its own line with "- "'
  return undefined
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `"${cutText(line, 60)}"`
}
