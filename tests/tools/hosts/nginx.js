import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAt } from './request.js'

/** With each form of addresses. */
export const nginxForms = [
  { name: 'nginx', host: 'own' },
  { name: 'nginx-files', host: 'own, netlify' },
  { name: 'nginx-slashes', host: 'own, github' },
].map((form) => ({
  ...form,
  prepare: ({ folder }) =>
    spawnSync('nginx', ['-v']).status === 0 ? { serve: serveIn(folder) } : { skipped: 'it is not installed' },
}))

function serveIn(folder) {
  return ({ root, basePath }) => {
    const home = mkdtempSync(join(folder, 'nginx-'))
    const socket = join(home, 'socket')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${home}/${name};`,
    )
    const server = `server { listen unix:${socket}; root ${root}; include ${root}${basePath}/_nginx.conf; }`
    const types =
      'types { text/javascript js mjs; text/html html; text/xml xml; text/plain txt; application/json json; }'
    // Files of a temporary folder belong to the user who builds.
    const user = process.getuid?.() === 0 ? 'user root; ' : ''
    const whole = `${user}pid ${home}/pid; events {} http { access_log off; ${types} ${paths.join(' ')} ${server} }`
    writeFileSync(join(home, 'nginx.conf'), whole)
    const argv = ['-e', join(home, 'log'), '-c', join(home, 'nginx.conf')]
    const { status, stderr } = spawnSync('nginx', argv, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`nginx does not start: ${stderr}`)
    return { ask: askAt({ socketPath: socket }), close: () => void spawnSync('nginx', [...argv, '-s', 'stop']) }
  }
}
