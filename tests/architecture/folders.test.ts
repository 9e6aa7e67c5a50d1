// The shape of generator/: imports run down one order of folders and never in a cycle, a folder is imported through its
// door, only cache/ keeps values between calls, and no file names a block, a widget, a page or a site. The samples at
// the end show that every rule can fail.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockTypes } from '#schemas/blocks/registry.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { codeOf, importedFiles, listSources, type Sources } from './read-sources.ts'

/** Layers of the generator: a file imports from its own layer and from those before it. */
const layers: readonly (readonly string[])[] = [
  [
    'days.ts',
    'errors.ts',
    'find-package.ts',
    'hash.ts',
    'is-same-list.ts',
    'json.ts',
    'paths.ts',
    'problem.ts',
    'process-running.ts',
    'terminal.ts',
    'text.ts',
    'pace.ts',
  ],
  ['config/', 'hosts/'],
  ['disk/', 'cache/', 'threads/', 'report/'],
  ['yaml/', 'addresses/', 'save/'],
  ['drawn/'],
  ['markdown/'],
  ['load/'],
  ['links/'],
  ['model/'],
  ['read/'],
  ['check/'],
  ['external/', 'history/'],
  ['plan/'],
  ['render/'],
  ['outputs/'],
  ['edit/'],
  ['server/'],
  ['panel/'],
  ['build/'],
  ['move/'],
  ['watch/'],
  ['import/', 'manual/'],
  ['commands/'],
  ['cli.ts', 'worker.ts', 'test-kit.ts', 'compiled.ts'],
]

/** "links/" of generator/links/link-table.ts, "config.ts" of generator/config.ts. */
function partOf(path: string): string | undefined {
  return /^generator\/([^/]+\/|[^/]+$)/.exec(path)?.[1]
}

function layerOf(path: string): number {
  return layers.findIndex((parts) => parts.includes(partOf(path) ?? ''))
}

/** Order within a folder, by the beginning of a path below it. What is not named comes last. */
const innerLayers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'import/': [['code/', 'templates/'], ['source/'], ['settings/'], ['text/'], ['pages/']],
  'render/': [
    ['compile-options.ts', 'evaluate-module.ts', 'open-esbuild.ts'],
    ['own/', 'pictures/'],
  ],
}

function innerLayerOf(path: string): number {
  const folder = partOf(path) ?? ''
  const order = innerLayers[folder] ?? []
  const found = order.findIndex((parts) => parts.some((part) => path.startsWith(`generator/${folder}${part}`)))
  return found < 0 ? order.length : found
}

/** A folder's door is the file of the same name: generator/links/links.ts. */
function doorOf(part: string): string {
  return `generator/${part}${part.slice(0, -1)}.ts`
}

function generatorOf(sources: Sources): string[] {
  return [...sources.keys()].filter((path) => path.startsWith('generator/'))
}

function findOrderFaults(sources: Sources): string[] {
  return generatorOf(sources).flatMap((path) => {
    if (layerOf(path) < 0) return [`${path} stands in no layer`]
    const own = partOf(path)
    const isAllowed = (target: string) => {
      if (partOf(target) === own) return innerLayerOf(target) <= innerLayerOf(path)
      return layerOf(target) < layerOf(path) || (layerOf(target) === layerOf(path) && !own?.endsWith('/'))
    }
    const targets = importedFiles(path, sources).filter((target) => target.startsWith('generator/'))
    return targets
      .filter((target) => !isAllowed(target))
      .map((target) => `${path} imports ${target}, which is above it`)
  })
}

/** Files that are loaded without the rest of their folder, so that what needs them starts in a fraction of the time. */
const loadedAlone = new Map([
  // A process with limits.
  ['generator/render/pictures/limited-jobs.ts', 'generator/compiled.ts'],
  // A build with nothing to do.
  ['generator/build/build-incremental.ts', 'generator/commands/build-command.ts'],
])

