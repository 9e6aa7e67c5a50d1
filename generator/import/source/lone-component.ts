// A page of VitePress whose text is nothing but a component has no words to bring over.

import type { SourcePage } from './model.ts'
import type { Tool } from './tools.ts'

const script = /<(script|style)\b[^>]*>[^]*?<\/\1\s*>/g
const comment = /<!--[^]*?-->/g
const component = /^<([A-Z]\w*)(?:\s+[^<>]*?)?(?:\/>|>\s*<\/\1>)$/

/** The name of the component that is all a page has. A component that the owner has a rule for is text. */
export function loneComponent(
  { body }: Pick<SourcePage, 'body'>,
  { tool, rules }: { tool: Tool; rules: Readonly<Record<string, unknown>> },
): string | undefined {
  // Nearly every page has a row of words.
  if (tool !== 'vitepress' || body.length > mostRows) return undefined
  const text = body.map((row) => row.text).join('\n')
  const name = component.exec(text.replace(script, '').replace(comment, '').trim())?.[1]
  return name === undefined || Object.hasOwn(rules, name) ? undefined : name
}

const mostRows = 200
