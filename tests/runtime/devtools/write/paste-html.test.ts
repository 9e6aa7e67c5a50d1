// What programs put on the clipboard, and the Markdown that it becomes.

import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { insertPasted, isVerbatim } from '#runtime/devtools/panel/write/insert-pasted.ts'
import { markdownOfHtml } from '#runtime/devtools/panel/write/paste-html.ts'

const { document } = new Window()

function markdown(html: string): string | undefined {
  const body = document.createElement('body')
  body.innerHTML = html
  return markdownOfHtml(body as unknown as Element)
}

it.each([
  [
    'a word processor in the browser',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr">' +
      '<span style="font-weight:400">Boats</span></h1><p dir="ltr">' +
      '<span style="font-weight:700">Two</span><span> of </span>' +
      '<span style="font-style:italic">them</span></p><ul><li dir="ltr"><p><span>One</span></p></li>' +
      '<ul><li><p><span>Inner</span></p></li></ul><li><p><span>Two</span></p></li></ul></b>',
    '## Boats\n\n**Two** of *them*\n\n- One\n   - Inner\n- Two',
  ],
  [
    'a word processor on the desk',
    '<p class=MsoNormal><b>Oars</b><o:p></o:p></p><!--StartFragment-->' +
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>" +
      "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Long</p>" +
      "<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>" +
      "<span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Short</p>",
    '**Oars**\n\n- Long\n   1. Short',
  ],
  [
    'a web page',
    '<style>p{}</style><h2>Prices</h2><p>See <a href="https://example.com/a_(b)">our <b>list</b>' +
      '</a>.<br>Soon.</p><ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol><blockquote><p>A</p>' +
      '<p>B</p></blockquote><pre>a\n  b</pre><script>x</script>',
    '## Prices\n\nSee [our **list**](<https://example.com/a_(b)>).\\\nSoon.\n\n3. Three\n   - ' +
      'Inner\n\n> A\n>\n> B\n\n```\na\n  b\n```',
  ],
  [
    'a spreadsheet',
    '<table><tr><td>Hour</td><td>Sound</td></tr><tr><td>Two</td><td>An owl | a fox</td></tr></table>',
    '| Hour | Sound |\n|---|---|\n| Two | An owl \\| a fox |',
  ],
  [
    'letters that mean something',
    '<p><i>2 * 3</i> [a] snake_case {claim:x} &lt;b&gt;</p><p># no</p><p>1. no</p>',
    '*2 \\* 3* \\[a\\] snake_case \\{claim:x} \\<b>\n\n\\# no\n\n1\\. no',
  ],
  ['a link that runs code', '<p><a href="javascript:alert(1)">x</a> <em>y</em></p>', 'x *y*'],
])('%s', (_, html, text) => expect(markdown(html)).toBe(text))

it('plain text stays as it is', () => {
  expect(markdown('<div style="color:red"><span>a</span></div><div>b</div>')).toBeUndefined()
  expect(markdown('<p> </p><h2></h2>')).toBeUndefined()
})

it('words go into the line, blocks into lines of their own', () => {
  const at = { text: 'One two.\n', from: 4, to: 7 }
  expect(insertPasted('**x**')(at)).toEqual({ text: 'One **x**.\n', from: 9, to: 9 })
  expect(insertPasted('- a\n- b')(at).text).toBe('One .\n\n- a\n- b\n')
})

it('code and front matter are left alone', () => {
  const at = (text: string) => isVerbatim({ text, from: text.length })
  expect(at('---\ntitle: ')).toBe(true)
  expect(at('---\ntitle: x\n---\n\nText ')).toBe(false)
  expect(at('```js\nconst a')).toBe(true)
  expect(at('```js\na\n```\n')).toBe(false)
})
