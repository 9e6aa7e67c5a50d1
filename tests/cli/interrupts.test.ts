// Code of a site that runs without end: no signal reaches the command then, and each ends the process at once.

import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { libretto as root, writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { runLibretto } from '../setup/run-libretto.ts'

const files = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/pages/home.yaml':
    'title: Home\ndescription: A page whose block may never end.\n' +
    'blocks: [{ id: end, type: endless, title: End, data: {} }]\n',
  'site/blocks/endless/endless.tsx': `import { defineBlock } from 'libretto/site'
import * as z from 'zod'

const loop = (place: string) => {
  if (process.env.ENDLESS !== place) return true
  process.stderr.write('endless')
  for (;;);
}
export const block = defineBlock({
  description: 'Endless.',
  data: z.strictObject({}).refine(() => loop('schema')),
  plan: () => ({ isOver: loop('plan') }),
  Component: () => <p>{String(loop('component'))}</p>,
})
`,
}

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

itSome(1, [
  ['build', 'plan', 'SIGINT'],
  ['build', 'component', 'SIGTERM'],
  ['build', 'schema', 'SIGHUP'],
  ['validate', 'schema', 'SIGINT'],
] as const)(
  '%s with an endless %s ends on %s, and the next one knows nothing of it',
  async (command, place, signal) => {
    const folder = await writeFolder(files)
    child = spawn(process.execPath, [join(root, 'bin/libretto.js'), command], {
      cwd: folder,
      env: plainEnvironment({ ENDLESS: place }),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr?.on('data', (data: Buffer) => (printed += data.toString()))
    const ended = new Promise((resolve) => child?.once('exit', (_, by) => resolve(by)))
    await expect.poll(() => printed).toMatch(/endless$/)
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(await runLibretto(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(folder).sort()).toEqual(['.libretto', 'content', 'dist', 'site'])
  },
)
