// What a visitor reads is in site/strings/, where each language has it: code that a page is made of says nothing by
// itself. What is thrown or logged is for developers, and so is the debug panel.

import { expect, it } from 'vitest'
import { listSources, type Sources } from './read-sources.ts'

// The drawn call is a drawing of one site.
const others = /^(?:site\/(?:strings|own|starters|vendor)|runtime\/devtools)\//
const sentences = [
  /(['"`])[A-Z][a-z]+,?(?: [a-z]+)+/,
  /^\s*[A-Z][a-z]+(?: [a-z]+)+[.:]?$/,
  />[A-Z][a-z]+(?: [a-z]+)*[.:]?</,
  /(?:textContent = |'aria-label', )['"`][A-Z]/,
]
const forDevelopers = /\bError\(|\bconsole\.|^\s*(?:\/\/|\/?\*)/

function findSentences(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => !others.test(path))
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, index) => {
        const code = line.replace(/\/\*.*\*\/|\s\/\/ .*$/g, '')
        return sentences.some((one) => one.test(code)) && !forDevelopers.test(code)
          ? [`${path}:${index + 1} ${code.trim()}`]
          : []
      }),
    )
}

it('no code of a page has words of its own', () => {
  expect(findSentences(listSources(['site', 'runtime'], /\.tsx?$/))).toEqual([])
})

it.each([
  ["  failWith('Subject and description are required')"],
  ['<button aria-label="Close message">'],
  ['  <p>Nothing here.</p>'],
  ['      Nothing was found'],
  ["list.setAttribute('aria-label', 'Language')"],
  ['const late = `No answer came within ${seconds}`'],
])('%s is found', (line) => expect(findSentences(new Map([['site/a.tsx', line]]))).toHaveLength(1))

it('what developers read is not', () => {
  expect(
    findSentences(new Map([['site/a.tsx', "throw new Error('The document has no body') // Nothing here"]])),
  ).toEqual([])
})
