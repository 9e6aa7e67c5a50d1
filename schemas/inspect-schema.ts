// What a zod schema says about one of its values: keys, description, default. zod has no public way to ask.

import type * as z from 'zod'

type Path = readonly PropertyKey[]

/** Wrappers such as optional() and default() have the schema that was meant one level below. */
function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema
  for (;;) {
    const definition = inner?.def as { innerType?: z.ZodType; in?: z.ZodType; getter?: () => z.ZodType } | undefined
    const next = definition?.innerType ?? definition?.in ?? definition?.getter?.()
    if (!next) return inner
    inner = next
  }
}

function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const inner = unwrap(schema) as { shape?: Record<string, z.ZodType>; options?: unknown[] } | undefined
  if (inner?.shape) return inner.shape
  // Of a text or a mapping, the mapping has keys.
  const [first, ...others] = (inner?.options ?? []).filter(hasShape)
  return first && others.length === 0 ? shapeOf(first) : {}
}

function hasShape(option: unknown): option is z.ZodType {
  return typeof option === 'object' && option !== null && 'shape' in option
}

/** Text of describe(), of the schema itself or of what it wraps. */
export function descriptionOf(schema: z.ZodType | undefined): string | undefined {
  return schema?.description ?? unwrap(schema)?.description
}

/** Keys a mapping may have. */
export function knownKeys(schema: z.ZodType | undefined): string[] {
  return Object.keys(shapeOf(schema))
}

/** Keys a mapping must have. */
export function requiredKeys(schema: z.ZodType | undefined): string[] {
  return Object.entries(shapeOf(schema))
    .filter(([, inner]) => !inner.safeParse(undefined).success)
    .map(([key]) => key)
}

/** The schema of the value at `path`; undefined if it cannot be told. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    const inner = unwrap(current) as { element?: z.ZodType; options?: z.ZodType[] } | undefined
    const fromUnion = inner?.options?.map((option) => shapeOf(option)[String(step)]).find(Boolean)
    current =
      shapeOf(inner as z.ZodType)[String(step)] ?? (typeof step === 'number' ? inner?.element : undefined) ?? fromUnion
    if (!current) return undefined
  }
  return current
}
