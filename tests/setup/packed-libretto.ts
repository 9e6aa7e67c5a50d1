// What `npm pack` makes of a copy of the repository, installed into an empty folder where nobody may write to it.

import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { copyLibretto } from './code-copy.ts'
import { madeOnce } from './made-once.ts'
import { libretto, writeFolder } from './mini-site.ts'
import { plainEnvironment } from './plain-environment.ts'

const run = promisify(execFile)

export interface PackedLibretto {
  /** Where sites may be made. */
  folder: string
  /** Path of the package file. */
  tarball: string
  /** Folder of the installed package. */
  installed: string
  /** Runs `libretto` of the package. Rejects for an exit code that is not 0. */
  command: (cwd: string, ...argv: string[]) => Promise<{ stdout: string; stderr: string }>
  /** Makes the package writable again, so that it can be removed. */
  release: () => Promise<void>
}

/**
 * Packs and installs, until the test ends or with `finish`. The packages that npm would install beside it are those of
 * the repository.
 */
export async function installPacked(finish?: (remove: () => Promise<void>) => void): Promise<PackedLibretto> {
  const folder = await writeFolder({}, finish)
  const packed = await madeOnce('package', async (target) => {
    const source = await copyLibretto(finish)
    await run('npm', ['pack', '--pack-destination', target], { cwd: source })
    expect(await readdir(source)).not.toContain('compiled')
  })
  const [name = ''] = await readdir(packed)
  const tarball = join(folder, name)
  await cp(join(packed, name), tarball)
  // As npm writes it when it installs the file.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: { libretto: `file:${name}` } }))
  const modules = join(folder, 'node_modules')
  const installed = join(modules, 'libretto')
  await mkdir(installed, { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', installed], { cwd: folder })
  for (const file of await readdir(join(libretto, 'node_modules')))
    if (!file.startsWith('.')) await symlink(join(libretto, 'node_modules', file), join(modules, file))
  await run('chmod', ['-R', 'a-w', installed])
  return {
    folder,
    tarball,
    installed,
    command: (cwd, ...argv) =>
      run(process.execPath, [join(installed, 'bin/libretto.js'), ...argv], {
        cwd,
        env: plainEnvironment(),
      }),
    release: async () => {
      await run('chmod', ['-R', 'u+w', installed])
      await chmod(installed, 0o755)
    },
  }
}
