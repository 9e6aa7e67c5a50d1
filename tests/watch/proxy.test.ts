// A real nginx in front of a watch: it keeps Host and Origin or sets them anew, and passes on a base path alone. The
// site, live updates and edits work by its name with --allowed-hosts, and are refused without.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFolder } from '../setup/mini-site.ts'
import { findFreePort, startWatch } from '../setup/watched-site.ts'

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync)
const name = 'handbook.example.com'
const basePath = '/handbook'
const files = {
  'site.yaml': 'name: Handbook\nurl: https://handbook.example.com\n',
  'pages/home.yaml':
    'title: Home\ndescription: The home page.\nblocks:\n  - id: top\n    type: hero\n    title: Welcome\n',
}

/** Starts nginx in front of a port; `rules` is what it does with the headers. */
async function startProxy(upstream: number, rules: string): Promise<number> {
  const port = await findFreePort()
  const folder = await writeFolder({
    'nginx.conf': `daemon off; worker_processes 1; pid nginx.pid; error_log stderr notice;
events { worker_connections 64; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location /handbook { proxy_pass http://127.0.0.1:${upstream}; proxy_http_version 1.1; ${rules} }
    location / { return 404; }
  }
}
`,
  })
  await mkdir(join(folder, 'logs'), { recursive: true })
  const proxy = spawn(nginx ?? '', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' })
  onTestFinished(async () => {
    proxy.kill('SIGQUIT')
    if (proxy.exitCode === null) await once(proxy, 'exit')
  })
  await expect.poll(() => ask(port, '/', { host: name }).catch(() => undefined)).toMatchObject({ status: 404 })
  return port
}

interface Asked {
  status: number
  body: string
}

/** One request with headers that `fetch` would not send. */
async function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body, until }: { method?: string; body?: string; until?: RegExp } = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      const finish = () => resolve({ status: response.statusCode ?? 0, body: text })
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (!until?.test(text)) return
        finish()
        sent.destroy()
      })
      response.on('end', finish).on('error', finish)
    })
    sent.on('error', reject).end(body)
  })
}

const hosts: [string, string][] = [
  ['keeps Host and Origin', 'proxy_set_header Host $http_host;'],
  ['sets Host anew', ''],
  [
    'sets Host and Origin anew',
    'proxy_set_header Host localhost:$proxy_port; proxy_set_header Origin http://localhost:$proxy_port;',
  ],
  ['sets Origin anew', 'proxy_set_header Host $http_host; proxy_set_header Origin http://localhost:$proxy_port;'],
]

test.skipIf(nginx === undefined).each(hosts)('behind a proxy that %s everything works', async (_, rules) => {
  const site = await startWatch(files, { basePath, allowedHosts: '.example.com' })
  const port = await startProxy(Number(new URL(site.url).port), rules)
  const host = `${name}:${port}`
  const from = { host, origin: `https://${name}`, 'sec-fetch-site': 'same-origin' }
  const page = await ask(port, '/handbook/', { host })
  expect([page.status, page.body.includes('/handbook/__libretto/client.js')]).toEqual([200, true])
  expect((await ask(port, '/handbook/__libretto/client.js', from)).status).toBe(200)
  expect((await ask(port, '/__libretto/client.js', from)).status).toBe(404)
  // A save arrives as an event, and is not held back by the proxy.
  const events = ask(port, '/handbook/__libretto/events', from, { until: /event: built/ })
  const session = JSON.parse((await ask(port, '/handbook/__libretto/api/session', from)).body) as { token: string }
  const { hash } = JSON.parse((await ask(port, '/handbook/__libretto/api/pages/home', from)).body) as { hash: string }
  const write = {
    ...from,
    'content-type': 'application/json',
    'x-libretto-token': session.token,
    'if-match': `"${hash}"`,
  }
  const patch = { method: 'PATCH', body: JSON.stringify({ title: 'By a proxy' }) }
  const edited = await ask(port, '/handbook/__libretto/api/pages/home/blocks/top', write, patch)
  expect([edited.status, await readFile(join(site.content, 'pages/home.yaml'), 'utf8')]).toEqual([
    200,
    files['pages/home.yaml'].replace('Welcome', 'By a proxy'),
  ])
  expect((await events).body).toContain('event: built')
  // A page of somebody else neither reads nor writes.
  const foreign = { ...from, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await ask(port, '/handbook/__libretto/api/session', foreign)).status).toBe(403)
  const attack = await ask(port, '/handbook/__libretto/api/pages/home/blocks/top', { ...write, ...foreign }, patch)
  expect(attack.status).toBe(403)
})

test.skipIf(nginx === undefined)('without the flag the refusal names it', async () => {
  const site = await startWatch(files, { basePath })
  const port = await startProxy(Number(new URL(site.url).port), 'proxy_set_header Host $http_host;')
  const refused = await ask(port, '/handbook/', { host: name })
  expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('--allowed-hosts')])
})

test('without HTTPS the panel gets its token by its Referer, and nobody else does', async () => {
  const site = await startWatch(files, { basePath, allowedHosts: name })
  const port = Number(new URL(site.url).port)
  const path = '/handbook/__libretto/api/session'
  expect((await ask(port, path, { host: name, referer: `http://${name}/handbook/` })).status).toBe(200)
  expect((await ask(port, path, { host: name })).status).toBe(403)
  expect((await ask(port, path, { host: name, referer: 'http://evil.example/' })).status).toBe(403)
  // A name that leads here is not enough: it must be the allowed one.
  expect((await ask(port, '/handbook/', { host: 'evil.example' })).status).toBe(403)
  expect((await ask(port, '/handbook/', { host: `${name}.evil.example` })).status).toBe(403)
})
