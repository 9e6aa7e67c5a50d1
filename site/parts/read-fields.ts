/** The texts of a form by field name; empty without a form. Files are left out, and of equal names the last wins. */
export function readFields(form: HTMLFormElement | null): Map<string, string> {
  const fields = new Map<string, string>()
  if (!form) return fields
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  return fields
}
