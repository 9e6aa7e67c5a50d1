import { test } from 'vitest'
import { parseYaml } from '#generator/document.ts'
test('x', () => {
  const show = (t: string, ...paths: [path: (string|number)[], onKey?: boolean][]) => { const d = parseYaml(t); console.log(JSON.stringify(t), JSON.stringify(d.data), d.problems.length, paths.map(([p, k]) => `${p.join('.')}${k ? '#' : ''}=${Object.values(d.locate(p, k)).join(':')}`).join('  ')) }
  const text = (t: string, path: (string|number)[], ...pl: [number, number][]) => { const d = parseYaml(t); console.log('TEXT', JSON.stringify(t), JSON.stringify(d.data), pl.map(([l, c]) => `${l},${c}=${Object.values(d.locateInText(path, l, c)).join(':')}`).join('  ')) }
  const a = 'title: Hi\nlist:\n  - id: a\n    n: {x: 1, y: [2, 3]}\n  - plain\nempty:\nnested:\n  deep:\n    k: v\n'
  show(a, [[]], [['title']], [['title'], true], [['list']], [['list', 0]], [['list', 0, 'id']], [['list', 0, 'id'], true], [['list', 0, 'n']], [['list', 0, 'n', 'x']], [['list', 0, 'n', 'y']], [['list', 0, 'n', 'y', 1]], [['list', 1]], [['empty']], [['nested']], [['nested', 'deep']], [['nested', 'deep', 'k']], [['missing']], [['nested', 'missing']], [['list', 0, 'missing']], [['list', 9]], [['title', 'x']])
  show('a: &x {k: v}\nb: *x\n', [['b']], [['b', 'k']])
  show('a: 1\r\nb:\r\n  c: 2\r\n', [['b', 'c']])
  show('ä: "😀"\nk: {ü: 😀x, z: 1}\n', [['k', 'z']], [['k', 'z'], true])
  show('\uFEFFa: 1\nb: 2', [['a']], [['b']])
  show('# c\n\na: 1', [['a']], [[]])
  show('1: x\n', [[1]], [['1']])
  text('a: |\n  one\n  two\n\n  four\n', ['a'], [0, 0], [1, 1], [3, 2])
  text('a: |\n\n\n  three\n', ['a'], [0, 0], [2, 1])
  text('a: |2\n    code\n  x\n', ['a'], [0, 0], [0,2], [1, 0])
  text('a: | # comment\n  one\n', ['a'], [0, 1])
  text('a: &x |-\n  one\n  two', ['a'], [1, 1])
  text('a: |\r\n  one\r\n  two\r\n', ['a'], [1, 1])
  text('- a: |\n    one\n    two\n', [0, 'a'], [1, 1])
  text('a:\n  |\n  one\n', ['a'], [0, 0])
  text('a: >\n  one\n  two\n\n  three\n', ['a'], [0, 0], [0, 5], [1, 1])
  text('a: "one two"\n', ['a'], [0, 4])
  text("a: 'one two'\n", ['a'], [0, 4])
  text('a: one two\n', ['a'], [0, 4], [1, 0])
  text('a:\n  one two\n', ['a'], [0, 4])
  text('b: 1\n', ['a'], [2, 4])
})
