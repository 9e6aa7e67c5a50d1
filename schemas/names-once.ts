import type * as z from 'zod'

/** For `superRefine` of a list: no item has the name of one above it. `message` is said of such a name. */
export function namesOnce(message: string) {
  return (items: readonly { name: string }[], context: z.core.$RefinementCtx): void => {
    for (const [index, { name }] of items.entries())
      if (items.findIndex((item) => item.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message })
  }
}
