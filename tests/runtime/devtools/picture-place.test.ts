import { describe, expect, it } from 'vitest'
import { folderFor, markdownFor, pathFrom, sentName } from '#runtime/devtools/panel/picture-place.ts'
import { changesOf } from '#runtime/devtools/panel/show-changes.ts'

describe('a picture of a text', () => {
  it.each([
    ['blog/pier.md', 'blog/pier'],
    ['blog/pier/index.md', 'blog/pier'],
    ['de/docs/trips/first.md', 'de/docs/trips/first'],
    ['pages/home.yaml', 'assets'],
    ['site.yaml', 'assets'],
  ])('of %s lies in %s', (text, folder) => expect(folderFor(text)).toBe(folder))

  it.each([
    ['blog/pier.md', 'blog/pier/boats.jpg', 'pier/boats.jpg'],
    ['blog/pier/index.md', 'blog/pier/boats.jpg', 'boats.jpg'],
    ['docs/trips/first.md', 'docs/map (1).svg', '../map%20%281%29.svg'],
    ['docs/trips/first.md', 'docs/trips/снимок.png', '%D1%81%D0%BD%D0%B8%D0%BC%D0%BE%D0%BA.png'],
    ['blog/pier.md', 'assets/lake.jpg', '/assets/lake.jpg'],
    ['pages/home.yaml', 'assets/lake.jpg', '/assets/lake.jpg'],
    ['', 'blog/pier/boats.jpg', '/assets/blog/pier/boats.jpg'],
  ])('is named by %s for %s as %s', (text, file, path) => {
    const url = file.startsWith('assets/') ? `/${file}` : `/assets/${file}`
    expect(pathFrom(text, { file, url })).toBe(path)
  })

  it('is shown, or linked to, by Markdown that says just that', () => {
    expect(markdownFor('a.png', 'Boats [2]\nat the pier', true)).toBe('![Boats \\[2\\] at the pier](a.png)')
    expect(markdownFor('a.pdf', 'Prices', false)).toBe('[Prices](a.pdf)')
  })

  it('is sent by a name that any server takes', () => {
    expect(sentName('Screenshot 10:30 50%20/x.png')).toBe('Screenshot%2010-30%2050-20-x.png')
    expect(['..', '.hidden.png', 'a\n.png ', ''].map(sentName)).toEqual(['file', 'hidden.png', 'a-.png', 'file'])
  })
})

it('says what was done to a file', () => {
  const stored = { file: 'assets/a.jpg', url: '/assets/a.jpg', hash: '', size: 1, width: 2560, height: 10 }
  expect(changesOf({ ...stored, changes: ['smaller', 'bare'] })).toBe(
    'assets/a.jpg is saved. It is 2560 pixels wide now. Its notes about place and camera are left out.',
  )
  expect(changesOf({ ...stored, changes: ['same'] })).toBe('assets/a.jpg was there already, with the same bytes.')
})
