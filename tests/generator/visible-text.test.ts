// What comes from names and keys cannot command a terminal or a CI.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import { expect, it } from 'vitest'
import { githubProblems, prettyProblems } from '#generator/report/format-problems.ts'
import { visibleText } from '#generator/text.ts'
import { checkFolder, writeFolder } from '../setup/mini-site.ts'

it.each([
  ['a line break', 'a\nb\r', String.raw`a\nb\r`],
  ['an escape sequence', '\u001b[31mred', String.raw`\u001b[31mred`],
  ['the same with one character', '\u009b31mred', String.raw`\u009b31mred`],
  ['another direction', 'a\u202egnp.exe', String.raw`a\u202egnp.exe`],
  ['a zero', '\u0000', String.raw`\u0000`],
])('%s is shown, not obeyed', (_, text, shown) => expect(visibleText(text)).toBe(shown))

it('words of any language stay', () => {
  const words = 'Grüße, 你好, שלום, مرحبا, 🎈, e\u0301, a\u200db'
  expect(visibleText(words)).toBe(words)
})

it('a file whose name holds commands is named without obeying them', async () => {
  const folder = await writeFolder({ 'content/site.yaml': 'name: Test\nurl: https://example.com\n' })
  mkdirSync(join(folder, 'content/assets'))
  const name = 'a\n::error::injected\u001b[2J.html'
  writeFileSync(join(folder, 'content/assets', name), '')
  const { problems } = await checkFolder(folder)
  const found = problems.filter(({ code }) => code === 'asset-type')
  expect(found).toHaveLength(1)
  for (const printed of [prettyProblems(found, pc.createColors(false)), githubProblems(found)]) {
    expect(printed).not.toContain('\u001b')
    expect(printed).not.toMatch(/^::error::injected/m)
    expect(printed).toContain(String.raw`\u001b[2J.html`)
  }
})

it('a key that holds commands is named without obeying them', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Test\nurl: https://example.com\n"a\\e[31m\\n::error::injected\\x9b": 1\n',
  })
  const { problems } = await checkFolder(folder)
  const printed = prettyProblems(problems, pc.createColors(false)) + githubProblems(problems)
  expect(printed).toContain('injected')
  expect(printed).not.toMatch(/[\u001b\u009b]|^::error::injected/m)
})
