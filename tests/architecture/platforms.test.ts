// What works on Linux only by chance: names of files, line ends, words of a shell, and slashes where a system writes
// others. .github/PLATFORMS.md has the list of all differences.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findAssetNameFault } from '#generator/addresses/addresses.ts'
import { findOddCharacters, foldName } from '#generator/paths.ts'
import { libretto } from '../setup/mini-site.ts'
import { listSources } from './read-sources.ts'

const git = (...argv: string[]) => execFileSync('git', argv, { cwd: libretto, encoding: 'utf8' })
const tracked = git('ls-files', '-z').split('\0').filter(Boolean)

describe('the list of differences', () => {
  it('names files that exist', () => {
    const text = readFileSync(join(libretto, '.github/PLATFORMS.md'), 'utf8')
    const files = [...text.matchAll(/`((?:bin|generator|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((path) => !existsSync(join(libretto, path)))).toEqual([])
  })
})

describe('a checkout', () => {
  it('has no two names that are one on Windows or macOS', () => {
    const folders = tracked.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)))
    const names = [...new Set([...tracked, ...folders])]
    const seen = new Map(names.map((name) => [foldName(name), name]))
    expect(names.filter((name) => seen.get(foldName(name)) !== name)).toEqual([])
  })

  it('has only names that Windows can store, below a folder of usual length', () => {
    const fault = (path: string) => findAssetNameFault(path) ?? findOddCharacters(path)
    expect(tracked.filter((path) => fault(path) !== undefined || path.length > 180)).toEqual([])
    for (const path of ['pages/aux.yaml', 'a/Con', 'a:b.md', 'a./b.md']) expect(fault(path)).toBeDefined()
  })

  it('has the same line ends on every system', () => {
    // Files that are text, with the line ends of the repository and what a checkout makes of them.
    const lines = git('ls-files', '--eol', '-z').split('\0').filter(Boolean)
    const texts = lines.filter((line) => /^i\/(?:lf|crlf|mixed)/.test(line))
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((line) => !/ attr\/(?:text=auto eol=lf|-text)\s/.test(line))).toEqual([])
    const windows = texts.filter((line) => !line.startsWith('i/lf'))
    expect(windows.filter((line) => !line.includes('\ttests/sites/valid/windows-files/'))).toEqual([])
  })
})

describe('the scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(libretto, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  // Variables before a command, single quotes, and what only some shells have.
  const shellWords = /(?:^|&& )\w+=|'(?![^"]*")|[;|`]|\$|\b(?:rm|cp|mv|export|sh|bash) |(?:^| )\.\//

  it('mean the same in a shell of Windows', () => {
    const odd = Object.entries(scripts).filter(([, line]) => shellWords.test(line.replace(/"[^"]*"/g, '""')))
    expect(odd).toEqual([])
    for (const line of ['DEEP=1 vitest', "node -e 'x'", 'rm -rf dist', './a.sh', 'a; b'])
      expect(line).toMatch(shellWords)
  })

  it('name files that exist', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/[\w-]+(?:\/[\w-]+)+\.(?:js|ts)\b/g) ?? [])
    expect(files.filter((file) => !existsSync(join(libretto, file)))).toEqual([])
  })
})

describe('the generator', () => {
  const faults: readonly (readonly [RegExp, string])[] = [
    [/new URL\([^)]*import\.meta\.url\)\.pathname/, 'an address is no path: use fileURLToPath'],
    [/onLoad\(\{ filter: \/(?!\^?<|\.\*)[^,}]*(?<!\[\\\\)\\\/(?!\])/, 'esbuild gives paths of the system: [\\\\/]'],
    [/\.split\(sep\)\.join\(/, 'use pathFrom'],
    [/\brenameSync\(/, 'use moveFile: Windows refuses for a moment what others read'],
  ]
  // Paths of pages that an import reads, and files of the cache, which are made again.
  const exceptions = ['commands/manual-command', 'import/source/widen-source', 'cache/sealed-file', 'paths']
  const allowed = new RegExp(`^generator/(?:${exceptions.join('|')}|disk/(?:move-file|replace-files))\\.ts$`)
  const findFaults = (source: string) => faults.flatMap(([pattern, remedy]) => (pattern.test(source) ? [remedy] : []))

  it('writes no path as only one system has it', () => {
    const sources = [...listSources()].filter(([path]) => path.startsWith('generator/') && !allowed.test(path))
    expect(sources.flatMap(([path, source]) => findFaults(source).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  it.each([
    "readFileSync(new URL('a.txt', import.meta.url).pathname)",
    'esbuild.onLoad({ filter: /\\/runtime\\/.*\\.ts$/ }, load)',
    "relative(a, b).split(sep).join('/')",
    'renameSync(a, b)',
  ])('finds %s', (source) => {
    expect(findFaults(source)).toHaveLength(1)
  })
})