function findDoorFaults(sources: Sources): string[] {
  return generatorOf(sources).flatMap((path) =>
    importedFiles(path, sources).flatMap((target) => {
      const part = partOf(target)
      if (!part?.endsWith('/') || part === partOf(path) || target === doorOf(part)) return []
      if (loadedAlone.get(target) === path) return []
      return [`${path} imports ${target}; the door is ${doorOf(part)}`]
    }),
  )
}

const mostNames = 45

/** Doors that hand out more than others can know. */
function findWideDoors(sources: Sources): string[] {
  return generatorOf(sources).flatMap((path) => {
    if (path !== doorOf(partOf(path) ?? '')) return []
    const lists = [...(sources.get(path) ?? '').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(
      ([, list = '']) => list,
    )
    const count = lists.flatMap((list) => list.split(',')).filter((name) => name.trim() !== '').length
    return count > mostNames ? [`${path} hands out ${count} names, more than ${mostNames}`] : []
  })
}

/** The root holds the process around a command, and a few values. */
const mostAtRoot = 16

/** Groups of files that import each other, each in the order it was found. */
function findCycles(sources: Sources): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, way: readonly string[]) => {
    const at = way.indexOf(path)
    if (at >= 0) cycles.push([...way.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const target of importedFiles(path, sources)) visit(target, [...way, path])
    done.add(path)
  }
  for (const path of sources.keys()) visit(path, [])
  return cycles
}

