// Files of _includes that get values from the tag.

import { expect, test } from 'vitest'
import { printIncludes } from '#generator/import/text/print-includes.ts'

const files: Readonly<Record<string, string>> = {
  'site/_includes/badge.html': '<b title="Since {{ include.v }}">{{ include.v | upcase }}</b>\n',
  'site/_includes/note.html': '<div class="note">\n\n{{ include.text }}\n\n</div>\n',
  'site/_includes/two.html': '{{ include.a }} {{ include.b }}.',
  'site/_includes/asks.html': '{% if include.v %}{{ include.v }}{% endif %}',
  'site/_includes/page.html': '{{ include.v }} {{ page.v }}',
}

test.each([
  ['## Boats {%- include badge.html v="4.b" -%} now', '## Boats <b title="Since 4.b">4.B</b> now'],
  [
    '{% include badge.html v = "a" %} {% include badge.html v=\'c\' %}',
    '<b title="Since a">A</b> <b title="Since c">C</b>',
  ],
  ['A\n{% include note.html text="*b*" %}\nC', 'A\n<div class="note">\n\n*b*\n\n</div>\nC'],
  // Nothing in a sentence has empty lines.
  ['A {% include note.html text="b" %}', 'A {% include note.html text="b" %}'],
  ['{% include asks.html v="1" %}', '{% include asks.html v="1" %}'],
  ['{% include page.html v="1" %}', '{% include page.html v="1" %}'],
  ['{% include badge.html v=page.v %}', '{% include badge.html v=page.v %}'],
  ['{% include badge.html w="1" %}', '{% include badge.html w="1" %}'],
  // What the tag does not say prints nothing; what the file does not name would be lost.
  ['{% include two.html a="1" %}', '1 .'],
  ['{% include two.html a="1" c="2" %}', '{% include two.html a="1" c="2" %}'],
  ['{% include none.html v="1" %}', '{% include none.html v="1" %}'],
  ['{% include ../../secret.html v="1" %}', '{% include ../../secret.html v="1" %}'],
  ['`{% include badge.html v="1" %}`', '`{% include badge.html v="1" %}`'],
  ['```\n{% include badge.html v="1" %}\n```', '```\n{% include badge.html v="1" %}\n```'],
  [
    '{% raw %}\n{% include badge.html v="1" %}\n{% endraw %}',
    '{% raw %}\n{% include badge.html v="1" %}\n{% endraw %}',
  ],
])('%j is %j', (text, expected) => {
  const rows = text.split('\n').map((row, index) => ({ text: row, line: index + 1 }))
  const report = { lose: () => {}, count: () => {} }
  const made = printIncludes(rows, { base: 'site', readText: (file) => files[file], report })
  expect(made.map((row) => row.text).join('\n')).toBe(expected)
})
