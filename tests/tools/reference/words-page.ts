// The page that lists all words of the interface, as strings.yaml names them.

import * as english from '#site/strings/en.ts'
import type { ReferencePage } from './reference-page.ts'

/** A row for each English word: its name in strings.yaml, and what it says. */
export function wordsPage(): ReferencePage {
  const rows = Object.entries(english)
    .filter(([group]) => group !== 'language')
    .flatMap(([group, words]) => listWords(group, words))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    path: 'content/words.md',
    title: 'All words of the interface',
    description: 'Every word that strings.yaml may replace, with its English text. {1} and {2} are its values.',
    order: 60,
    keywords: ['strings', 'wording', 'labels'],
    body: [
      [
        'Write the group as a key of `content/strings.yaml` and the rest of the name below it: `footer.theme` is',
        '`footer: { theme: Colours }`. The page [Words of the interface](../../design/words.md) has examples.',
      ].join('\n'),
      ['| name | English |', '|---|---|', ...rows.map(([name, text]) => `| \`${name}\` | ${cellOf(text)} |`)].join(
        '\n',
      ),
    ],
  }
}

/** Lists, and words that are made of several named parts, have no form in strings.yaml. */
function listWords(path: string, word: unknown): [name: string, text: string][] {
  if (Array.isArray(word)) return []
  if (typeof word === 'object' && word !== null)
    return Object.entries(word).flatMap(([name, inner]) => listWords(`${path}.${name}`, inner))
  const text = textOf(word)
  return text.includes('undefined') ? [] : [[path, text]]
}

/** A word as it is written in strings.yaml. */
function textOf(word: unknown): string {
  if (typeof word !== 'function') return String(word)
  const values = Array.from({ length: word.length }, (_, index) => `{${index + 1}}`)
  return [(word as (...given: string[]) => unknown)(...values)].flat().join('')
}

/** Text in a cell of a table: nothing of it is Markdown. */
function cellOf(text: string): string {
  return text.trim() === '' ? '' : `\`\` ${text.replaceAll('|', '\\|').replaceAll('\n', ' ')} \`\``
}
