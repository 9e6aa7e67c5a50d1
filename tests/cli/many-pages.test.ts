// So many pages of blocks that several threads share their work: the site is the same, and an edit changes one page.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const addressOf = (number: number) => `stops/line-${number % 9}/stop-${number}`
const pageOf = (number: number) =>
  [
    `title: Stop ${number}`,
    `description: Where boat ${number} stops.`,
    'blocks:',
    `  - { id: stop, type: hero, title: Stop ${number} }`,
    '  - id: text',
    '    type: text',
    '    title: The pier',
    `    content: "Text ${number} with [the next one](/${addressOf((number + 1) % 1000)})."`,
    '',
  ].join('\n')

test('a thousand pages are the same from one thread and from several, and an edit renders one of them', {
  ...deep,
  timeout: 120_000,
}, async () => {
  const pages = Array.from({ length: 1000 }, (_, number) => [`content/pages/${addressOf(number)}.yaml`, pageOf(number)])
  const folder = await writeFolder({
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
    'content/pages/home.yaml': 'title: Lake\ndescription: All boats.\n',
    ...Object.fromEntries(pages),
  })
  expect(await runLibretto(folder, 'build', '--strict', '--threads', '2')).toMatchObject({ code: 0, stderr: '' })
  const several = await readFolder(join(folder, 'dist'))
  expect(await runLibretto(folder, 'build', '--no-cache', '--threads', '0', '--out', 'one')).toMatchObject({
    code: 0,
  })
  expect(await readFolder(join(folder, 'one'))).toEqual(several)

  const path = join(folder, `content/pages/${addressOf(7)}.yaml`)
  await writeFile(path, (await readFile(path, 'utf8')).replace('Text 7', 'Words 7'))
  const { stdout } = await runLibretto(folder, 'build', '--strict', '--threads', '2')
  const total = Number(/built (\d+) pages/.exec(stdout)?.[1])
  expect(stdout).toContain(`built ${total} pages, ${total - 1} reused, `)
})
