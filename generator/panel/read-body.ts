// Depth is counted on the text of a body, before anything recursive reads it.

import * as z from 'zod'
import { checkData } from '../read/read.ts'
import { PanelError } from './json-answer.ts'

/** The largest body that is read. */
export const maxBodyBytes = 1024 * 1024
const maxDepth = 16

/** Reads a JSON body by its schema. Throws a PanelError that names the field. */
export function readBody<Schema extends z.ZodType>(body: Uint8Array | undefined, schema: Schema): z.infer<Schema> {
  const value = parseJson(body ?? new Uint8Array())
  const checked = checkData(schema, value, { whole: 'the body' })
  if ('value' in checked) return checked.value
  const [found] = checked.problems
  throw new PanelError(
    422,
    found?.problem.message ?? 'the body does not fit this call',
    found?.problem.hint ?? 'nothing was changed',
    { path: found?.path.map(String).join('.') ?? '' },
  )
}

function parseJson(body: Uint8Array): unknown {
  if (body.length > maxBodyBytes) throw new PanelError(413, 'the body is larger than 1 MiB', 'send less')
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    if (depthOf(text) <= maxDepth) return JSON.parse(text)
  } catch {
    throw new PanelError(400, 'the body is not JSON', 'send one JSON object in UTF-8')
  }
  throw new PanelError(400, `the body is nested deeper than ${maxDepth} levels`, 'send a flat JSON object')
}

/** Depth of nested brackets outside of strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isText) {
      if (code === 0x5c) index++
      else if (code === 0x22) isText = false
    } else if (code === 0x22) isText = true
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return deepest
}

/** The place of a value in YAML: keys and positions from the top. */
export const valuePathSchema = z.array(z.union([z.string(), z.int().min(0)])).min(1)
