// A pie: slices from the top on, with their shares beside it.

import { describe, expect, it } from 'vitest'
import { diagramToHtml } from '#generator/drawn/drawn.ts'
import { readHtml } from '../read-html.ts'
import { draw, textsOf } from './read-drawing.ts'

describe('a pie', () => {
  it('has its name, and each slice with its share', () => {
    const source = 'pie title Pets\n  "Dogs" : 3\n  "Cats" : 1'
    expect(draw(source).html).toContain('role="img" aria-label="Pets"')
    expect(textsOf(source)).toEqual(['Dogs: 75 %', 'Cats: 25 %'])
  })

  it('shows the values as they are written, if asked', () => {
    expect(textsOf('pie showData\ntitle Pets\n"Dogs" : 2.50\n\'Cats\': 2.5')).toEqual([
      'Dogs: 2.50 (50 %)',
      'Cats: 2.5 (50 %)',
    ])
    expect(textsOf('pie\nshowData\n"Dogs" : 1')).toEqual(['Dogs: 1 (100 %)'])
  })

  it('goes once around', () => {
    const paths = [
      ...draw('pie\n"a" : 1\n"b" : 1\n"c" : 2').html.matchAll(/ d="M108 108L(\S+ \S+)A100 100 0 \d 1 (.+?)Z/g),
    ]
    const ends = paths.map(([, from, to]) => [from, to])
    expect(ends).toEqual([
      ['108 8', '208 108'],
      ['208 108', '108 208'],
      ['108 208', '108 8'],
    ])
    expect(draw('pie\n"a" : 1').html).toContain('<circle cx="108" cy="108" r="100"')
  })

  it('has text where HTML is written', () => {
    const { tags } = readHtml(draw('pie\n"</text><script>x</script>" : 1').html)
    expect(tags.map(({ name }) => name)).not.toContain('script')
  })

  it.each([
    ['pie', 'it has no slices', 1],
    ['pie\n"a" : 0', 'it has no slices', 1],
    ['pie\n"a" : 1\n"b" : -1', '""b" : -1" is no slice: "name" : number', 3],
    ['pie\na : 1', '"a : 1" is no slice: "name" : number', 2],
    ['pie chart\n"a" : 1', '"pie chart" is not known in a pie', 1],
    [`pie\n${'"a" : 1\n'.repeat(41)}`, 'it has more than 40 slices', 1],
    [`pie\n"a" : ${'9'.repeat(400)}`, 'it has no slices', 1],
    [`pie\n${'"'.repeat(19_000)}`, `"${'"'.repeat(40)}" is no slice: "name" : number`, 2],
  ])('that is wrong is a problem: %j', (source, problem, line) =>
    expect(diagramToHtml(source)).toEqual({ problem, line }),
  )
})
