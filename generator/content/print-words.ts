import { escapeHtml } from '../escape-html.ts'

/** Prints words of the interface: into elements that name one, `data-word`, and into labels, `{word:name}`. */
export function printWords(html: string, words: Readonly<Record<string, string>>): string {
  if (!html.includes(' data-word="') && !html.includes('{word:')) return html
  const wordOf = (name: string) => escapeHtml((Object.hasOwn(words, name) ? words[name] : undefined) ?? name)
  return html
    .replace(/(<\w[^<>]*) data-word="(\w+)">/g, (_, tag: string, name: string) => `${tag}>${wordOf(name)}`)
    .replace(/<\w[^<>]* aria-label="\{word:[^>]*>/g, (tag) =>
      tag.replace(/\{word:(\w+)\}/, (_, name: string) => wordOf(name)),
    )
}
