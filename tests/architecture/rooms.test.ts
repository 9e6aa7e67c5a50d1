// The table of rooms in .github/ARCHITECTURE.md, enforced: who may import whom, by which name, which folders may use
// the disk, and which may name the type `unknown`. Imports are read with a simple expression from the text of each
// file; the samples at the end show that every rule can fail.

import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeOf, listSources, placeOf, type Room, readImports, rooms, targetOf } from './read-sources.ts'

interface Rules {
  /** Packages, by the first part of their name. */
  packages: RegExp
  /** Modules of other rooms whose values may be imported, by alias. */
  values: RegExp
  /** Modules of other rooms whose types may be imported as well. */
  types: RegExp
}

const nothing = /^$/
const table: Record<Room, Rules> = {
  schemas: { packages: /^zod(?:\/mini)?$/, values: nothing, types: nothing },
  site: {
    packages: /^(?:react|react\/jsx-runtime|react-dom|react-dom\/server)$/,
    values: new RegExp(
      `^#(?:${[
        'own/[\\w-]+',
        'words/[\\w-]+',
        'schemas/(?:contact|ticket|article-anchors|is-allowed)',
        'runtime/contract',
        'runtime/services/[\\w-]+',
      ].join('|')})\\.tsx?$`,
    ),
    types: /^#(?:schemas\/|runtime\/devtools\/wire-types\.ts$)/,
  },
  // The services give widgets what they need in the browser: toasts, fetching, positions, and the ticket provider with
  // its form schema. The panel measures with web-vitals and compares files with diff, and edits articles
  // with CodeMirror. preact/ stands for React.
  runtime: {
    packages: new RegExp(
      `^(?:${[
        'react(?:-dom(?:/client)?)?',
        'preact(?:/(?:hooks|compat(?:/client)?))?',
        'preact-render-to-string',
        'react-hot-toast(?:/headless)?',
        '@tanstack/query-core',
        '@floating-ui/(?:dom|react)',
        'web-vitals',
        'diff',
        '@codemirror/(?:commands|language|state|view)',
        '@lezer/(?:highlight|markdown)',
      ].join('|')})$`,
    ),
    values: /^#schemas\/(?:contact|ticket-submission)\.ts$/,
    types: /^#schemas\//,
  },
  // What both rooms use: the contract, two small functions, and the types of what the watch sends.
  generator: {
    packages: /./,
    values: /^#(?:schemas\/.+|runtime\/(?:contract|format-bytes|kebab-case))\.ts$/,
    types: /^#(?:site\/|runtime\/devtools\/wire-[a-z]+\.ts$)/,
  },
  bin: { packages: /^esbuild$/, values: /^#generator\//, types: nothing },
}

/** Where the generator names the disk; everything else takes values and returns values. */
const diskFolders = [
  'build',
  'cache',
  'commands',
  'disk',
  'save',
  'import',
  'load',
  'render',
  'server',
  'watch',
] as const
const diskFiles = ['find-package.ts', 'paths.ts', 'process-running.ts'] as const
const mayTouchDisk = new RegExp(`^generator/(?:(?:${diskFolders.join('|')})/|(?:${diskFiles.join('|')})$)`)

/** Where the generator asks the process for more than who it is. A command gets streams and signals from its caller. */
const mayAskProcess = /^generator\/(?:disk\/|process-running\.ts$|history\/run-git\.ts$|commands\/doctor\.ts$)/
const processUse = /(?<!['./\w])process\.(?!(?:arch|pid|platform|versions?)\b)\w+/g

/** What Parley's code may use is what everybody's may. */
const ownPackages = /^(?:react|zod|libretto\/(?:panel|site))$/

/**
 * Where a value of the generator may be `unknown`: what a writer has written, until its schema is applied or where the
 * written text is looked at, and what comes from outside the process. JSON that is only passed on has the type Json.
 */
const writtenFolders = [
  'yaml',
  'addresses',
  'load',
  'links',
  'read',
  'check',
  'edit',
  'panel',
  'move',
  'commands',
  'import',
] as const
// Read from the disk or from another thread, process or site; and code of a site before it is checked.
const outsideFolders = ['cache', 'threads', 'build', 'render', 'external'] as const
const unknownFolders = [...writtenFolders, ...outsideFolders]
const mayNameUnknown = new RegExp(`^generator/(?:(?:${unknownFolders.join('|')})/|worker\\.ts$)`)
// JavaScript can throw anything; a constraint of a type parameter and a cast are no types of a value.
const unknownValue = /(?<!\b(?:error|cause|failures)\??: |\bcode\?: |extends )\bunknown\b(?![(]| as )/

function namesUnknown(source: string): boolean {
  return unknownValue.test(codeOf(source).replace(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, "''"))
}

/** What one file does that its room may not, one text a fault. */
function findFaults(path: string, source: string): string[] {
  const room = path.split('/')[0] as Room
  const rules = table[room]
  const faults: string[] = []
  const isOwn = path.startsWith('site/own/')
  for (const { specifier, isType, names } of readImports(source)) {
    const fault = (what: string) => faults.push(`${path}: ${specifier} ${what}`)
    const [first = ''] = specifier.split('/')
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier)
      const home = isOwn ? 'site/own/' : `${room}/`
      if (!target.startsWith(home)) fault('leaves its room; use the alias of the other room')
      if (!/\.(?:tsx?|js|mjs|css)$/.test(specifier)) fault('has no extension')
      if (/^site\/strings\/\w+\//.test(target) && !path.startsWith('site/strings/'))
        fault('are words: import #words/NAME')
    } else if (specifier.startsWith('#')) {
      if (isOwn) fault('is for Libretto: the folder of a site may be anywhere')
      else if (specifier.startsWith(`#${room}/`)) fault('is in the same room: use a relative path')
      else if (!rules.values.test(specifier) && !(isType && rules.types.test(specifier)))
        fault(isType ? 'may not be imported here' : 'may not be imported here, or its types only')
    } else if (specifier.startsWith('node:')) {
      if (room !== 'generator' && room !== 'bin') fault('is not there in a browser')
      else if (first.startsWith('node:fs') && room === 'generator' && !mayTouchDisk.test(path))
        fault('is for the parts that name the disk')
    } else if (/^(?:\/|[a-z]+:\/\/)/.test(specifier)) fault('is no module of this project')
    else if (/^(?:tests|bin|dist|site|schemas|runtime|generator)$/.test(first)) fault('is a room: use its alias')
    else if (isOwn ? !ownPackages.test(specifier) : !isType && !rules.packages.test(specifier))
      fault('is no package of this room')
    if (specifier === 'zod' && !isType && names.join() !== '* as z' && names.join() !== '*')
      fault('must be imported as a namespace: import * as z')
  }
  if (room === 'generator' && !mayAskProcess.test(path))
    for (const [use] of source.matchAll(processUse)) faults.push(`${path}: ${use} is for the caller of a command`)
  if (room === 'generator' && !mayNameUnknown.test(path) && namesUnknown(source))
    faults.push(`${path}: unknown is for the folders that read what comes from outside`)
  if (path === 'runtime/contract.ts' && readImports(source).length > 0)
    faults.push(`${path}: imports nothing, so that every room may import it`)
  if (/^export default\b/m.test(source) || /^export\s*\{[^}]*\bas default\b/m.test(source))
    faults.push(`${path}: has a default export`)
  if (/\brequire\(\s*['"]/.test(source)) faults.push(`${path}: calls require`)
  return faults
}

const sources = listSources()

describe('every room', () => {
  it.each(rooms)('%s imports only what the table allows', (room) => {
    const own = [...sources].filter(([path]) => path.startsWith(`${room}/`))
    expect(own.length).toBeGreaterThan(0)
    expect(own.flatMap(([path, source]) => findFaults(path, source))).toEqual([])
  })

  it('reads and writes the disk in just the folders that are listed for it', () => {
    const users = [...sources.keys()].filter((path) =>
      readImports(sources.get(path) ?? '').some(({ specifier }) => specifier.startsWith('node:fs')),
    )
    const unused = [...diskFolders.map((name) => `${name}/`), ...diskFiles].filter(
      (part) => !users.some((path) => path.startsWith(`generator/${part}`)),
    )
    expect(unused).toEqual([])
  })

  it('names unknown in just the folders that are listed for it', () => {
    const users = [...sources].filter(([, source]) => namesUnknown(source)).map(([path]) => path)
    const unused = unknownFolders.filter((name) => !users.some((path) => path.startsWith(`generator/${name}/`)))
    expect(unused).toEqual([])
  })

  it('imports files that exist', () => {
    const missing = [...sources].flatMap(([path, source]) =>
      readImports(source)
        .map(({ specifier }) => targetOf(path, specifier))
        .filter((target) => target !== undefined && /\.tsx?$/.test(target) && !sources.has(placeOf(target, sources)))
        .map((target) => `${path}: ${target}`),
    )
    expect(missing).toEqual([])
  })
})

describe('code that reaches a browser', () => {
  // Stack facts: `zod` costs 24.5 KB, `zod/mini` 4.9.
  it('uses the small zod only, with all it imports', () => {
    const browser = [...sources].filter(([path]) => /^(?:site|runtime)\//.test(path))
    const starts = browser.flatMap(([path, source]) =>
      readImports(source)
        .filter(({ isType, specifier }) => !isType && specifier.startsWith('#schemas/'))
        .map(({ specifier }) => targetOf(path, specifier) ?? ''),
    )
    const found = [...new Set([...starts, 'schemas/contact.ts', 'schemas/ticket-submission.ts'])].filter((start) =>
      reaches(start, 'zod'),
    )
    expect(found).toEqual([])
  })
})

describe('the rules can fail', () => {
  it.each([
    ['schemas/a.ts', "import { x } from 'yaml'", 'yaml is no package of this room'],
    ['schemas/a.ts', "import { z } from 'zod'", 'zod must be imported as a namespace: import * as z'],
    ['schemas/a.ts', "import z from 'zod'", 'zod must be imported as a namespace: import * as z'],
    ['schemas/a.ts', "import type { X } from '#site/x.ts'", '#site/x.ts may not be imported here'],
    [
      'schemas/blocks/a.ts',
      "import { x } from '../../site/x.ts'",
      '../../site/x.ts leaves its room; use the alias of the other room',
    ],
    [
      'schemas/a.ts',
      "import { x } from '../schemas-old/x.ts'",
      '../schemas-old/x.ts leaves its room; use the alias of the other room',
    ],
    ['site/a.tsx', "import { readFile } from 'node:fs/promises'", 'node:fs/promises is not there in a browser'],
    [
      'site/a.tsx',
      "import { pageSchema } from '#schemas/page.ts'",
      '#schemas/page.ts may not be imported here, or its types only',
    ],
    [
      'site/a.tsx',
      "import { type Page, pageSchema } from '#schemas/page.ts'",
      '#schemas/page.ts may not be imported here, or its types only',
    ],
    [
      'site/a.tsx',
      "import { x } from '#generator/markdown/compile-markdown.ts'",
      '#generator/markdown/compile-markdown.ts may not be imported here, or its types only',
    ],
    [
      'site/a.tsx',
      "const x = await import('#runtime/devtools/panel.ts')",
      '#runtime/devtools/panel.ts may not be imported here, or its types only',
    ],
    ['site/a.tsx', "import '#site/b.ts'", '#site/b.ts is in the same room: use a relative path'],
    ['site/a.tsx', "import { x } from './b'", './b has no extension'],
    ['site/parts/a.tsx', "import { x } from '../strings/en/x.ts'", '../strings/en/x.ts are words: import #words/NAME'],
    [
      'site/own/a.tsx',
      "import { x } from '#words/x.ts'",
      '#words/x.ts is for Libretto: the folder of a site may be anywhere',
    ],
    ['site/own/a.tsx', "import { x } from 'react-dom'", 'react-dom is no package of this room'],
    ['site/a.tsx', "export * from 'https://example.com/x.js'", 'https://example.com/x.js is no module of this project'],
    [
      'runtime/a.ts',
      "import {\n  a,\n  b,\n} from '#site/x.ts'",
      '#site/x.ts may not be imported here, or its types only',
    ],
    ['runtime/contract.ts', "import type { X } from './a.ts'", 'imports nothing, so that every room may import it'],
    [
      'generator/markdown/a.ts',
      "import { readFileSync } from 'node:fs'",
      'node:fs is for the parts that name the disk',
    ],
    [
      'generator/plan/a.ts',
      "import { Hero } from '#site/blocks/hero.tsx'",
      '#site/blocks/hero.tsx may not be imported here, or its types only',
    ],
    [
      'generator/a.ts',
      "import { x } from '../tests/setup/mini-site.ts'",
      '../tests/setup/mini-site.ts leaves its room; use the alias of the other room',
    ],
    [
      'generator/a.ts',
      "import { x } from '../dist/x.js'",
      '../dist/x.js leaves its room; use the alias of the other room',
    ],
    ['generator/a.ts', 'export default function () {}', 'has a default export'],
    ['generator/commands/a.ts', 'process.exit(1)', 'process.exit is for the caller of a command'],
    ['generator/build/a.ts', 'const { CI } = process.env', 'process.env is for the caller of a command'],
    ['generator/report/a.ts', "process.stdout.write('')", 'process.stdout is for the caller of a command'],
    ...['model', 'plan', 'outputs', 'report', 'watch', 'server', 'disk', 'config', 'markdown'].map(
      (folder): [string, string, string] => [
        `generator/${folder}/a.ts`,
        'function f(value: unknown): void {}',
        'unknown is for the folders that read what comes from outside',
      ],
    ),
    [
      'generator/a.ts',
      'const data: Record<string, unknown> = {}',
      'unknown is for the folders that read what comes from outside',
    ],
    ['generator/a.ts', 'export { a as default }', 'has a default export'],
    ['generator/a.ts', "const x = require('x')", 'calls require'],
  ])('%s: %s', (path, source, fault) =>
    expect(findFaults(path, `// header\n${source}\n`)).toContain(`${path}: ${fault}`),
  )

  it.each([
    [
      'site/a.tsx',
      [
        "import type { Page } from '#schemas/page.ts'",
        "import { contactSubmissionSchema } from '#schemas/contact.ts'",
        "import { encodeJson } from '#runtime/contract.ts'",
        "import { Hero } from './hero.tsx'",
      ].join('\n'),
    ],
    [
      'generator/plan/plan-routes.ts',
      [
        "import type { Loaded } from '../load/load-content.ts'",
        "import type { View } from '#site/view-props.ts'",
        "const text = `import { x } from '#site/x.ts'`",
      ].join('\n'),
    ],
    ['generator/plan/a.ts', "// unknown\nconst type = 'unknown'\nfunction f(error: unknown): void {}"],
    ['generator/read/a.ts', 'function f(value: unknown): void {}'],
    ['schemas/a.ts', "import * as z from 'zod'\nimport { b } from './blocks/b.ts'"],
    ['schemas/blocks/b.ts', "import * as z from 'zod/mini'\nimport { a } from '../a.ts'"],
  ])('%s is fine with what it may import', (path, source) => expect(findFaults(path, source)).toEqual([]))
})

/** Whether a file imports a package's values, itself or through what it imports. */
function reaches(start: string, specifier: string): boolean {
  const seen = new Set([start])
  for (const path of seen) {
    for (const found of readImports(sources.get(path) ?? '').filter(({ isType }) => !isType)) {
      if (found.specifier === specifier) return true
      const target = targetOf(path, found.specifier)
      if (target !== undefined) seen.add(target)
    }
  }
  return false
}
