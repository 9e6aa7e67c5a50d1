// Files for hosts, each in its own grammar: headers, redirects, 404 pages. No content value can be read as an
// instruction of its own.

import { describe, expect, it } from 'vitest'
import { caddyFile, type HostFacts, headersFile, nginxFile, vercelFile } from '#generator/outputs/host-files.ts'
import { redirectsFile } from '#generator/outputs/host-redirects.ts'
import { siteHeaders } from '#generator/outputs/policy.ts'
import { headersOf, readHeaderRules } from '#generator/server/header-rules.ts'
import { describeFiles } from '../describe-files.ts'
import { hostileNames } from './hostile-names.ts'

const facts = (more: Partial<HostFacts> = {}): HostFacts => ({
  policy: "default-src 'none'",
  basePath: '',
  immutable: ['/assets/*'],
  programs: ['/assets/tools/check-1a2b3c4d.mjs'],
  redirects: [{ from: `${more.basePath ?? ''}/old`, to: '/new', status: 301 }],
  notFoundFolders: ['/blog'],
  ...more,
})

describe('_headers', () => {
  it.each(['', '/base'])('follows the hosts’ grammar, under "%s"', (basePath) => {
    const sections = headersFile(facts({ basePath }))
      .trimEnd()
      .split(/\n(?=\S)/)
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      `${basePath}/*`,
      `${basePath}/*.md`,
      `${basePath}/assets/tools/check-1a2b3c4d.mjs`,
      `${basePath}/assets/*`,
    ])
    for (const line of sections.flatMap((section) => section.split('\n').slice(1)))
      expect(line).toMatch(/^ {2}[A-Z][A-Za-z-]+: \S.*\S$/)
    expect(sections[0]).toContain('Content-Security-Policy')
  })
  it('keeps for a year only what has a hash in its name', async () => {
    const { files } = await describeFiles({ 'content/assets/unused.txt': 'may change under the same name' })
    const { _headers: text = '' } = files
    const forYear = text.split(/\n(?=\S)/).filter((section) => section.includes('immutable'))
    const rules = forYear.map(
      (section) => new RegExp(`^${(section.split('\n')[0] ?? '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    )
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.some((rule) => rule.test('/assets/unused.txt'))).toBe(false)
  })
})

describe('_redirects', () => {
  it('are written one per line', () => {
    expect(
      redirectsFile([
        { from: '/a', to: '/b', status: 301 },
        { from: '/c', to: 'https://example.org/', status: 302 },
      ]),
    ).toBe('/a /b 301\n/c https://example.org/ 302\n/a/ /b 301\n/c/ https://example.org/ 302\n')
    expect(redirectsFile([])).toBe('')
  })
  it('of a site have the base path, and lead from every study’s id to its address', async () => {
    const { files } = await describeFiles(
      {
        'content/redirects.yaml':
          '- { from: /old, to: /help }\n- { from: /photo, to: "/assets/photo%20(1).png" }\n' +
          '- { from: /out, to: "https://example.org/x", status: 302 }\n',
        'content/assets/photo (1).png': 'abcde',
        'content/case-studies/harbour.md':
          '---\ntitle: Faster harbour\ncompany: H\nindustry: I\npublishedAt: 2026-01-15\n---\nText.\n',
      },
      { basePath: '/base' },
    )
    const { _redirects: text = '' } = files
    const lines = text.split('\n').filter((line) => !/^\S+\/ /.test(line))
    expect(text.match(/^\S+\/ /gm)).toHaveLength(lines.length - 1)
    // Like every link, one to an asset has the hash of the file.
    const at = '/base/assets/photo%20%281%29-36bbe50e.png'
    expect(lines).toEqual([
      '/base/case-studies/harbour /base/case-studies/faster-harbour 301',
      '/base/old /base/help 301',
      `/base/photo ${at} 301`,
      '/base/out https://example.org/x 302',
      '',
    ])
  })
})

describe('every host', () => {
  it.each([
    ['_headers', headersFile],
    ['vercel.json', vercelFile],
    ['_nginx.conf', nginxFile],
    ['_Caddyfile', caddyFile],
  ])('gets all headers, the year for hashed files and no index for Markdown versions: %s', (_, write) => {
    const text = write(facts())
    for (const part of [
      ...siteHeaders("default-src 'none'").flat(),
      'public, max-age=31536000, immutable',
      'X-Robots-Tag',
      'noindex',
    ])
      expect(text).toContain(part)
  })

  it('reads nothing in a redirect’s target as an instruction of its own', () => {
    const to = 'https://example.org/"; }{$HOME}\\`{path}'
    const plain = 'https://example.org/%22;%20%7D%7B%24HOME%7D%5C%60%7Bpath%7D'
    const redirects = [{ from: '/old', to, status: 301 }]
    expect(redirectsFile(redirects)).toBe(`/old ${plain} 301\n/old/ ${plain} 301\n`)
    expect(nginxFile(facts({ redirects }))).toContain(`location = /old {\n  return 301 "${plain}$is_args$args";\n}`)
    expect(caddyFile(facts({ redirects }))).toContain(`\nredir /old "${plain}{kept_query}" 301\n`)
    expect(JSON.parse(vercelFile(facts({ redirects })))).toMatchObject({ redirects: [{ destination: plain }] })
  })

  it.each([
    ['https://wiki.example:8443/Talk:Main_(page)*', 'https://wiki.example:8443/Talk%3AMain_%28page%29%2A'],
    ['https://[::1]:8443/a[b]', 'https://[::1]:8443/a%5Bb%5D'],
    ['/über?a=100%&b=%20+#c', '/%C3%BCber?a=100%25&b=%20+#c'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ])('reads no placeholder in the redirect’s target %s', (to, plain) => {
    expect(redirectsFile([{ from: '/old', to, status: 301 }])).toBe(`/old ${plain} 301\n/old/ ${plain} 301\n`)
  })

  it.each(hostileNames)('reads nothing in the name %j as an instruction of its own', (name) => {
    const immutable = [`/assets/${name}-0a1b2c3d.png`]
    const rule = (text: string) => text.split('\n').find((line) => line.includes('0a1b2c3d'))
    expect(headersFile(facts({ immutable })).split('\n')).toHaveLength(headersFile(facts()).split('\n').length)
    expect(rule(headersFile(facts({ immutable })))).toMatch(/^\/assets\/[\w~-]*\*[\w~-]*-0a1b2c3d\.png$/)
    expect(rule(nginxFile(facts({ immutable })))).toMatch(/^location ~ \^\/assets\/[\w~-]*\.\*[\w~-]*\\\.png\$ \{$/)
    expect(rule(caddyFile(facts({ immutable })))).toMatch(/^header \/assets\/[\w~-]*\*[\w~-]*\.png \{$/)
    expect(rule(vercelFile(facts({ immutable })))).toMatch(/^ +"source": "\/assets\/[\w~-]*\(\.\*\)[\w~-]*\.png",$/)
  })

  it('keeps nothing for a year by a pattern without the hash', () => {
    const immutable = ['/assets/my photos/a-0a1b2c3d.p(n)g', '/assets/my photos/a-0a1b2c3d.png']
    const patterns = headersFile(facts({ immutable, programs: [] })).match(/^\/assets.*$/gm)
    expect(patterns).toEqual(['/assets/my*photos/a-0a1b2c3d.png'])
  })
})

describe('a file that browsers would run', () => {
  const programs = ['a.js', 'B.MJS', 'c.cjs', 'd.wasm', 'e.rdf', 'f.kml']
  it.each(['_headers', 'vercel.json', '_nginx.conf', '_Caddyfile'])('is for download only: %s', async (name) => {
    const bytes = Object.fromEntries(programs.map((file) => [`content/assets/${file}`, file]))
    const others = { 'content/assets/g.json': '{}', 'content/assets/h.svg': '<svg/>', 'content/assets/i.xml': '<a/>' }
    const { files } = await describeFiles({ ...bytes, ...others })
    const text = files[name] ?? ''
    for (const file of programs) expect(text).toContain(`/assets/${file}`)
    for (const file of Object.keys(others)) expect(text).not.toContain(file.slice('content'.length))
    expect(text.match(/application\/octet-stream/g)).toHaveLength(programs.length)
    expect(text.match(/Content-Disposition\W+(?:value\W+)?attachment/g)).toHaveLength(programs.length)
  })

  it('is one location for nginx, whether all assets are kept for a year or only some', () => {
    const [download = ''] = facts().programs
    const text = nginxFile(facts({ immutable: [download, '/assets/a-0a1b2c3d.png'] }))
    expect(text.match(/check-1a2b3c4d/g)).toHaveLength(1)
    expect(text).toMatch(
      /check-1a2b3c4d\.mjs \{[^}]*types \{ \}[^}]*Cache-Control "public, max-age=31536000, immutable"/,
    )
    expect(nginxFile(facts({ immutable: [] }))).not.toContain('immutable')
  })
})

describe('files whose names stay', () => {
  const kept = Array.from({ length: 60 }, (_, index) => `content/assets/photos/p${index}.json`)
  const link = (path: string) => `[File](${path.slice('content'.length)})`
  const article = `---\ntitle: Files\n---\n\n${kept.map(link).join('\n\n')}\n`
  const programs = Array.from({ length: 90 }, (_, index) => `content/assets/tools/t${index}.mjs`)
  const site = {
    'content/help/files.md': article,
    ...Object.fromEntries([...kept, ...programs].map((path) => [path, path])),
    // Like the others, and among them.
    'content/assets/photos/p7b.json': '{}',
    'content/assets/unused.txt': 'Text.',
    'content/assets/tools/notes.txt': 'Text.',
  }

  it('and many scripts need only a few rules, the most important ones first', async () => {
    const { files } = await describeFiles(site)
    const rules = readHeaderRules(files['_headers'] ?? '')
    expect(rules.length).toBeLessThan(20)
    expect(rules.slice(0, 2).map(({ pattern }) => pattern)).toEqual(['/*', '/*.md'])
    const last = rules.findLastIndex(({ headers }) => headers.some(([name]) => name === 'Content-Disposition'))
    expect(rules.findIndex(({ headers }) => headers.some(([, value]) => value.includes('immutable')))).toBe(last + 1)
    const valueOf = (path: string, header: string) =>
      headersOf(path, rules).find(([name]) => name === header)?.[1] ?? ''
    for (const path of [...kept, ...programs]) {
      const plain = path.slice('content'.length)
      const isProgram = plain.endsWith('.mjs')
      expect(valueOf(isProgram ? plain : `/x${plain}`, 'Content-Disposition')).toBe(isProgram ? 'attachment' : '')
    }
    const hashed = [...(files['help/files/index.md'] ?? '').matchAll(/\/assets\/photos\/p[^)\s]*/g)].map(
      ([path]) => path,
    )
    expect(hashed).toHaveLength(60)
    for (const path of hashed) expect(valueOf(path, 'Cache-Control'), path).toContain('immutable')
    for (const path of ['/assets/photos/p7b.json', '/assets/unused.txt', '/assets/tools/notes.txt', programs[3] ?? ''])
      expect(valueOf(path.replace('content', ''), 'Cache-Control'), path).toBe('')
    expect(valueOf('/assets/tools/notes.txt', 'Content-Disposition')).toBe('')
  })

  it.each(['_nginx.conf', '_Caddyfile', 'vercel.json'])('make %s no longer than a page', async (name) => {
    const { files } = await describeFiles(site)
    expect((files[name] ?? '').split('\n').length).toBeLessThan(250)
  })
})

describe('vercel.json', () => {
  it('has pages without their file name, and patterns in its grammar', () => {
    const config = JSON.parse(vercelFile(facts({ basePath: '/base' }))) as {
      trailingSlash: boolean
      headers: { source: string; headers: unknown[] }[]
      redirects: unknown[]
    }
    // The option cleanUrls would answer old addresses that end in .html before their redirects.
    expect(Object.keys(config)).toEqual(['trailingSlash', 'headers', 'redirects'])
    expect(config.trailingSlash).toBe(false)
    expect(config.headers.map(({ source }) => source)).toEqual([
      '/base',
      '/base/(.*)',
      '/base/(.*).md',
      '/base/assets/tools/check-1a2b3c4d.mjs',
      '/base/assets/(.*)',
    ])
    expect(config.headers[0]?.headers).toEqual(config.headers[1]?.headers)
    expect(config.redirects).toEqual([{ source: '/base/old', destination: '/new', statusCode: 301 }])
  })
})

describe('_nginx.conf', () => {
  it('repeats the headers in each location that has one of its own', () => {
    const locations = [...nginxFile(facts({ basePath: '/v1.2' })).matchAll(/^location (.*) \{\n([\s\S]*?)^\}/gm)]
    expect(locations.map(([, where]) => where)).toEqual([
      '= /v1.2/old',
      '= /v1.2/old/',
      '= /v1.2/blog/404.html',
      '= /v1.2/404.html',
      '= /v1.2',
      '/v1.2/blog/',
      '/v1.2/',
      '^~ /v1.2/assets/',
      '~ ^/v1\\.2/.*\\.md$',
      '= /v1.2/site.webmanifest',
      '= /v1.2/assets/tools/check-1a2b3c4d.mjs',
      '~ ^/v1\\.2/_',
    ])
    const own = locations
      .filter(([, , body]) => body?.includes('add_header'))
      .map(([, where, body]) => [where, body?.match(/add_header/g)?.length])
    // Each says for how long it stays the same.
    const count = siteHeaders('').length + 1
    expect(own).toEqual([
      ['^~ /v1.2/assets/', count],
      ['~ ^/v1\\.2/.*\\.md$', count + 1],
      ['= /v1.2/assets/tools/check-1a2b3c4d.mjs', count + 1],
    ])
  })
})

describe('_Caddyfile', () => {
  it('answers what is not there with the nearest 404 page, which is not a page itself', () => {
    const text = caddyFile(facts({ basePath: '/base' }))
    expect(text).toContain('@not-found path /base/blog/404.html /base/404.html\nerror @not-found 404\n')
    expect(text).toContain('\thandle /base/blog/* {\n\t\trewrite * /base/blog/404.html\n')
    expect(text).toContain('\thandle {\n\t\trewrite * /base/404.html\n')
  })
})
