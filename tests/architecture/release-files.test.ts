// What a release needs is there and fits together: the package file, the changelog, and the workflows, whose steps name
// scripts that exist.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { describePackage, releaseNotes } from '../../bin/published-package.js'
import { libretto } from '../setup/mini-site.ts'

interface Row {
  name: string
  kilobytes: number
}

/** Rows of the manual's table of dependencies. */
function readRows(text: string): Row[] {
  const rows = [...text.matchAll(/^\| `([@\w/.-]+)` \| (\d+) \| \S.* \|$/gm)]
  return rows.map(([, name = '', kilobytes]) => ({ name, kilobytes: Number(kilobytes) }))
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1024
}

interface Job {
  if?: string
  uses?: string
  steps?: { run?: string; uses?: string }[]
  strategy?: { matrix?: { node?: string[]; system?: string[]; include?: { system: string }[] } }
}
interface Workflow {
  on: unknown
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const textOf = (path: string) => readFileSync(join(libretto, path), 'utf8')
const manifest = JSON.parse(textOf('package.json')) as {
  version: string
  scripts: Record<string, string>
  dependencies: Record<string, string>
}
const folder = '.github/workflows'
const workflows = readdirSync(join(libretto, folder)).map((file) => [file, textOf(`${folder}/${file}`)] as const)

/** Scripts that the shell steps of a workflow run, and package.json has not. */
function findMissingScripts(text: string): string[] {
  const { jobs } = parse(text) as Workflow
  const runs = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run = [] }) => run))
  const names = runs.flatMap((run) => [...run.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name))
  return names.filter((name) => !Object.hasOwn(manifest.scripts, name))
}

describe('the workflows', () => {
  it.each(workflows)('%s runs scripts that exist, with no rights but those it names', (_, text) => {
    expect(findMissingScripts(text)).toEqual([])
    expect((parse(text) as Workflow).permissions).toEqual({ contents: 'read' })
  })
  it('a script that does not exist is found', () => {
    expect(findMissingScripts('jobs: { a: { steps: [{ run: npm run none }, { run: npm run check }] } }')).toEqual([
      'none',
    ])
  })
  it('a release waits for all systems and all lines of Node', () => {
    const { jobs } = parse(textOf(`${folder}/release.yml`)) as { jobs: Record<string, Job & { needs?: string }> }
    expect(jobs.publish?.needs).toBe('test')
    expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml')
    const { test, windows } = (parse(textOf(`${folder}/ci.yml`)) as Workflow).jobs
    const { node, system = [], include = [] } = test?.strategy?.matrix ?? {}
    expect(node).toEqual(['20.19', '22', '24'])
    expect(windows?.strategy?.matrix?.node).toEqual(node)
    expect([...system, ...include.map((each) => each.system)]).toEqual(['ubuntu-latest', 'macos-latest'])
  })
  it('what an ordinary run of the tests leaves out is tried for each change of main, and for a release', () => {
    const { deep } = (parse(textOf(`${folder}/ci.yml`)) as Workflow).jobs
    expect(deep?.if).toBe("github.event_name == 'push'")
    expect(deep?.steps?.at(-1)?.run).toBe('npm run test:deep')
    expect((parse(textOf(`${folder}/release.yml`)) as Workflow).on).toEqual({ push: { tags: ['v*'] } })
  })
})

describe('the published package', () => {
  it('has a name with a scope, and nothing that only development needs', () => {
    const published = describePackage(manifest, { repository: 'https://git.example.com/acme/libretto/' })
    expect(published).toMatchObject({
      name: '@libretto-example/libretto',
      version: manifest.version,
      license: 'MIT',
      repository: { url: 'git+https://git.example.com/acme/libretto.git' },
      bugs: { url: 'https://git.example.com/acme/libretto/issues' },
      publishConfig: { access: 'public', provenance: true },
    })
    for (const key of ['private', 'scripts', 'devDependencies', 'config']) expect(published).not.toHaveProperty(key)
  })
  it('is refused with a name that anybody could take', () => {
    expect(() => describePackage(manifest, { publishedName: 'libretto' })).toThrow('must be a name with a scope')
  })
})

describe('the changelog', () => {
  it('has a section for the version of the package', () => {
    expect(textOf('CHANGELOG.md')).toMatch(new RegExp(`^## \\[${manifest.version.replaceAll('.', '\\.')}\\] - `, 'm'))
  })
  it('is refused by a release without a date, and without a section', () => {
    const text = '# Changelog\n\n## [0.2.0] - 2027-01-31\n\n- New.\n\n## [0.1.0] - Unreleased\n\n- Old.\n'
    expect(releaseNotes(text, '0.2.0')).toBe('- New.\n')
    expect(() => releaseNotes(text, '0.1.0')).toThrow('write "## [0.1.0] - YYYY-MM-DD"')
    expect(() => releaseNotes(text, '0.3.0')).toThrow('no section "## [0.3.0]"')
  })
})

it('the manual has each production dependency, with its size and what it is for', () => {
  const rows = readRows(textOf('docs/content/docs/publish/versions.md'))
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(manifest.dependencies))
  const wrong = rows.flatMap(({ name, kilobytes }) => {
    const size = Math.round(sizeOf(join(libretto, 'node_modules', name)))
    return Math.abs(size - kilobytes) > 20 + size / 10 ? [`${name}: ${size}, not ${kilobytes}`] : []
  })
  expect(wrong).toEqual([])
})
