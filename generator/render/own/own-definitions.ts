// What a site's own code must define. It may be JavaScript, which nothing has checked.

import * as z from 'zod'
import type { AnyOwnCollection, OwnBlock } from '#site/own-parts.ts'

/** Throws if a definition of a block cannot be used. */
export function checkBlock({ description, data, plan, Component }: OwnBlock<z.ZodType, object>): void {
  needText({ description })
  needSchema('data', data)
  if (plan !== undefined) needFunction('plan', plan)
  needComponent('Component', Component)
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

/** Throws if a value is no component. React's memo and forwardRef make objects, which have a type of their own. */
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
