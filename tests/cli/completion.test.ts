// Completion in the shells themselves. One that is not installed is skipped.

import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const hasShell = (name: string) => spawnSync(name, ['-c', 'exit 0']).status === 0

async function scriptOf(shell: string): Promise<string> {
  const folder = await writeFolder({})
  const { code, stdout } = await runHere(folder, 'completion', shell)
  expect(code).toBe(0)
  const path = join(folder, 'completion')
  await writeFile(path, stdout)
  return path
}

test('bash completes commands and their options', async () => {
  const path = await scriptOf('bash')
  const complete = (...words: string[]) => {
    const script = 'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _libretto; echo "${COMPREPLY[*]}"; complete'
    const { stdout, stderr } = spawnSync('bash', ['-c', script, path, ...words], { encoding: 'utf8' })
    expect(stderr).toBe('')
    const [found = '', ...set] = stdout.split('\n')
    expect(set.join()).toContain('complete -o default -F _libretto libretto')
    return found.split(' ')
  }
  expect(complete('libretto', '')).toEqual(expect.arrayContaining(['build', 'validate', 'completion', 'doctor']))
  expect(complete('libretto', 'val')).toEqual(['validate'])
  expect(complete('libretto', 'build', '--ba')).toEqual(['--base-path'])
  expect(complete('libretto', 'validate', '--e')).toEqual(['--external'])
  expect(complete('libretto', 'validate', '--ba')).toEqual([''])
  // Names of files.
  expect(complete('libretto', 'build', '--out', 'd')).toEqual([''])
})

test.skipIf(!hasShell('zsh'))('zsh reads its script', async () => {
  const path = await scriptOf('zsh')
  const script = 'autoload -Uz compinit; compinit -D; source "$0"; print $_comps[libretto]'
  const run = spawnSync('zsh', ['-f', '-c', script, path], { encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stdout: '_libretto\n', stderr: '' })
})

test.skipIf(!hasShell('fish'))('fish completes commands and their options', async () => {
  const path = await scriptOf('fish')
  const complete = (line: string) => {
    const script = `source ${path}; complete -C ${JSON.stringify(line)}`
    const { stdout } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' })
    return stdout.split('\n').flatMap((row) => row.split('\t')[0] || [])
  }
  expect(complete('libretto val')).toEqual(['validate'])
  expect(complete('libretto validate --ext')).toEqual(['--external'])
  expect(complete('node_modules/.bin/libretto val')).toEqual(['validate'])
})

test('a shell that is not known is named', async () => {
  expect(await runHere(await writeFolder({}), 'completion', 'tcsh')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'libretto: the shell must be bash, zsh or fish, not "tcsh"\n',
  })
})
