// Which program is run as git.

import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findGit } from '#generator/history/run-git.ts'
import { writeFolder } from '../../setup/mini-site.ts'

test('git of Windows comes from PATH, and not from the folder that it runs in', async () => {
  const folder = await writeFolder({ 'git.exe': 'x', 'tools/git.exe': 'x', 'none/read.me': 'x' })
  const [tools, none] = [join(folder, 'tools'), join(folder, 'none')]
  vi.stubEnv('PATH', `;.;relative;${none};${tools};${folder}`)
  expect(findGit('win32')).toBe(join(tools, 'git.exe'))
  vi.stubEnv('PATH', `.;${none}`)
  expect(findGit('win32')).toBeUndefined()
  expect(findGit('linux')).toBe('git')
  vi.unstubAllEnvs()
})
