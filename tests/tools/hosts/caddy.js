import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAt } from './request.js'

/** With each form of addresses. */
export const caddyForms = [
  { name: 'caddy', host: 'own' },
  { name: 'caddy-files', host: 'own, netlify' },
  { name: 'caddy-slashes', host: 'own, github' },
].map((form) => ({
  ...form,
  prepare: ({ folder }) =>
    spawnSync('caddy', ['version']).status === 0 ? { serve: serveIn(folder) } : { skipped: 'it is not installed' },
}))

function serveIn(folder) {
  return ({ root, basePath }) => {
    const home = mkdtempSync(join(folder, 'caddy-'))
    const [socket, admin] = [join(home, 'socket'), `unix/${join(home, 'admin')}`]
    const own = `root * ${root}\n\timport ${root}${basePath}/_Caddyfile`
    const site = `http://localhost {\n\tbind unix/${socket}\n\t${own}\n}\n`
    writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin ${admin}\n}\n${site}`)
    const options = { stdio: 'ignore', env: { ...process.env, HOME: home } }
    const argv = ['start', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')]
    if (spawnSync('caddy', argv, options).status !== 0) throw new Error('Caddy does not start')
    return {
      ask: askAt({ socketPath: socket }),
      close: () => void spawnSync('caddy', ['stop', '--address', admin], options),
    }
  }
}
