// What stands in a form's fields. In: the form element, which may not be there yet. Out: name → text.
// Never keeps files. A name that occurs twice keeps its last text.

export function readFields(form: HTMLFormElement | null): Map<string, string> {
  const fields = new Map<string, string>()
  if (!form) return fields
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  return fields
}