function findMutableMaps(sources: Sources): string[] {
  const pattern = /^(?:export )?(?:const|let) (\w+)(?:: ([^=]+))? = new (?:Weak)?(?:Map|Set|Ref)\b(.*)/gm
  return generatorOf(sources)
    .filter((path) => !path.startsWith('generator/cache/'))
    .flatMap((path) =>
      [...codeOf(sources.get(path) ?? '').matchAll(pattern)]
        // A set of constants is fine: nothing is ever added to it.
        .filter(([, , type = '', made = '']) => !type.startsWith('Readonly') && !/^\(\s*\[/.test(made))
        .map(([, name]) => `${path}: ${name} keeps values between calls; use the cache`),
    )
}

const addresses = readdirSync(join(import.meta.dirname, '../../content/pages'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !/^(?:home|index)\.yaml$/.test(path))
  .map((path) => `/${path.replaceAll('\\', '/').replace(/(?:\/index)?\.yaml$/, '')}`)
const collections = ['/blog', '/help', '/case-studies']
// Words that Markdown's trees, HTML and other formats have as well: only where blocks are meant do they count.
const commonWords = new Set(['text', 'code', 'image', 'steps', 'api', 'contact'])
const rareBlockTypes = blockTypes.filter((type) => !commonWords.has(type))

function findNames(sources: Sources): string[] {
  return generatorOf(sources).flatMap((path) => {
    const code = codeOf(sources.get(path) ?? '')
    const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    return literals.flatMap(([whole, single, double, template]) => {
      const text = single ?? double ?? template ?? ''
      const isAddress = [...addresses, ...collections].some(
        (url) => text === url || text.startsWith(`${url}/`) || text.startsWith(`${url}#`),
      )
      const isName = [...rareBlockTypes, ...widgetNames].some((name) => text === name) || /parley/i.test(text)
      return isAddress || isName ? [`${path}: ${whole} is the site's to say`] : []
    })
  })
}

const sources = listSources()

describe('generator/', () => {
  it('imports down the order of its folders', () => expect(findOrderFaults(sources)).toEqual([]))
  it('enters a folder through its door', () => expect(findDoorFaults(sources)).toEqual([]))
  it('has doors of few names, and few files beside its folders', () => {
    expect(findWideDoors(sources)).toEqual([])
    const root = generatorOf(sources).filter((path) => partOf(path)?.endsWith('/') === false)
    expect(root.length).toBeLessThanOrEqual(mostAtRoot)
  })
  it('keeps no values outside the cache', () => expect(findMutableMaps(sources)).toEqual([]))
  it('names no block, widget, page or site', () => expect(findNames(sources)).toEqual([]))
})

it('no files import each other in a circle, types included', () => expect(findCycles(sources)).toEqual([]))

describe('the rules can fail', () => {
  const from = (files: Record<string, string>): Sources => new Map(Object.entries(files))

  it.each([
    ['yaml/a.ts', "import { x } from '../load/load.ts'", 'load/load.ts'],
    ['read/a.ts', "import { x } from '../check/check.ts'", 'check/check.ts'],
    ['markdown/a.ts', "import type { X } from '../plan/plan.ts'", 'plan/plan.ts'],
    ['check/a.ts', "import { build } from '../build/build.ts'", 'build/build.ts'],
    ['cache/a.ts', "import { x } from '../disk/disk.ts'", 'disk/disk.ts'],
    ['panel/a.ts', "export { x } from '../watch/watch.ts'", 'watch/watch.ts'],
    ['problem.ts', "import { x } from './yaml/yaml.ts'", 'yaml/yaml.ts'],
    ['import/source/a.ts', "import { x } from '../text/b.ts'", 'import/text/b.ts'],
    ['render/own/a.ts', "import { x } from '../b.ts'", 'render/b.ts'],
  ])('%s: %s', (path, source, target) => {
    const files = from({ [`generator/${path}`]: source, [`generator/${target}`]: '' })
    expect(findOrderFaults(files)).toEqual([`generator/${path} imports generator/${target}, which is above it`])
  })

  it('finds a file without a layer', () => {
    expect(findOrderFaults(from({ 'generator/utils/a.ts': '' }))).toEqual(['generator/utils/a.ts stands in no layer'])
  })

  it('finds a way into a folder beside its door', () => {
    const files = from({
      'generator/plan/a.ts': "import { x } from '../links/link-table.ts'",
      'generator/links/link-table.ts': '',
    })
    expect(findDoorFaults(files)).toEqual([
      'generator/plan/a.ts imports generator/links/link-table.ts; the door is generator/links/links.ts',
    ])
  })

  it('finds a door of too many names', () => {
    const names = Array.from({ length: 46 }, (_, index) => `name${index}`)
    const door = (count: number) =>
      from({ 'generator/plan/plan.ts': `export { ${names.slice(0, count).join(', ')} } from './a.ts'` })
    expect(findWideDoors(door(46))).toEqual(['generator/plan/plan.ts hands out 46 names, more than 45'])
    expect(findWideDoors(door(45))).toEqual([])
  })

  it('finds a circle, of types too', () => {
    const files = from({
      'site/a.tsx': "import { b } from './b.tsx'",
      'site/b.tsx': "import { c } from './c.tsx'",
      'site/c.tsx': "import type { A } from './a.tsx'",
    })
    expect(findCycles(files)).toEqual(['site/a.tsx → site/b.tsx → site/c.tsx → site/a.tsx'])
  })

  it.each([
    ['const known = new Map<string, string>()', 'known'],
    ['const known = new WeakMap<object, string>()', 'known'],
    ['export let seen: Set<string> = new Set()', 'seen'],
  ])('finds the mutable map %s', (source, name) => {
    expect(findMutableMaps(from({ 'generator/plan/a.ts': source }))).toEqual([
      `generator/plan/a.ts: ${name} keeps values between calls; use the cache`,
    ])
    expect(findMutableMaps(from({ 'generator/cache/a.ts': source }))).toEqual([])
  })

  it.each([
    'const kinds: ReadonlySet<string> = new Set(list)',
    "const words = new Set(['a', 'b'])",
    '  const known = new Map()',
  ])('accepts %s', (source) => expect(findMutableMaps(from({ 'generator/plan/a.ts': source }))).toEqual([]))

  it.each([
    ["if (type === 'hero') x()", "'hero'"],
    ["const href = '/docs/api'", "'/docs/api'"],
    ['const href = `/blog/${slug}`', '`/blog/${slug}`'],
    ["const name = 'SecurityShowcase'", "'SecurityShowcase'"],
    ["const title = 'The Parley API'", "'The Parley API'"],
  ])('finds the name in %s', (source, name) => {
    expect(findNames(from({ 'generator/plan/a.ts': source }))).toEqual([
      `generator/plan/a.ts: ${name} is the site's to say`,
    ])
    expect(findNames(from({ 'generator/plan/a.ts': `// ${source}` }))).toEqual([])
  })
})
