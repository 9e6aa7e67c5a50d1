// A small XML reader for tests: throws unless the text is well-formed (tags nested, attributes quoted and unique,
// every < and & escaped, one root, no forbidden character). Gives the elements in order, with their path and text.

export interface XmlElement {
  /** Names from the root, e.g. "feed/entry/title". */
  path: string
  attributes: Record<string, string>
  text: string
}

export function readXml(source: string): XmlElement[] {
  const unpaired = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
  const forbidden = new RegExp(`${control.source}|${unpaired.source}`).exec(source)
  if (forbidden) throw new Error(`character U+${forbidden[0].charCodeAt(0).toString(16)} is not allowed in XML`)
  const elements: XmlElement[] = []
  const open: XmlElement[] = []
  let roots = 0
  const body = source.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i, '')
  if (body === source) throw new Error('the XML declaration is missing')
  for (const [part, closing, name, attributes, empty] of body.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g,
  )) {
    const parent = open.at(-1)
    if (name === undefined) {
      if (part === '<') throw new Error('a < is not escaped')
      if (parent) parent.text += decode(part)
      else if (part.trim() !== '') throw new Error(`text outside of the root: ${part}`)
    } else if (closing) {
      if (open.pop()?.path.split('/').at(-1) !== name) throw new Error(`</${name}> closes another element`)
    } else {
      if (!parent && ++roots > 1) throw new Error('there are two roots')
      const element = {
        path: parent ? `${parent.path}/${name}` : name,
        attributes: readAttributes(attributes ?? ''),
        text: '',
      }
      elements.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length > 0 || roots === 0) throw new Error('an element is not closed')
  return elements
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key, value]): [string, string] => [
    key ?? '',
    decode(value ?? ''),
  ])
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error('an attribute occurs twice')
  return Object.fromEntries(pairs)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (whole, name?: string) => {
    const character = named[name ?? '']
    if (character === undefined) throw new Error(`${whole} is not a reference that XML knows`)
    return character
  })
}
