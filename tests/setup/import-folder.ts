// Folders of other generators, and what `libretto import` makes of them.

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { libretto, writeFolder } from './mini-site.ts'
import { runHere } from './run-here.ts'

/** A sample of each tool: its source, what the import makes and says of it, and what a writer repairs. */
export const importSamples = join(libretto, 'tests/sites/import')

/** A folder with the sample of a tool in `old`. */
export async function copySample(tool: string): Promise<string> {
  const folder = await writeFolder({})
  await cp(join(importSamples, tool, 'source'), join(folder, 'old'), { recursive: true })
  return folder
}

/** What an import reports, and the content it has made. */
export async function importFolder(folder: string, ...argv: string[]) {
  const { code, stdout, stderr } = await runHere(folder, 'import', 'old', '--format', 'json', ...argv)
  const { problems, summary } = JSON.parse(stdout) as {
    problems: { code: string; message: string; file: string; line?: number }[]
    summary: Record<string, unknown>
  }
  const rows = problems.map(({ code: kind, file, message }) => `${kind} ${file}: ${message}`)
  const places = problems.map(({ file, line }) => `${file}:${line}`)
  return { code, stderr, rows, places, summary }
}
