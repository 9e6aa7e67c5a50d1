// Old addresses at nginx and Caddy, asked for as browsers do. Without a program its test is skipped.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFolder } from '../../setup/mini-site.ts'
import { describeFiles } from '../describe-files.ts'
import { answerAt, run, startCaddy, startNginx } from './host-servers.ts'

const site = join(import.meta.dirname, '../../sites/valid/old-addresses')
const bases = ['', '/lake'] as const

/** The files that hosts need, with a page for each route. */
async function filesOf(basePath: string, content?: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { routes, files } = await describeFiles(content ?? (await readFolder(site)), { basePath })
  const texts = Object.fromEntries(routes.map(({ file }) => [file, file]))
  // nginx and Caddy have the folder of all sites as their root.
  const placed = Object.entries({ ...files, ...texts }).map(([file, text]) => [`${basePath}/${file}`.slice(1), text])
  const { _nginx, _Caddyfile } = { _nginx: files['_nginx.conf'] ?? '', _Caddyfile: files['_Caddyfile'] ?? '' }
  return { ...(Object.fromEntries(placed) as Record<string, string>), '_nginx.conf': _nginx, _Caddyfile }
}

/** What a browser asks for → where it is sent, both below the base path; `null` where nothing redirects. */
const asked: [path: string, target: string | null, status?: number][] = [
  ['/About', '/about'],
  ['/ABOUT/', '/about'],
  ['/about', null],
  // One of the hosts of the site wants files without a folder.
  ['/about/', '/about'],
  ['/about/team', '/about'],
  ['/About?x=1&y=%20', '/about?x=1&y=%20'],
  ['/About-Us.aspx?id=3', '/about?id=3'],
  ['/caf%C3%A9', '/about'],
  ['/caf%C3%A9/', '/about'],
  ['/100%25', '/about'],
  ['/a%20b/index.php?x=1', '/about?from=a#top'],
  ['/wiki/Talk:Main_Page', '/about'],
  ['/wiki/C++', '/help/mud'],
  ['/.well-known/old', '/about', 302],
  ['/_next/data', '/about'],
  ['/_next/other', null],
  ['/Manual/Algae.html', '/help/algae'],
  ['/manual/%C3%9Cbersicht', '/help/algae'],
  ['/Mud%20Flats/', '/help/mud'],
  ['/green', '/help/algae'],
  ['/green/a/b?x=1', '/help/algae?x=1'],
  ['/Docs/mud', '/help/mud'],
  ['/Docs/a%20b/%C3%A9?x=1', '/help/a%20b/%C3%A9?x=1'],
  ['/docs/mud', null],
  ['/shop/hat', '/about'],
  ['/shop/boats', '/help/algae'],
  ['/blog/fish/index.md', null],
  ['/blog/fish/comments', '/blog/fish'],
  ['/first', '/about?x=1#top'],
  ['/say%20%22hello%22;%20once', '/help/algae', 302],
  ['/old.html', '/about'],
]

async function expectRedirects(socketPath: string, basePath: string): Promise<void> {
  for (const [path, target, status = 301] of asked) {
    const answer = await answerAt(socketPath, basePath + path)
    const seen = {
      path,
      location: answer.headers.location,
      isSent: (answer.status ?? 0) < 400 && answer.status !== 200,
    }
    if (target === null) expect(seen).toEqual({ path, location: undefined, isSent: false })
    else expect({ ...seen, status: answer.status }).toEqual({ path, location: basePath + target, isSent: true, status })
  }
  // What follows the folder stays a path, whatever is in it.
  const evil = await answerAt(socketPath, `${basePath}/Store//evil.example.com/%0d%0aSet-Cookie:a=b`)
  expect(evil.headers['set-cookie']).toBeUndefined()
  expect(evil.headers.location ?? 'https://shop.example.com/').toMatch(/^https:\/\/shop\.example\.com\//)
  const outside = await answerAt(socketPath, `${basePath}/Store/hats%20a/b?x=1`)
  expect(outside.headers.location).toBe('https://shop.example.com/hats%20a/b?x=1')
}

describe.each(bases)('under the path "%s"', (basePath) => {
  it('nginx redirects every old address, with its query', async (context) => {
    context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
    await expectRedirects(await startNginx(await filesOf(basePath)), basePath)
  })

  it('Caddy redirects every old address, with its query', async (context) => {
    context.skip(run('caddy', ['version']).status !== 0, 'caddy is not installed')
    await expectRedirects(await startCaddy(await filesOf(basePath)), basePath)
  })
})

describe('the rest of an old address', () => {
  const content = {
    'content/redirects.yaml':
      '- { from: /blog/*, to: /* }\n- { from: /\u00fcber uns/*, to: "https://shop.example.com/*" }\n',
  }
  const expectRest = async (socketPath: string) => {
    const sent = async (path: string) => (await answerAt(socketPath, path)).headers.location
    expect(await sent('/blog/2024/fish?x=1')).toBe('/2024/fish?x=1')
    expect(await sent('/%C3%BCber%20uns/%C3%A9?x=1')).toBe('https://shop.example.com/%C3%A9?x=1')
    for (const rest of ['/evil.example.com', '%5Cevil.example.com', '%2Fevil.example.com', '%5C/evil.example.com'])
      expect(new URL((await sent(`/blog/${rest}`)) ?? '', 'https://lake.example.com').host).toBe('lake.example.com')
  }

  it('is a path at nginx, not a host', async (context) => {
    context.skip(run('nginx', ['-v']).status !== 0, 'nginx is not installed')
    await expectRest(await startNginx(await filesOf('', content)))
  })

  it('is a path at Caddy, not a host', async (context) => {
    context.skip(run('caddy', ['version']).status !== 0, 'caddy is not installed')
    await expectRest(await startCaddy(await filesOf('', content)))
  })
})
