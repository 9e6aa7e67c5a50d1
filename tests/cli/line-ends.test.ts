// Content as git checks it out on Windows: the same pages, feeds and indexes as with the line ends of other systems.

import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libretto, readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const article = (body: string) => `---\ntitle: Pier\ndescription: >\n  Where the\n  boats lie.\n---\n\n${body}`

const body = `# Steps

A line\\
that breaks, and  
another.

- [x] one
  - two

| a | b |
|---|---|
| 1 | 2 |

\`\`\`sh title="a.sh"
one
  two
\`\`\`

<details>
<summary>More</summary>

Text

</details>

:::note
Careful.
:::

$$
a = b
$$
`

const more: Record<string, string> = {
  'content/help/pier.md': article(body),
  'content/pages/more.yaml': 'title: More\ndescription: |\n  One line,\n  and another.\nkeywords: [a,\n  b]\n',
  'content/redirects.csv': 'from,to\n/old,/more\n',
}

test('content with the line ends of Windows builds the same files', async () => {
  const folder = await writeFolder({})
  const build = async (name: string, end: string) => {
    const home = join(folder, name)
    await cp(join(libretto, 'tests/sites/valid/every-block-type/content'), join(home, 'content'), { recursive: true })
    await writeFiles(home, more)
    for (const path of Object.keys(await readFolder(join(home, 'content'))).filter(
      (file) => !file.startsWith('assets'),
    )) {
      const text = await readFile(join(home, 'content', path), 'utf8')
      await writeFile(join(home, 'content', path), text.replaceAll('\n', end))
    }
    const { code, stdout, stderr } = await runHere(home, 'build', '--no-cache')
    expect({ code, stderr: stderr.replaceAll('\r', '') }).toMatchObject({ code: 0 })
    return { printed: stdout.replace(/[\d.]+ s\b/, ''), files: await readFolder(join(home, 'dist')) }
  }
  const unix = await build('unix', '\n')
  expect(Object.keys(unix.files)).toContain('help/pier/index.html')
  const windows = await build('windows', '\r\n')
  expect(Object.keys(windows.files).filter((path) => windows.files[path] !== unix.files[path])).toEqual([])
  expect(windows).toEqual(unix)
})
