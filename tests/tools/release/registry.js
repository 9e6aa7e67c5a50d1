// A registry on this machine. It hands on what it lacks to the registry that npm is set to.

import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Starts it. Its data is below the folder; `settings` is a file for npm with a token that may publish. */
export async function openRegistry(program, folder) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const open = { access: '$all', publish: '$all' }
  const config = {
    storage: join(folder, 'registry'),
    uplinks: { others: { url: uplink } },
    packages: { '@libretto-example/*': open, '**': { access: '$all', proxy: 'others' } },
    max_body_size: '20mb',
    log: { type: 'stdout', level: 'fatal' },
  }
  const file = join(folder, 'registry.yaml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config))
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, `//127.0.0.1:${port}/:_authToken=local\n`)
  const server = spawn(program, ['--config', file, '--listen', `127.0.0.1:${port}`], { stdio: 'ignore' })
  await waitFor(`${url}-/ping`, server)
  return { url, settings, close: () => server.kill() }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function waitFor(url, server) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`the registry ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the registry does not answer')
}
