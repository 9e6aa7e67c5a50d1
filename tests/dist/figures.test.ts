// Each post has a drawing of its own, and it shows no number that its text does not name.

import { expect, inject, it } from 'vitest'
import { addressOf, readPages } from './dist-files.ts'

const posts = [...readPages(inject('dist'))].filter(
  ([file, html]) => /^\/blog\/(?!404|tags)./.test(addressOf(file)) && !html.includes('http-equiv="refresh"'),
)

it('of a post show numbers of its text', () => {
  expect(posts.length).toBeGreaterThan(4)
  for (const [file, html] of posts) {
    const [, figure = ''] = /<figure class="article-figure">(.*?)<\/figure>/s.exec(html) ?? []
    const numbers = [...figure.matchAll(/<span class="label">\D*([\d.,]+)/g)].map(([, number = '']) => number)
    expect([file, numbers.length >= 3]).toEqual([file, true])
    const text = html.slice(html.indexOf('class="prose"'))
    expect([file, numbers.filter((number) => !text.includes(number))]).toEqual([file, []])
  }
})
