// The files of word lists: after any edits they are those that a first build makes, and few of them are read again.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EarlierPart, openPostings } from '#generator/outputs/search-postings.ts'
import { heldBytes } from '../../setup/held-bytes.ts'

const sizes = { least: 30, most: 120 }

/** The words of each item. */
type Items = readonly (readonly string[])[]

interface Built {
  parts: { first: string; text: string }[]
  /** The same, as an earlier build. */
  earlier: (onRead?: (name: string) => void) => EarlierPart[]
}

function finish(postings: ReturnType<typeof openPostings>): Built {
  const parts = Array.from(postings.parts(), (part) => {
    const text = 'text' in part ? part.text : (part.read() ?? '')
    return { first: part.first, text }
  })
  return {
    parts,
    earlier: (onRead) =>
      parts.map(({ first, text }, index) => ({
        first,
        name: `${index}`,
        read: () => (onRead?.(`${index}`), text),
      })),
  }
}

function build(items: Items): Built {
  const postings = openPostings(1, [], sizes)
  for (const [number, words] of items.entries()) postings.add(number, [words])
  return finish(postings)
}

function rebuild(before: Built, was: Items, is: Items, onRead?: (name: string) => void): Built {
  const postings = openPostings(1, before.earlier(onRead), sizes)
  for (const [number, words] of is.entries()) {
    const old = was[number] ?? []
    postings.remove(number, [old.filter((word) => !words.includes(word))])
    postings.add(number, [words.filter((word) => !old.includes(word))])
  }
  return finish(postings)
}

const word = fc.integer({ min: 0, max: 400 }).map((number) => `w${(number * 7919) % 401}`)
const items = fc.array(fc.uniqueArray(word, { maxLength: 12 }), { minLength: 12, maxLength: 12 })

it('has the files of a first build after each of some edits', () => {
  fc.assert(
    fc.property(fc.array(items, { minLength: 2, maxLength: 4 }), (versions) => {
      let built = build(versions[0] ?? [])
      for (const [index, is] of versions.entries()) {
        const was = versions[index - 1]
        if (!was) continue
        // Some items stay as they were.
        const mixed = is.map((words, number) => (number % 3 === 0 ? words : (was[number] ?? [])))
        built = rebuild(built, was, mixed)
        versions[index] = mixed
        expect(built.parts).toEqual(build(mixed).parts)
      }
    }),
    { numRuns: 200 },
  )
})

it('ends a file where a word says so, so that an edit leaves most files alone', () => {
  const many = Array.from({ length: 300 }, (_, index) => [`a${index}`, `b${index * 31}`, `c${index % 50}`])
  const before = build(many)
  expect(before.parts.length).toBeGreaterThan(40)
  const edited = many.map((words, index) => (index === 150 ? [...words, 'zebra', 'b1'] : words))
  const read = new Set<string>()
  const postings = openPostings(
    1,
    before.earlier((name) => read.add(name)),
    sizes,
  )
  postings.add(150, [['b1', 'zebra']])
  const changed = Array.from(postings.parts()).filter((part) => 'text' in part)
  expect(read.size).toBeLessThan(before.parts.length / 4)
  expect(changed.length).toBeLessThan(before.parts.length / 4)
  expect(rebuild(before, many, edited).parts).toEqual(build(edited).parts)
  for (const { text } of before.parts) expect(text.length).toBeLessThan(sizes.most + 200)
})

it('says when an earlier text is lost', () => {
  const before = build([['one', 'two']])
  const postings = openPostings(
    1,
    before.earlier().map((part) => ({ ...part, read: () => undefined })),
    sizes,
  )
  expect(postings.isBroken()).toBe(false)
  postings.add(0, [['three']])
  expect(postings.isBroken()).toBe(true)
})

it('holds little more than its letters for a word that one item has', () => {
  const postings = openPostings(8)
  expect(heldBytes((index) => postings.add(index, [[`word-${index}`]]))).toBeLessThan(120)
})
