// A site has a handful of header rules on each host, however many files it has, and the important ones come first.

import { beforeEach, describe, expect, it } from 'vitest'
import { describeFiles } from '../describe-files.ts'

const names = Array.from({ length: 60 }, (_, index) => `boat-${index}.svg`)
const picture = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${name} --></svg>`
const pictures = Object.fromEntries(names.map((name) => [`content/assets/${name}`, picture(name)]))
const shown = names.map((name) => `![A boat](../assets/${name})`).join('\n\n')
const site = {
  ...pictures,
  'content/help/boats.md': `---\ntitle: Boats\n---\n\n${shown}\n`,
  // Nothing mentions it, so that it keeps its name, which others may have by heart.
  'content/assets/timetable.txt': 'Boats leave at noon.',
}

let files: Record<string, string> = {}
beforeEach(async () => {
  if (Object.keys(files).length === 0) files = (await describeFiles(site, { basePath: '/lake' })).files
})
const textOf = (file: string) => files[file] ?? ''

/** The sources of the rules of each host, in their order. */
const headerRules = () =>
  textOf('_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'))
const vercelRules = () => {
  const { headers } = JSON.parse(textOf('vercel.json')) as { headers: { source: string }[] }
  return headers.map(({ source }) => source)
}

describe.each<[file: string, list: () => string[]]>([
  ['_headers', headerRules],
  ['vercel.json', vercelRules],
  ['_nginx.conf', () => textOf('_nginx.conf').match(/^location .*(?= \{)/gm) ?? []],
  ['_Caddyfile', () => textOf('_Caddyfile').match(/^(?:header|@\w+) .*/gm) ?? []],
])('%s', (_, list) => {
  it('has at most 20 rules for sixty pictures and a file that keeps its name', () => {
    expect(list().length).toBeGreaterThan(0)
    expect(list().length).toBeLessThanOrEqual(20)
  })
})

it('what protects readers comes first, what only saves time comes last', () => {
  const [first = '', second, third, ...others] = headerRules()
  expect([first, second]).toEqual(['/lake/*', '/lake/*.md'])
  expect(textOf('_headers')).toMatch(/^\/lake\/\*\n {2}Content-Security-Policy: /)
  for (const rule of [third, ...others]) expect(rule).toMatch(/^\/lake\/assets\//)
})

it('pictures are kept for a year, and the file that keeps its name is not', () => {
  const lasting = headerRules().filter((rule) => rule.startsWith('/lake/assets/'))
  const isKept = (path: string) =>
    lasting.some((rule) => new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
  const hashed = (files['help/boats/index.md'] ?? '').match(/\/lake\/assets\/boat-\d+-[\da-f]{8}\.svg/g) ?? []
  expect(hashed).toHaveLength(60)
  expect(hashed.filter((path) => !isKept(path))).toEqual([])
  expect(isKept('/lake/assets/timetable.txt')).toBe(false)
})

it('the home page below a path has the headers of all pages at each host', () => {
  const { headers } = JSON.parse(textOf('vercel.json')) as { headers: { source: string; headers: unknown[] }[] }
  const ofHome = headers.find(({ source }) => new RegExp(`^${source}$`).test('/lake'))
  const ofPages = headers.find(({ source }) => new RegExp(`^${source}$`).test('/lake/help'))
  expect(ofHome?.headers).toEqual(ofPages?.headers)
  expect(textOf('_Caddyfile')).toContain('@site path /lake /lake/*\n')
  expect(textOf('_nginx.conf')).toContain('location = /lake {\n  try_files /lake/index.html =404;\n}')
  // A location without headers of its own has those of the server.
  expect(textOf('_nginx.conf').split('\nlocation ')[0]).toContain('add_header Content-Security-Policy')
})

it('Vercel reads redirects from addresses that end in .html', async () => {
  const { files: built } = await describeFiles({ 'content/redirects.yaml': '- { from: /old.html, to: /help }\n' })
  const config = JSON.parse(built['vercel.json'] ?? '') as Record<string, unknown>
  expect(config.cleanUrls).toBeUndefined()
  expect(config.redirects).toEqual([{ source: '/old.html', destination: '/help', statusCode: 301 }])
})
