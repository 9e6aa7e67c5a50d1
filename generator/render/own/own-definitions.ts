// What custom code must define. It may be JavaScript, which nothing has checked.

import * as z from 'zod'
import { blockTypes } from '#schemas/blocks/registry.ts'
import type { AnyBlock } from '#site/blocks/define-block.ts'
import type { AnyOwnCollection } from '#site/own-parts.ts'

/** Throws if a definition of a block cannot be used. */
export function checkBlock(type: string, { description, data, plan, title, print, Component }: AnyBlock): void {
  if (typeof data === 'string') needOwnType(type, data)
  else {
    needText({ description })
    needSchema('data', data)
  }
  const functions = { plan, title, print }
  for (const [name, value] of Object.entries(functions)) if (value !== undefined) needFunction(name, value)
  needComponent('Component', Component)
}

// The facts about a standard block, such as what it refers to, hold for its name alone.
function needOwnType(type: string, data: string): void {
  if (!blockTypes.some((name) => name === data))
    throw new Error(`"data" is "${data}", and there is no standard block of that name`)
  if (data !== type) throw new Error(`"data" is "${data}": only the block "${data}" can have the data of that one`)
}

/** Throws if a definition of a collection cannot be used. */
export function checkCollection({ title, noun, head, sortBy, Card, Component }: AnyOwnCollection): void {
  needText({ title, noun })
  if (head !== undefined && !(head instanceof z.ZodObject)) throw new Error('"head" must be an object of zod')
  if (sortBy !== undefined) needFunction('sortBy', sortBy)
  if (Card !== undefined) needComponent('Card', Card)
  if (Component !== undefined) needComponent('Component', Component)
}

/** Throws if the props of a widget have no schema. */
export function needSchema(name: string, value: unknown): asserts value is z.ZodType {
  if (!(value instanceof z.ZodType)) throw new Error(`"${name}" must be a schema of zod`)
}

/** Throws if a value is no component. React's memo and forwardRef make objects, which have their own type. */
export function needComponent(name: string, value: unknown): void {
  const isObject = typeof value === 'object' && value !== null && !isElement(value)
  if (!isObject) needFunction(name, value)
}

function needText(fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields))
    if (typeof value !== 'string' || value === '') throw new Error(`it needs "${name}", a text`)
}

function needFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') throw new Error(`"${name}" must be a function`)
  if (Object.prototype.toString.call(value) === '[object AsyncFunction]')
    throw new Error(`"${name}" must not be async: pages are made without waiting`)
}

function isElement({ $$typeof }: { $$typeof?: unknown }): boolean {
  return $$typeof === Symbol.for('react.transitional.element') || $$typeof === Symbol.for('react.element')
}
