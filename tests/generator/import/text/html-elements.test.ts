import { expect, test } from 'vitest'
import { translate } from '../../../setup/translate-text.ts'

test.each([
  ['<div class="alert alert-info" role="alert">\nMind *the* gap.\n</div>', ':::note\nMind *the* gap.\n:::'],
  ['<div class="notice--warning" markdown="1">\n#### Mind\nthe gap.\n</div>', ':::warning\n#### Mind\nthe gap.\n:::'],
  ['<div class="tip custom-block" style="padding: 8px">\n\nMind.\n\n</div>', ':::tip\nMind.\n:::'],
  ['<p align="center">\n  <img src="/a.png" alt="Pier" width="9"/>\n</p>', '![Pier](/a.png)'],
  ['<div><div>\n\n- One\n\n</div></div>\nTwo', '- One\n\nTwo'],
  [
    '<figure>\n  <img src="a.png" alt="Pier">\n  <figcaption><p>The *pier*</p></figcaption>\n</figure>',
    ':::figure[The *pier*]\n![Pier](a.png)\n:::',
  ],
  ['<figure><img src="a.png" alt="Pier"></figure>', '![Pier](a.png)'],
  [
    '<div>\n  <div>\n    <h3>Ferry</h3>\n    <p>\n        Every <a href="/b/">day</a>.\n    </p>\n  </div>\n</div>',
    '### Ferry\n\nEvery [day](/b/).',
  ],
  ['<div>\n\n- One\n\n  <div>\n  Two\n  </div>\n</div>', '- One\n\n  Two'],
  ['One\n<hr>\nTwo', 'One\n***\nTwo'],
  [
    '<iframe width="9"\n  src="https://www.youtube.com/embed/a_b-9?start=9" allowfullscreen></iframe>',
    '<iframe src="https://www.youtube.com/embed/a_b-9?start=9" width="9"></iframe>',
  ],
  [
    '<iframe src="//map.example.com/x?a&amp;b" title="Map" style="x"></iframe>',
    '<iframe src="https://map.example.com/x?a&amp;b" title="Map"></iframe>',
  ],
  ['<h2 align="center" id="x">A <b>pier</b></h2>', '## A **pier** {#x}'],
  [
    '<a class="x" href="/b/" target="_blank"><img src="a.png" alt="A"/></a> <a href="/c/">C</a>',
    '[![A](a.png)](/b/) [C](/c/)',
  ],
  ['<s>No</s> H<sub>2</sub>O x<sup>10</sup>', '~~No~~ H<sub>2</sub>O x<sup>10</sup>'],
])('%j is %j', (text, expected) => {
  const { text: made, losses } = translate('hugo', text)
  expect(made).toBe(expected)
  expect(losses).toEqual([])
})

test.each([
  ['<span style="color: red">Red</span> and <u>under</u>', 'Red and <u>under</u>', ['1: the element <span>']],
  ['<font size=2>Low</font> <kbd>K</kbd>', 'Low <kbd>K</kbd>', ['1: the element <font>']],
  ['<i class="icon"></i> Boat', ' Boat', ['1: the element <i>']],
  ['<div class="row">\nIn.\n</div>', 'In.', ['1: the attribute "class" of <div>']],
])('of %j the words stay, and the rest is reported', (text, expected, losses) => {
  expect(translate('hugo', text)).toMatchObject({ text: expected, losses })
})

test.each([
  '| <p>a</p> | b |\n|---|---|',
  '<iframe src="/local"></iframe>',
  'See <div>this</div>.',
  '`<div>` and `<span>x</span>`',
])('%j stays', (text) => {
  expect(translate('hugo', text).text).toBe(text)
})
