// The files for nginx and Caddy, as the two programs read them. Without a program its test is skipped.

import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { caddyFile, type HostFacts, nginxFile } from '#generator/outputs/host-files.ts'
import { writeFolder } from '../../setup/mini-site.ts'
import { answerAt, nginxAround, run, startCaddy, startNginx } from './host-servers.ts'
import { hostileNames } from './hostile-names.ts'

const facts: HostFacts = {
  policy: "default-src 'none'",
  basePath: '/v1.2/a~b',
  immutable: ['/assets/plain-0a1b2c3d.css', ...hostileNames.map((name) => `/assets/${name}-0a1b2c3d.png`)],
  programs: ['/assets/tools/check-1a2b3c4d.mjs'],
  redirects: hostileNames.map((name, index) => ({ from: `/old-${index}`, to: `/assets/${name}`, status: 301 })),
  notFoundFolders: ['/blog'],
}

/** Headers of the file at an address of a server that listens on a socket. */
async function headersAt(socketPath: string, path: string): Promise<IncomingHttpHeaders> {
  return (await answerAt(socketPath, path)).headers
}

/** A site with a script of its own, and a program for download. */
const small: HostFacts = {
  ...facts,
  basePath: '',
  immutable: ['/assets/*'],
  programs: [...facts.programs, '/worker.js'],
  json: ['/.well-known/matrix/server'],
  redirects: [],
  notFoundFolders: [],
}
const smallFiles = {
  '.well-known/matrix/server': '{}',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'worker.js': 'start()',
  'assets/loader-ABCDEFGH.js': 'run()',
  'assets/tools/check-1a2b3c4d.mjs': 'check()',
  '404.html': 'nothing here',
  'help/index.html': 'help',
}

/** Browsers ask again for pages, and for what is missing. */
async function expectFresh(socketPath: string): Promise<void> {
  for (const path of ['/help/', '/help', '/nowhere', '/assets/nowhere-0a1b2c3d.css'])
    expect((await headersAt(socketPath, path))['cache-control'], path).toBe('public, max-age=0, must-revalidate')
}

async function expectDownload(socketPath: string): Promise<void> {
  const shared = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  }
  for (const path of ['/assets/tools/check-1a2b3c4d.mjs', '/assets/tools/check-1a2b3c4d.%6djs'])
    expect(await headersAt(socketPath, path)).toMatchObject({
      ...shared,
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    })
  const script = await headersAt(socketPath, '/assets/loader-ABCDEFGH.js')
  expect(script).toMatchObject({ ...shared, 'content-type': expect.stringMatching(/^text\/javascript/) as string })
  expect(script).not.toHaveProperty('content-disposition')
}

/** Files at the top of the site: hidden folders are served, JSON has its type, and programs are downloads. */
async function expectTop(socketPath: string): Promise<void> {
  const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  const json = await answerAt(socketPath, '/.well-known/matrix/server')
  expect(json).toMatchObject({ status: 200, headers: { ...policy, 'content-type': 'application/json' } })
  expect(await answerAt(socketPath, '/.well-known/security.txt')).toMatchObject({ status: 200, headers: policy })
  expect(await headersAt(socketPath, '/worker.js')).toMatchObject({
    ...policy,
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

/** A site below a path: every form of the address of its home page is answered with all headers. */
const based: HostFacts = {
  ...facts,
  basePath: '/boats',
  immutable: ['/assets/a*', '/assets/*0.css'],
  programs: ['/assets/tools/*.mjs', '/assets/run-1a2b3c4d.js'],
  redirects: [{ from: '/boats/old.html', to: '/boats/help', status: 301 }],
}
const basedFiles = {
  'boats/index.html': 'home',
  'boats/404.html': 'nothing here',
  'boats/blog/404.html': 'no post',
  'boats/help/index.html': 'help',
  'boats/assets/a/b-1a2b3c4d.css': 'p {}',
  'boats/assets/c-1a2b3c40.css': 'p {}',
  'boats/assets/plain.css': 'p {}',
  'boats/assets/tools/deep/check.mjs': 'check()',
  'boats/assets/run-1a2b3c4d.js': 'run()',
}

async function expectBased(socketPath: string): Promise<void> {
  const policy = "default-src 'none'; frame-ancestors 'none'"
  const revalidate = 'public, max-age=0, must-revalidate'
  const forYear = 'public, max-age=31536000, immutable'
  const asked: [path: string, status: number, kept: string][] = [
    ['/boats', 200, revalidate],
    ['/boats/', 200, revalidate],
    ['/boats/help', 200, revalidate],
    ['/boats/nowhere', 404, revalidate],
    ['/boats/assets/a/b-1a2b3c4d.css', 200, forYear],
    ['/boats/assets/c-1a2b3c40.css', 200, forYear],
    ['/boats/assets/plain.css', 200, revalidate],
  ]
  for (const [path, status, kept] of asked) {
    const answer = await answerAt(socketPath, path)
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, kept])
    expect(answer.headers['content-security-policy'], path).toBe(policy)
  }
  expect(await answerAt(socketPath, '/boats/old.html')).toMatchObject({
    status: 301,
    headers: { location: '/boats/help' },
  })
  for (const path of ['/boats/assets/tools/deep/check.mjs', '/boats/assets/run-1a2b3c4d.js'])
    expect(await headersAt(socketPath, path)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': policy,
    })
}

it('nginx accepts its file, whatever assets are called', async (context) => {
  context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
  const folder = await writeFolder({ '_nginx.conf': nginxFile(facts) })
  const whole = await writeFolder({ 'nginx.conf': nginxAround(folder, '127.0.0.1:8080') })
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

it('nginx serves programs for download only, scripts as scripts, and pages to ask for again', async (context) => {
  context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
  const socket = await startNginx({ ...smallFiles, '_nginx.conf': nginxFile(small) })
  await expectDownload(socket)
  await expectTop(socket)
  await expectFresh(socket)
})

it('Caddy serves programs for download only, scripts as scripts, and pages to ask for again', async (context) => {
  context.skip(run('caddy', ['version']).status !== 0, 'caddy is not installed')
  const socket = await startCaddy({ ...smallFiles, _Caddyfile: caddyFile(small) })
  await expectDownload(socket)
  await expectTop(socket)
  await expectFresh(socket)
})

it('nginx answers the home page of a site under a path with all headers', async (context) => {
  context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
  const socket = await startNginx({ ...basedFiles, '_nginx.conf': nginxFile(based) })
  await expectBased(socket)
})

it('Caddy answers the home page of a site under a path with all headers', async (context) => {
  context.skip(run('caddy', ['version']).status !== 0, 'caddy is not installed')
  const socket = await startCaddy({ ...basedFiles, _Caddyfile: caddyFile(based) })
  await expectBased(socket)
})
