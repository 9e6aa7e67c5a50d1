// Titles of tabs that the tag around them has, without running its code: `items={["npm", "yarn"]}`,
// `values={[{ label: 'One', value: '1' }]}`.

/** Titles in the order of the tabs, and by the value that a tab has. */
export interface TabTitles {
  list: readonly string[]
  byValue: ReadonlyMap<string, string>
}

const quoted = String.raw`"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'`
const texts = new RegExp(quoted, 'g')
const pairs = new RegExp(String.raw`\b(label|value)["']?\s*:\s*(?:${quoted})`, 'g')

/** Reads the titles of a tag. Undefined if it has none; an empty list if they are computed. */
export function readTabTitles(raw: string): TabTitles | undefined {
  const list = /\b(?:items|values)=\{\s*\[([^\]]*)\]\s*\}/.exec(raw)?.[1]
  if (list === undefined) return /\b(?:items|values)=\{/.test(raw) ? { list: [], byValue: new Map() } : undefined
  const objects = list.match(/\{[^{}]*\}/g)
  if (!objects) return { list: [...list.matchAll(texts)].map(textOf), byValue: new Map() }
  const labels = objects.map((each) => new Map([...each.matchAll(pairs)].map(([, key = '', ...text]) => [key, text])))
  const titled = labels.map((each) => ({
    label: (each.get('label') ?? each.get('value') ?? []).find((text) => text !== undefined) ?? '',
    value: each.get('value')?.find((text) => text !== undefined),
  }))
  const byValue = titled.flatMap(({ label, value }) => (value === undefined ? [] : [[value, label] as const]))
  return { list: titled.map(({ label }) => label), byValue: new Map(byValue) }
}

function textOf([, double, single]: RegExpMatchArray): string {
  return (double ?? single ?? '').replace(/\\(.)/g, '$1')
}
