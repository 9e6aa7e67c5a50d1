// llms.txt of a large site lists parts, and every Markdown version is in one of them.

import { describe, expect, it } from 'vitest'
import { llmsFiles } from '#generator/outputs/llms.ts'
import type { DescribedVersion } from '#generator/outputs/markdown-versions.ts'
import { printQuote, printText } from '#site/parts/print-text.ts'
import { llmsSections as sections } from '#site/strings/en/collections.ts'
import { describeFiles } from '../describe-files.ts'

const printers = { printQuote, printText }
const addressOf = (file: string) => `https://example.com/${file}`
const version = (section: string, route: string, title: string, description = '') => ({
  section,
  route,
  title,
  description,
})

describe('llms.txt of a large site', () => {
  const versions = [
    version('docs', '/docs', 'Docs'),
    ...Array.from({ length: 40 }, (_, index) => version('help', `/help/${index}`, `Help [${index}]`, 'Für *alle*.')),
    ...Array.from({ length: 20 }, (_, index) => version('blog', `/blog/${index}`, `Post ${index}`)),
  ]
  const site = { name: 'Test', description: 'A site.' }
  const address = ({ route }: DescribedVersion) => addressOf(`${route.slice(1)}/index.md`)
  const filesOf = (limit: number) => llmsFiles(site, versions, { ...printers, sections, address, addressOf }, limit)
  const linked = (text: string) => [...text.matchAll(/^- \[(?:\\.|[^\]])*\]\(([^)]*)\)/gm)].map(([, url = '']) => url)

  it('is one file as long as it fits', () => {
    const [[, whole = ''] = [], ...parts] = filesOf(100_000)
    expect(parts).toEqual([])
    expect(linked(whole)).toEqual(versions.map(address))
    expect(filesOf(Buffer.byteLength(whole))).toHaveLength(1)
    expect(filesOf(Buffer.byteLength(whole) - 1).length).toBeGreaterThan(1)
  })
  it('lists parts of the largest sections, with the first title and the last one of each', () => {
    const [[, index = ''] = [], ...parts] = filesOf(2000)
    expect(parts.map(([file]) => file)).toEqual(['llms/help-1.txt', 'llms/help-2.txt'])
    expect(linked(index).slice(0, 4)).toEqual([
      'https://example.com/docs/index.md',
      'https://example.com/llms/help-1.txt',
      'https://example.com/llms/help-2.txt',
      'https://example.com/blog/0/index.md',
    ])
    expect(index).toContain('- [Help 1–28](https://example.com/llms/help-1.txt): Help \\[0\\] – Help \\[27\\]\n')
    expect(parts[1]?.[1]).toMatch(/^# Test\n\n> A site\.\n\n## Help\n\n- \[Help \\\[28\\\]\]/)
  })
  it.each([1000, 1500, 2000, 3000, 5000])('has no file over %d bytes, and each version once', (limit) => {
    const files = filesOf(limit)
    for (const [file, text] of files) expect(Buffer.byteLength(text), file).toBeLessThanOrEqual(limit)
    const [[, index = ''] = [], ...parts] = files
    const isPart = (url: string) => url.includes('/llms/')
    expect(linked(index).filter(isPart)).toEqual(parts.map(([file]) => addressOf(file)))
    const all = files.flatMap(([, text]) => linked(text)).filter((url) => !isPart(url))
    expect(all.sort()).toEqual(versions.map(address).sort())
  })
  it('has a version whose line is larger than a part', () => {
    const long = version('help', '/help/long', 'x'.repeat(3000))
    const files = llmsFiles(site, [long, ...versions], { ...printers, sections, address, addressOf }, 1500)
    expect(files[1]?.[1]).toContain(long.title)
    expect(linked(files[1]?.[1] ?? '')).toHaveLength(1)
  })
})

it.each([
  ['', 'https://example.com/lake'],
  ['hosts: [github]\n', 'https://example.com/lake'],
])('parts of a site with "%s" are where llms.txt says', async (hosts, base) => {
  const article = (index: number) => `---\ntitle: A${index}\ndescription: ${'word '.repeat(400)}\n---\n\nText.\n`
  const articles = Array.from({ length: 60 }, (_, index) => [`content/help/a${index}.md`, article(index)])
  const written = {
    'content/site.yaml': `name: Test\nurl: https://example.com\n${hosts}`,
    ...Object.fromEntries(articles),
  }
  const { files } = await describeFiles(written, { basePath: '/lake' })
  const parts = Object.keys(files).filter((file) => file.startsWith('llms/'))
  expect(parts).toEqual(['llms/help-1.txt', 'llms/help-2.txt'])
  expect(files['llms.txt']?.match(/https:[^)]*/g)).toEqual(parts.map((file) => `${base}/${file}`))
})
