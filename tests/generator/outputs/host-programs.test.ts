// The files for nginx and Caddy, as the two programs read them. Without a program its test is skipped.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { caddyFile, type HostFacts, nginxFile } from '#generator/outputs/host-files.ts'
import { writeFolder } from '../../setup/mini-site.ts'
import { hostileNames } from './hostile-names.ts'

const facts: HostFacts = {
  policy: "default-src 'none'",
  basePath: '/v1.2/a~b',
  immutable: ['/assets/plain-0a1b2c3d.css', ...hostileNames.map((name) => `/assets/${name}-0a1b2c3d.png`)],
  redirects: hostileNames.map((name, index) => ({ from: `/old-${index}`, to: `/assets/${name}`, status: 301 })),
  notFoundFolders: ['/blog'],
}

function run(program: string, argv: readonly string[], home = '/'): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, argv, { env: { ...process.env, HOME: home } })
  return { status, text: `${stdout}${stderr}` }
}

it('nginx accepts its file, whatever assets are called', async (context) => {
  context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
  const folder = await writeFolder({ '_nginx.conf': nginxFile(facts) })
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const server = `server { listen 127.0.0.1:8080; root ${folder}; include ${join(folder, '_nginx.conf')}; }`
  const whole = await writeFolder({
    'nginx.conf': `pid ${join(folder, 'pid')}; events {} http { access_log off; ${paths.join(' ')} ${server} }`,
  })
  expect(run('nginx', ['-t', '-e', 'stderr', '-c', join(whole, 'nginx.conf')])).toEqual({
    status: 0,
    text: expect.stringMatching(/test is successful\n$/) as string,
  })
})

it('Caddy accepts its file, whatever assets are called', async (context) => {
  context.skip(run('caddy', ['version']).status !== 0, 'caddy is not installed')
  const folder = await writeFolder({ _Caddyfile: caddyFile(facts) })
  const site = `http://localhost:8080 {\n\troot * ${folder}\n\timport ${join(folder, '_Caddyfile')}\n}\n`
  const whole = await writeFolder({ Caddyfile: site })
  const argv = ['validate', '--adapter', 'caddyfile', '--config', join(whole, 'Caddyfile')]
  expect(run('caddy', argv, whole)).toEqual({
    status: 0,
    text: expect.stringContaining('Valid configuration') as string,
  })
})
