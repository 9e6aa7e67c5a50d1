// What the functions around React note of custom code, and what not.

import * as runtime from 'react/jsx-runtime'
import { expect, it } from 'vitest'
import { type OwnTrace, recordTraces, traceHook, traceMake } from '#site/own-traces.ts'
import { ButtonLink } from '#site/parts/button-link.tsx'

const make = traceMake('blocks/card/card.tsx', runtime.jsx as Parameters<typeof traceMake>[1])

function notedOf(run: () => unknown, isIsland = false): string[] {
  const traces: OwnTrace[] = []
  recordTraces(isIsland, traces, run)
  return traces.map(({ kind, value }) => `${kind} ${value}`)
}

const act = () => {}

it.each<[string, Record<string, unknown>, string[]]>([
  ['a', { href: '/prices' }, ['link /prices']],
  ['a', { href: 'https://fern.example.com/prices' }, ['link https://fern.example.com/prices']],
  ['a', { href: '#top' }, []],
  ['a', { href: 'tel:+1' }, []],
  ['a', { href: '//www.example.org' }, []],
  ['button', { onClick: act, onclick: 'act()', disabled: true }, ['never-runs onClick']],
  ['p', { onClick: 'act()' }, ['inline onclick']],
  ['p', { dangerouslySetInnerHTML: { __html: '<b>1 on 2</b>' } }, ['html <b>1 on 2</b>']],
  ['p', { dangerouslySetInnerHTML: { __html: '<b>1</b>' } }, []],
  ['form', { action: act, onSubmit: undefined }, ['never-runs action']],
  ['p', { style: { color: 'red' } }, ['inline style']],
  ['p', { style: { color: undefined, width: null, height: '' } }, []],
  ['style', { children: 'p {}' }, ['inline <style>']],
  ['script', { dangerouslySetInnerHTML: { __html: 'act()' } }, ['inline <script>']],
  ['script', { type: 'module', children: 'act()' }, ['inline <script>']],
  ['script', { type: 'application/ld+json', children: '{}' }, []],
  ['script', { src: '/a.js' }, ['script-src /a.js']],
  [
    'img',
    { src: 'data:image/gif;base64,R0lGOD', srcSet: '/a.png 1x, /b.png 2x' },
    ['img-src /a.png', 'img-src /b.png'],
  ],
  ['video', { poster: '/a.png', src: '/a.mp4', title: '/a' }, ['img-src /a.png', 'media-src /a.mp4']],
  ['link', { rel: 'icon', href: '/a.png' }, ['img-src /a.png']],
  ['link', { rel: 'me', href: 'https://social.example.com/@fern' }, []],
])('of <%s> with %j it notes %j', (type, props, noted) => expect(notedOf(() => make(type, props))).toEqual(noted))

it('of components it notes the address of a ButtonLink only', () => {
  expect(notedOf(() => make(ButtonLink, { href: '/prices' }))).toEqual(['link /prices'])
  expect(notedOf(() => make(() => null, { href: '/prices', onClick: act, style: { color: 'red' } }))).toEqual([])
})

it('handlers and hooks of islands run, and outside of pages nothing is noted', () => {
  const hook = traceHook('blocks/card/card.tsx', 'useState', (start: number) => [start]) as (start: number) => number[]
  expect(notedOf(() => hook(2))).toEqual(['never-runs useState'])
  expect(notedOf(() => hook(2), true)).toEqual([])
  expect(hook(3)).toEqual([3])
  expect(notedOf(() => make('a', { href: '/a', onClick: act, style: { color: 'red' } }), true)).toEqual([
    'link /a',
    'inline style',
  ])
  expect(make('p', { onClick: act })).toMatchObject({ type: 'p', props: { onClick: act } })
})

it('a render that throws ends its recording', () => {
  const traces: OwnTrace[] = []
  const fail = () => {
    throw new Error('no card')
  }
  expect(() => recordTraces(false, traces, fail)).toThrow('no card')
  make('p', { style: { color: 'red' } })
  expect(traces).toEqual([])
})
