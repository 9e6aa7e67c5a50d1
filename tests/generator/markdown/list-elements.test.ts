import { expect, it } from 'vitest'
import { listElements } from '#generator/markdown/list-elements.ts'

it('elements come in the order of the HTML, with attributes as JSX names them', () => {
  const html =
    '<p onclick="act()" style="color: red">A <a href=/prices>b</a><img srcset="/a.png 1x, /b.png 2x" alt></p>' +
    '<SCRIPT type=module>act()</SCRIPT><link rel="preload stylesheet" href="/a.css"><form formaction="/in">'
  expect(listElements(html)).toEqual([
    { name: 'p', attributes: { onClick: 'act()', style: 'color: red' }, isEmpty: false },
    { name: 'a', attributes: { href: '/prices' }, isEmpty: false },
    { name: 'img', attributes: { srcSet: '/a.png 1x, /b.png 2x', alt: '' }, isEmpty: true },
    { name: 'script', attributes: { type: 'module' }, isEmpty: false },
    { name: 'link', attributes: { rel: 'preload stylesheet', href: '/a.css' }, isEmpty: true },
    { name: 'form', attributes: { formAction: '/in' }, isEmpty: true },
  ])
  expect(listElements('<td>1 < 2')).toEqual([])
})
