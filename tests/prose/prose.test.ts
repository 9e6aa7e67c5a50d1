// The prose of Parley, of the manual and of the project's pages within its budgets. `npm run prose` prints the whole
// report.

import { describe, expect, it } from 'vitest'
import { checkBudgets, findingsOf } from './budgets.ts'
import { measureProse } from './measure-prose.ts'
import { listPassages, readProse } from './read-prose.ts'
import { reportProse } from './report-prose.ts'

const prose = readProse()
const groups = checkBudgets(prose.map(measureProse))

if (process.env.REPORT) console.log(reportProse(groups))

it.each(groups.map((group) => [group.budget.name, group] as const))(
  '%s is within its budget',
  (_, { pages, excess }) => {
    expect(pages).not.toEqual([])
    expect(excess).toEqual([])
  },
)

const measure = (text: string, path = 'content/pages/sample.yaml', language: 'en' | 'de' = 'en') =>
  measureProse({ path, language, passages: [{ key: '', text }] })

describe('a finding', () => {
  it('is a sentence of more than 28 words', () => {
    const words = Array.from({ length: 28 }, (_, index) => `word${index}`).join(' ')
    expect(measure(`${words}. Short one.`).findings).toEqual([])
    expect(measure(`${words} more. Short one.`).findings).toMatchObject([{ kind: 'long', reason: '29 words' }])
  })

  it('is a sentence in the passive voice', () => {
    expect(measure('Your server sends the request.').findings).toEqual([])
    expect(findingsOf(measure('The request is answered. The call was dropped by us.'), 'passive')).toHaveLength(2)
  })

  it.each([
    'The rules are short and stand below.',
    'Webhooks say what became of the call.',
    'Moving without a silent day',
    'This demo site does not deliver its form.',
    'Illustrative positions',
  ])('is the clumsy form in %j', (text) => expect(findingsOf(measure(text), 'clumsy')).not.toEqual([]))
})

it('German has forms of its own, and no English grade', () => {
  const clumsyIn = (text: string) => findingsOf(measure(text, 'docs/content/de/docs/index.md', 'de'), 'clumsy')
  expect(
    ['Der Befehl "build" endet.', 'Öffne deine Seite.', 'Libretto’s Cache ist leer.'].map(clumsyIn),
  ).not.toContainEqual([])
  expect(measure('Der Befehl „build“ schreibt die Website, und Sie sehen sie.', 'a.md', 'de')).toMatchObject({
    grade: 0,
    findings: [],
  })
  expect(prose.filter(({ language }) => language === 'de').length).toBeGreaterThan(6)
})

it('a text of long words has a higher grade than one of short words', () => {
  const hard = measure('Organizational interoperability necessitates comprehensive architectural considerations.')
  const easy = measure('Pick a room, talk to the crew, and hang up.')
  expect(hard.grade).toBeGreaterThan(20)
  expect(easy.grade).toBeLessThan(3)
})

it('the pages are those of the project, of Parley and of the manual', () => {
  const paths = prose.map(({ path }) => path)
  const some = ['.github/ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'docs/content/docs/index.md']
  expect(paths).toEqual(expect.arrayContaining([...some, 'content/pages/home.yaml']))
})

it('what goes beyond a budget is named with its page', () => {
  const text = 'The call was dropped. '.repeat(40)
  const [excess] = checkBudgets([measure(text)]).flatMap((group) => group.excess)
  expect(excess).toContain('content/pages/sample.yaml: passive, was dropped')
})

it('prose is what people read: no code, addresses or keys of front matter', () => {
  const page = [
    'blocks:',
    '  - id: hero',
    '    title: Calls',
    '    content: |',
    '      Send `POST /v1/calls`.',
    '',
  ].join('\n')
  expect(listPassages('a.yaml', page)).toEqual([
    { key: 'title', text: 'Calls' },
    { key: 'content', text: 'Send Code.' },
  ])
  const article = [
    '---',
    'title: Keys',
    'slug: keys',
    '---',
    '## Why',
    '',
    '```sh',
    'ls',
    '```',
    '',
    'A [link](/a).',
  ].join('\n')
  expect(listPassages('a.md', article)).toEqual([
    { key: 'title', text: 'Keys' },
    { key: 'heading', text: 'Why' },
    { key: '', text: 'A link.' },
  ])
})
