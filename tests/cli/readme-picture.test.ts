// The picture at the top of the README is what the command prints. UPDATE_EXPECTED=1 draws it anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, writeFolder } from '../setup/mini-site.ts'
import { runHereWith } from '../setup/run-here.ts'
import { drawTerminal } from '../tools/draw-terminal.ts'

const picture = join(libretto, '.github/pictures/mistakes.svg')

test('the picture of the README is what the command prints', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': [
      'title: Blue Lake',
      'description: Boats from eleven piers, every day of the year.',
      'blocks:',
      '  - id: top',
      '    type: hero',
      '    titel: Out on the lake',
      '    subtitle: Eleven piers, one ticket.',
      '',
    ].join('\n'),
    'content/docs/tickets.md':
      '---\ntitle: Tickets\ndescription: Where to buy a ticket.\n---\n\n' +
      'A ticket is valid on all boats, see [Fares](fares.md#childern).\n',
    'content/docs/fares.md':
      '---\ntitle: Fares\ndescription: What a trip costs.\n---\n\n## Children\n\nHalf of the fare.\n',
  })
  const { code, stdout, stderr } = await runHereWith({ FORCE_COLOR: '1' }, folder, 'validate')
  expect([code, stdout]).toEqual([1, ''])
  const title = 'libretto validate names two mistakes: a link to a heading that is not there, and a misspelt key.'
  const drawn = drawTerminal('libretto validate', stderr, title)
  if (process.env.UPDATE_EXPECTED === '1') writeFileSync(picture, drawn)
  expect(readFileSync(picture, 'utf8')).toBe(drawn)
})
