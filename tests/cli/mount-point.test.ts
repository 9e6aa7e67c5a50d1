// An output folder that is a disk of its own, as containers have it.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { libretto, writeFolder } from '../setup/mini-site.ts'

// A name space of mounts for one command; nothing else on the machine sees them.
const apart = ['unshare', '--map-root-user', '--mount', 'sh', '-c']
const canMount = spawnSync(apart[0] as string, [...apart.slice(1), 'mount -t tmpfs none /tmp']).status === 0

test.runIf(canMount).each([
  ['another disk', 'mount -t tmpfs none dist'],
  ['a folder of the same disk', 'mkdir real && mount --bind real dist'],
])('a site is built where %s is mounted, again, and after a build that was killed there', async (_, mount) => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Example\nurl: https://example.com\n',
    'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
    'dist/hidden-below': '',
  })
  const build = `node ${join(libretto, 'bin/libretto.js')} build --no-cache`
  const dead = spawnSync(process.execPath, ['--eval', '']).pid
  const script = `
    set -e
    ${mount}
    ${build} && ls -A
    mkdir dist/.dist-libretto-${dead}-abc
    echo 'title: Home again' > content/pages/home.yaml && echo 'description: Another text.' >> content/pages/home.yaml
    ${build} && ls -A . dist && grep -o '<title>[^<]*' dist/index.html`
  const { status, stdout, stderr } = spawnSync(apart[0] as string, [...apart.slice(1), script], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('<title>Home again')
  expect(stdout).not.toContain('.dist')
})

test.runIf(canMount)(
  'a site is built into a mount point in a folder that is read-only, and nothing is wrong',
  deep,
  async () => {
    const folder = await writeFolder({
      'content/site.yaml': 'name: Example\nurl: https://example.com\n',
      'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
      'dist/hidden-below': '',
    })
    const command = `node ${join(libretto, 'bin/libretto.js')}`
    const script = `
    set -e
    mount --bind . . && cd "$PWD"
    mount -t tmpfs none dist && mount -o remount,bind,ro .
    ${command} build && ${command} doctor`
    const { status, stdout, stderr } = spawnSync(apart[0] as string, [...apart.slice(1), script], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('nothing is wrong')
  },
)
