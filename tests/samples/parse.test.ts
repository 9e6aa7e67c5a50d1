// Every sample is one that its language can read; a language without a check is in `unchecked`. The other tests of this
// folder check types and run programs.

import { spawnSync } from 'node:child_process'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { readSamples } from './read-samples.ts'
import { has } from './workshop.ts'

const samples = readSamples()
const hasPython = await has('python3', '--version')
const hasGo = await has('gofmt', '-h').then((isFine) => isFine || has('go', 'version'))

/** Nothing that the tests may rely on reads these, nor SQL for PostgreSQL. */
const unchecked = new Set(['dockerfile', 'nginx', 'text', ''])

const pythonProgram = `
import ast, json, sqlite3, sys, xml.dom.minidom
for language, code in json.load(sys.stdin):
    try:
        if language == "python": ast.parse(code)
        if language == "sql": sqlite3.connect(":memory:").executescript(code)
        if language == "xml": xml.dom.minidom.parseString(f'<r xmlns:android="a">{code}</r>')
        print("")
    except Exception as error:
        print(str(error).replace("\\n", " "))
`

function byPython(language: string): string[] {
  // SQLite reads its own dialect only.
  const own = samples.filter((sample) => sample.language === language && !/\btimestamptz\b/.test(sample.code))
  const { stdout, stderr } = spawnSync('python3', ['-c', pythonProgram], {
    input: JSON.stringify(own.map(({ code }) => [language, code])),
    encoding: 'utf8',
  })
  if (stderr) return [stderr]
  return stdout
    .split('\n')
    .slice(0, own.length)
    .flatMap((fault, index) => (fault === '' ? [] : [`${own[index]?.name}: ${fault}`]))
}

async function faultsOf(language: string, read: (code: string) => unknown): Promise<string[]> {
  const own = samples.filter((sample) => sample.language === language)
  const faults = await Promise.all(
    own.map(async ({ name, code }) => {
      try {
        await read(code)
        return []
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
      }
    }),
  )
  return faults.flat()
}

/** A message of HTTP: a start line, header lines, and a body of JSON if there is one; or header lines alone. */
function readHttp(text: string): void {
  const [head = '', ...rest] = text.trimEnd().split('\n\n')
  const lines = head.split('\n')
  const isStart = /^(?:HTTP\/1\.1 \d{3} [\w ]+|[A-Z]+ \/\S* HTTP\/1\.1)$/.test(lines[0] ?? '')
  const headers = isStart ? lines.slice(1) : lines
  const bad = headers.find((line) => !/^(?:[\w-]+: \S.*|\s+\S.*)$/.test(line))
  if (bad !== undefined) throw new Error(`"${bad}" is no header`)
  const body = rest.join('\n\n')
  if (body !== '') JSON.parse(body)
}

function runShell(code: string): void {
  const { stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
}

describe('samples', () => {
  it('are in languages that a test knows, and there are some of each', () => {
    const languages = new Set(samples.map(({ language }) => language))
    const known = 'javascript jsx python go bash json yaml http sql xml html css'.split(' ')
    expect([...languages].filter((language) => !known.includes(language) && !unchecked.has(language))).toEqual([])
    expect(known.filter((language) => !languages.has(language))).toEqual([])
    expect(samples.length).toBeGreaterThan(190)
  })

  it.each(['javascript', 'jsx', 'css'] as const)('%s can be read', async (language) => {
    const loader = language === 'javascript' ? 'js' : language
    expect(await faultsOf(language, (code) => transform(code, { loader, format: 'esm' }))).toEqual([])
  })

  it('json, yaml and http can be read', async () => {
    expect([
      ...(await faultsOf('json', (code) => JSON.parse(code))),
      ...(await faultsOf('yaml', (code) => parseYaml(code, { logLevel: 'error' }))),
      ...(await faultsOf('http', readHttp)),
    ]).toEqual([])
  })

  it('bash can be read by bash', async () => expect(await faultsOf('bash', runShell)).toEqual([]))

  it('html has the elements that its scripts and styles name, each id once', async () => {
    const check = (code: string) => {
      const ids = [...code.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      if (new Set(ids).size !== ids.length) throw new Error('an id occurs twice')
      for (const [, id = ''] of code.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g))
        if (!ids.includes(id)) throw new Error(`no element has the id ${id}`)
    }
    expect(await faultsOf('html', check)).toEqual([])
  })

  it.skipIf(!hasPython)('python, sql and xml can be read (skipped without python3)', () =>
    expect(['python', 'sql', 'xml'].flatMap(byPython)).toEqual([]),
  )

  it.skipIf(!hasGo)('go can be read (skipped without gofmt)', async () =>
    expect(
      await faultsOf('go', (code) => {
        const { stdout, stderr } = spawnSync('gofmt', ['-l'], { input: code, encoding: 'utf8' })
        if (stderr || stdout) throw new Error(stderr || 'gofmt would write it differently')
      }),
    ).toEqual([]),
  )
})
