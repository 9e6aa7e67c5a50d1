// Numbers and their units in running text: which spaces do not break, and that code keeps its own.

import { expect, it } from 'vitest'
import { keepUnitsInHtml } from '#site/parts/keep-units.tsx'

const shown = (html: string) => keepUnitsInHtml(html).replaceAll('\u00a0', '~')

it.each([
  ['with 20 ms packets', 'with 20~ms packets'],
  ['<td>300 Hz to 3.4 kHz</td><td>6 to 510 kbit/s</td>', '<td>300~Hz to 3.4~kHz</td><td>6 to 510~kbit/s</td>'],
  ['for 3600 s, or 3600 seconds', 'for 3600~s, or 3600 seconds'],
  ['0.4 %, 2 KB', '0.4~%, 2~KB'],
  ['TLS 1.3, at least every 24 hours', 'TLS~1.3, at least every 24~hours'],
  [
    '<pre class="code"><code>sleep 20 s</code></pre> after 20 s',
    '<pre class="code"><code>sleep 20 s</code></pre> after 20~s',
  ],
  ['<code>in 1 h</code> is <code>1 h</code>, 1 h', '<code>in 1 h</code> is <code>1 h</code>, 1~h'],
  ['until 2024-12-31, not a-2024-12-31', 'until <span class="nowrap">2024-12-31</span>, not a-2024-12-31'],
  [
    '<a href="/on/2024-12-31">5 ms</a> <code>2024-12-31</code>',
    '<a href="/on/2024-12-31">5~ms</a> <code>2024-12-31</code>',
  ],
])('%j becomes %j', (html, expected) => {
  expect(shown(html)).toBe(expected)
})
