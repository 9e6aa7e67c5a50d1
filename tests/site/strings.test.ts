// The list of words is complete, and scripts carry only the words of their own island.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const room = join(import.meta.dirname, '../../site')

it('lists the words of every part', () => {
  const list = readFileSync(join(room, 'strings/en.ts'), 'utf8')
  const listed = [...list.matchAll(/^export \* from '#words\/(.+)'$/gm)].map(([, file]) => file)
  expect(listed).toEqual(readdirSync(join(room, 'strings/en')).sort())
})

it('is reached by no island as a whole', () => {
  const reached = new Set(['islands.tsx'])
  // A set iterates over what is added meanwhile.
  for (const path of reached)
    for (const [, specifier = ''] of readFileSync(join(room, path), 'utf8').matchAll(
      /^(?:import (?!type).*|export .*|\}) from '((?:\.|#words\/).+)'$/gm,
    ))
      reached.add(specifier.startsWith('#') ? specifier.replace('#words', 'strings/en') : join(path, '..', specifier))
  expect(reached).toContain('strings/en/forms.ts')
  expect(reached).not.toContain('strings/en.ts')
})

const languages = readdirSync(join(room, 'strings'), { withFileTypes: true })
  .filter((item) => item.isDirectory() && item.name !== 'en')
  .map(({ name }) => name)

/** Kind of every word by its path: its keys, whether it is a text or a function, and how many values that takes. */
function shapeOf(words: unknown, path = ''): string[] {
  if (typeof words === 'function') return [`${path}(${words.length})`]
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`]
  return Object.entries(words)
    .flatMap(([name, word]) => shapeOf(word, `${path}.${name}`))
    .sort()
}

it('has at least four languages besides English', () => {
  expect(languages.length).toBeGreaterThanOrEqual(4)
})

it.each(languages)('says every word in %s, with the same values', async (language) => {
  const files = readdirSync(join(room, 'strings/en'))
  expect(readdirSync(join(room, 'strings', language))).toEqual(files)
  for (const file of files) {
    const load = async (folder: string) => (await import(join(room, 'strings', folder, file))) as object
    expect(shapeOf(await load(language)), file).toEqual(shapeOf(await load('en')))
  }
  const { language: own } = (await import(join(room, 'strings', language, 'locale.ts'))) as { language: string }
  expect(own).toBe(language)
})

/** What only the company itself can say: times of an answer, hours, customers, and whether its data is a sample. */
const claims = [
  /\b24\b|24\/7|\b(?:hours|working days|Stunden|Werktag\w*|heures|jours ouvr\w+|horas|días laborables)\b|時間以内|営業日/i,
  /trusted|guarante|garanti|award|\bSLA\b|world-class|leading|führend|líder|保証/i,
  /sample data|Beispieldaten|exemple de données|Données d’exemple|Datos de ejemplo|サンプルデータ/i,
  /\bvoice\b|\bcodecs?\b|\bOpus\b|\bWebRTC\b|new SDK version|neue SDK|version du SDK|versión del SDK|SDKの新しい/i,
]

it.each(['en', ...languages])('says nothing in %s that only a company can say', (language) => {
  const folder = join(room, 'strings', language)
  for (const file of readdirSync(folder)) {
    const words = readFileSync(join(folder, file), 'utf8').replace(/^ *(?:\/\/|\/?\*).*$/gm, '')
    for (const claim of claims) expect(words, `${language}/${file}`).not.toMatch(claim)
  }
})

it.each(['en', ...languages])(
  'thanks in %s for a message with the type that the visitor has chosen',
  async (language) => {
    const { contactForm } = (await import(join(room, 'strings', language, 'contact-form.ts'))) as {
      contactForm: { thanks: (name: string, type: string, label: string) => string }
    }
    const thanks = contactForm.thanks('Ada', 'sales', 'Offer')
    expect(thanks).toContain('Ada')
    expect(thanks).toContain('Offer')
    expect(thanks).not.toMatch(/sales|\d/)
  },
)
