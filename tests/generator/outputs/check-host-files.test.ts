// Warnings about limits of hosts that show when the files of a site are planned.

import { expect, it } from 'vitest'
import { checkHostFiles } from '#generator/outputs/check-host-files.ts'
import type { HostName } from '#schemas/hosts.ts'
import { planSite } from '../describe-files.ts'

const redirects = (count: number, more = '') =>
  Array.from({ length: count }, (_, index) => `/old/${String(index).padStart(4, '0')}${more},/help\n`).join('')

interface Given {
  hosts?: HostName[]
  files?: Record<string, string | Uint8Array>
  policy?: string
  pages?: { route: { file: string }; size: number }[]
  programs?: string[]
}

async function find({ hosts = [], files = {}, policy = "default-src 'none'", pages = [], programs = [] }: Given) {
  const named = hosts.length === 0 ? '' : `hosts: [${hosts.join(', ')}]\n`
  const { plan } = await planSite({
    'content/site.yaml': `name: Test\nurl: https://example.com\ndescription: A site.\n${named}`,
    'content/help/sound.md': '---\ntitle: Sound\n---\n\nText.\n',
    ...files,
  })
  const address = { origin: 'https://example.com', basePath: '' }
  return checkHostFiles({ frames: [plan.site], address, policy, pages, programs }).map((problem) => {
    expect(problem).toMatchObject({ code: 'host-limit', severity: 'warning', hint: expect.stringMatching(/^\w/) })
    return `${problem.file}: ${problem.message}`
  })
}

it('a small site passes no limit', async () => {
  const pages = [{ route: { file: 'index.html' }, size: 2000 }]
  expect(await find({ pages, files: { 'content/redirects.csv': redirects(300) } })).toEqual([])
})

it('GitLab Pages reads no redirects of a file over 64 KiB', async () => {
  const files = (count: number) => ({ 'content/redirects.csv': redirects(count, `-${'x'.repeat(60)}`) })
  expect(await find({ hosts: ['gitlab'], files: files(700) })).toEqual([])
  expect(await find({ hosts: ['gitlab'], files: files(900) })).toEqual([
    'redirects.csv: _redirects has 73 KiB, and GitLab Pages reads none of it above 64 KiB: ' +
      'no redirect would be sent',
  ])
  expect(await find({ hosts: ['cloudflare', 'netlify'], files: files(900) })).toEqual([])
})

it('Cloudflare Pages reads so many rules, and so many characters of a line', async () => {
  const root = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`content/root/data-${index}`, '{}']))
  expect(await find({ files: root(97) })).toEqual([])
  expect(await find({ files: root(98) })).toEqual([
    'site.yaml: _headers has 101 rules, and Cloudflare Pages reads 100: files of content/root that are programs, or ' +
      'JSON without an ending, have one each',
  ])
  expect(await find({ hosts: ['netlify'], files: root(98) })).toEqual([])
  const policy = `img-src ${'https://pictures.example.com '.repeat(70)}`
  expect(await find({ policy })).toEqual([
    'site.yaml: the policy of the pages has 2,089 characters, and Cloudflare Pages reads 2,000 of a line: pages ' +
      'would have it only in themselves, and the site could be framed',
  ])
  const long = { 'content/redirects.csv': `/old,https://example.org/${'x'.repeat(2000)}\n` }
  expect(await find({ hosts: ['cloudflare'], files: long })).toEqual([
    'redirects.csv: the redirect of "/old/" has 2,030 characters, and Cloudflare Pages reads 2,000 of a line: it ' +
      'would not be sent',
  ])
})

it('a host that site.yaml names takes so much, and so many files in a folder', async () => {
  const size = 2 ** 20
  const pages = Array.from({ length: 1100 }, (_, index) => ({ route: { file: `blog/${index}.html` }, size }))
  expect(await find({ pages })).toEqual([])
  expect(await find({ hosts: ['own'], pages })).toEqual([])
  expect(await find({ hosts: ['github', 'gitlab'], pages })).toEqual([
    'site.yaml: pages and assets have 1,100 MiB, and GitHub Pages takes 1,024 MiB in all',
    'site.yaml: pages and assets have 1,100 MiB, and GitLab Pages takes 1,024 MiB in all',
  ])
  const many = Array.from({ length: 54_001 }, (_, index) => ({ route: { file: `blog/${index}.html` }, size: 1 }))
  expect(await find({ hosts: ['netlify'], pages: many.slice(1) })).toEqual([])
  expect(await find({ hosts: ['netlify'], pages: many })).toEqual([
    'site.yaml: the folder blog has 54,001 pages, and Netlify takes 54,000 files in a folder',
  ])
})
