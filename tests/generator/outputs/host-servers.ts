// nginx and Caddy with a folder and its rules, as tests ask them.

import { spawnSync } from 'node:child_process'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { writeFolder } from '../../setup/mini-site.ts'

/** Runs a program to its end. */
export function run(program: string, argv: readonly string[], home = '/'): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, argv, { env: { ...process.env, HOME: home } })
  return { status, text: `${stdout}${stderr}` }
}

/** A configuration of nginx that serves the folder with its own file. */
export function nginxAround(folder: string, address: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const server = `server { listen ${address}; root ${folder}; include ${join(folder, '_nginx.conf')}; }`
  const types = 'types { text/javascript js mjs; text/html html; }'
  return `pid ${join(folder, 'pid')}; events {} http { access_log off; ${types} ${paths.join(' ')} ${server} }`
}

/** What a server that listens on a socket answers. */
export function answerAt(
  socketPath: string,
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, path, headers: { host: 'localhost' } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    })
    sent.on('error', reject).end()
  })
}

/** Runs a command that leaves a server behind, which would keep the command's output open. */
function start(program: string, argv: readonly string[], home = '/'): number | null {
  return spawnSync(program, argv, { stdio: 'ignore', env: { ...process.env, HOME: home } }).status
}

/** Serves a folder of these files, with its rules, at the socket that it resolves with. */
export async function startNginx(files: Parameters<typeof writeFolder>[0]): Promise<string> {
  const folder = await writeFolder(files)
  const socket = join(folder, 'socket')
  const whole = await writeFolder({ 'nginx.conf': `user root; ${nginxAround(folder, `unix:${socket}`)}` })
  // The command ends as soon as its server listens.
  const argv = ['-e', join(whole, 'log'), '-c', join(whole, 'nginx.conf')]
  expect(start('nginx', argv)).toBe(0)
  onTestFinished(() => void run('nginx', [...argv, '-s', 'stop']))
  return socket
}

/** The same with Caddy. */
export async function startCaddy(files: Parameters<typeof writeFolder>[0]): Promise<string> {
  const folder = await writeFolder(files)
  const [socket, admin] = [join(folder, 'socket'), `unix/${join(folder, 'admin')}`]
  const own = `root * ${folder}\n\timport ${join(folder, '_Caddyfile')}`
  const site = `http://localhost {\n\tbind unix/${socket}\n\t${own}\n}\n`
  const whole = await writeFolder({ Caddyfile: `{\n\tadmin ${admin}\n}\n${site}` })
  const argv = ['start', '--adapter', 'caddyfile', '--config', join(whole, 'Caddyfile')]
  expect(start('caddy', argv, whole)).toBe(0)
  onTestFinished(() => void run('caddy', ['stop', '--address', admin], whole))
  return socket
}
