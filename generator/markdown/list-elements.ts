import type { Element, Root as HastRoot } from 'hast'
import { parseHtml } from './parse-html.ts'

/** An element, its attributes by the names that JSX has for them. */
interface ListedElement {
  name: string
  attributes: Record<string, string>
  isEmpty: boolean
}

/** The elements of a piece of HTML, in its order, as a browser reads it. */
export function listElements(html: string): ListedElement[] {
  const found: ListedElement[] = []
  const parents: (HastRoot | Element)[] = [parseHtml({ type: 'root', children: [{ type: 'raw', value: html }] })]
  for (let parent = parents.pop(); parent; parent = parents.pop()) {
    if (parent.type === 'element') found.push(describe(parent))
    for (const child of [...parent.children].reverse()) if (child.type === 'element') parents.push(child)
  }
  return found
}

function describe({ tagName, properties, children }: Element): ListedElement {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties))
    if (value !== null && value !== undefined && value !== false)
      attributes[name] = Array.isArray(value) ? value.join(name === 'srcSet' ? ', ' : ' ') : String(value)
  return { name: tagName, attributes, isEmpty: children.length === 0 }
}
