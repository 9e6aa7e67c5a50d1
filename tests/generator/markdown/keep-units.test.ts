// Numbers and their units in running text: which spaces do not break, and that code keeps its own.

import { expect, it } from 'vitest'
import { compileHtml } from '../html-of.ts'

const options = { parser: 'satteri', baseDepth: 2, takenIds: [], prefix: 'x', claims: {} } as const

function shown(source: string): string {
  const { html } = compileHtml(source, options)
  expect(compileHtml(source, { ...options, parser: 'remark' }).html).toBe(html)
  return html.replaceAll('\u00a0', '~').replace(/^<p>|<\/p>$/g, '')
}

it.each([
  ['with 20 ms packets', 'with 20~ms packets'],
  ['300 Hz to 3.4 kHz, *6 to 510 kbit/s*', '300~Hz to 3.4~kHz, <em>6 to 510~kbit/s</em>'],
  ['for 3600 s, or 3600 seconds', 'for 3600~s, or 3600 seconds'],
  ['0.4 %, 2 KB', '0.4~%, 2~KB'],
  ['TLS 1.3, at least every 24 hours', 'TLS~1.3, at least every 24~hours'],
  ['`in 1 h` is `1 h`, 1 h', '<code translate="no">in 1 h</code> is <code translate="no">1 h</code>, 1~h'],
  ['until 2024-12-31, not a-2024-12-31', 'until <span class="nowrap">2024-12-31</span>, not a-2024-12-31'],
  ['[5 ms](/on/2024-12-31) `2024-12-31`', '<a href="/on/2024-12-31">5~ms</a> <code translate="no">2024-12-31</code>'],
])('%j becomes %j', (source, expected) => {
  expect(shown(source)).toBe(expected)
})

it('of code stay as they are', () => {
  expect(shown('```\nsleep 20 s\n```')).toContain('<code>sleep 20 s\n</code>')
})
