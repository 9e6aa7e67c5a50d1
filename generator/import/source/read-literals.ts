// The texts in a configuration that is code, found without running it: `title: 'Lake'` in an object. What is computed
// stays unknown.

/** Texts by their keys joined by dots, e.g. `themeConfig.image`; in lists by a number. The first of several counts. */
export function readLiterals(code: string): Map<string, string> {
  const found = new Map<string, string>()
  const open: string[] = []
  // Which of what is open are lists.
  const isList: boolean[] = []
  let key: string | undefined
  for (const [token] of code.matchAll(tokens)) {
    const [first] = token
    if (token.startsWith('//') || token.startsWith('/*')) continue
    if (token.endsWith(':') && token.length > 1) {
      key = unquote(token.slice(0, -1).trim())
      continue
    }
    if (first === '{' || first === '[' || first === '(') {
      open.push(key ?? '')
      isList.push(first === '[')
    } else if (first === '}' || first === ']' || first === ')') {
      open.pop()
      isList.pop()
    } else if (isText(token) && (key !== undefined || isList.at(-1))) {
      const path = [...open.filter((part) => part !== ''), key ?? found.size].join('.')
      if (!found.has(path)) found.set(path, unquote(token))
    } else if (first !== ',' && key === undefined) continue
    key = undefined
  }
  return found
}

const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`
// Comments, keys, texts, brackets, and whatever else may stand in place of a value.
const tokens = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[^]*?\*\/`,
    String.raw`(?:${text}|[\w$]+)\s*:`,
    text,
    String.raw`[{}()[\],]|[\w$.]+`,
  ].join('|'),
  'g',
)

function isText(token: string): boolean {
  return /^['"`]/.test(token) && !(token.startsWith('`') && token.includes('${'))
}

function unquote(token: string): string {
  if (!/^['"`]/.test(token)) return token
  return token.slice(1, -1).replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
}
