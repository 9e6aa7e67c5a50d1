// `npm pack` gives what a stranger needs and no more: installed into an empty folder without the repository, it makes
// and builds sites, though nobody may write to the package.

import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyLibretto } from '../setup/code-copy.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'

const run = promisify(execFile)

test('a package makes, checks and builds sites of each kind, and carries no other site', async () => {
  const source = await copyLibretto()
  const folder = await writeFolder({ 'package.json': '{ "private": true }' })
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source })
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  expect((await stat(join(folder, tarball))).size).toBeLessThan(3 * 1024 * 1024)
  expect(await readdir(source)).not.toContain('compiled')

  const modules = join(folder, 'node_modules')
  const installed = join(modules, 'libretto')
  await mkdir(installed, { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', installed], { cwd: folder })
  // What npm would install beside it.
  for (const name of await readdir(join(libretto, 'node_modules')))
    if (!name.startsWith('.')) await symlink(join(libretto, 'node_modules', name), join(modules, name))
  const paths = await readdir(installed, { recursive: true })
  expect(paths.filter((path) => /^(?:tests?|content|generator|site\/own)$|\.test\./.test(path))).toEqual([])
  const texts = Object.entries(await readFolder(installed))
  expect(texts.flatMap(([path, text]) => (/parley/i.test(text) ? [path] : []))).toEqual(['README.md'])
  await run('chmod', ['-R', 'a-w', installed])

  const command = (cwd: string, ...argv: string[]) =>
    run(process.execPath, [join(installed, 'bin/libretto.js'), ...argv], {
      cwd,
      env: { ...process.env, NO_COLOR: '1' },
    })
  try {
    for (const kind of ['docs', 'company', 'blog']) {
      await command(
        folder,
        'new',
        'site',
        kind,
        '--kind',
        kind,
        '--name',
        'Blue "Lake"',
        '--url',
        'https://lake.example.com/',
      )
      const site = join(folder, kind)
      const { devDependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8')) as {
        devDependencies: Record<string, string>
      }
      expect(devDependencies.libretto).toMatch(/^\^\d+\.\d+\.\d+$/)
      expect((await command(site, 'build')).stdout).toMatch(/^built \d+ pages, 0 reused/)
      expect((await command(site, 'build')).stdout).toMatch(/, 0 files written/)
      const dist = await readFolder(join(site, 'dist'))
      expect(Object.entries(dist).flatMap(([path, text]) => (/parley/i.test(path + text) ? [path] : []))).toEqual([])
      expect(dist['index.html']).toContain('Blue &quot;Lake&quot;')
    }
  } finally {
    await run('chmod', ['-R', 'u+w', installed])
    await chmod(installed, 0o755)
  }
  // Compiled code of the sites is kept with the sites.
  expect(await readdir(installed)).not.toContain('.libretto')
  await writeFile(join(folder, 'docs/content/pages/home.yaml'), 'titel: x\n')
  await expect(command(join(folder, 'docs'), 'validate')).rejects.toMatchObject({ code: 1 })
})
