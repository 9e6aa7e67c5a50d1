// The JavaScript of all samples against the types that the SDK documentation states, and the Go programs against a stub
// of the package. JavaScript has no types of its own, so what only a cast could say is not a fault.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSamples } from './read-samples.ts'
import { has } from './workshop.ts'

const samples = readSamples()
const hasGo = await has('go', 'version')
const stubs = resolve(import.meta.dirname, 'stubs')

/** Parts of a program, with what they use of the rest. */
const app = "import express from 'express'; const app = express();"
const parts: Readonly<Record<string, string>> = {
  'pages/docs/deployment.yaml health-checks health.js': `${app} const database = { query: async (text) => text };`,
  'pages/docs/integration.yaml try-it javascript': app,
  'pages/docs/tutorials/push-to-talk.yaml floor-server The changed lines': app,
}

/** What is no fault in JavaScript, or what another test runs. */
const tolerated = [
  // Files of one program are run together.
  /^error TS2307: Cannot find module '\.{1,2}\//,
  // The types of Node.js and of browsers are both there, so timers are those of Node.js.
  /Type 'Timeout' is not assignable to type 'number'/,
  // Types that follow from a first value, where a later value is meant to have another.
  /^error TS2322: Type 'Promise<void \| Response>' is not assignable to type 'Promise<void>'/,
  /^error TS2339: Property 'reason' does not exist on type '\{\}'/,
]

/** What the page of a program has, and what Node.js and React Native have beyond the types at hand. */
const surroundings = `
interface Element { disabled: boolean; value: string; checked: boolean; select(): void }
declare const __DEV__: boolean
declare module 'node:sqlite' {
  interface Row { [name: string]: string | number | null }
  interface Statement {
    run(...values: unknown[]): { changes: number }
    get(...values: unknown[]): Row
    all(...values: unknown[]): Row[]
  }
  export class DatabaseSync {
    constructor(path: string)
    exec(text: string): void
    prepare(text: string): Statement
    close(): void
  }
}
`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-types-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(command: string, args: string[], cwd: string, env = process.env): Promise<string> {
  return new Promise((done) => {
    execFile(command, args, { cwd, env, maxBuffer: 1 << 24 }, (_, stdout, stderr) => done(stdout + stderr))
  })
}

it('javascript and jsx use the SDK as it is documented', async () => {
  // The programs of the blog measure and explain; they use no SDK.
  const own = samples.filter(({ name, language }) => /^(?:jsx|javascript)$/.test(language) && !name.startsWith('blog/'))
  expect(own.length).toBeGreaterThan(70)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        allowJs: true,
        checkJs: true,
        noEmit: true,
        strict: false,
        strictNullChecks: false,
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        skipLibCheck: true,
        paths: {
          '@parley/voice/client': [`${stubs}/packages/@parley/voice/client.d.ts`],
          '@parley/*': [`${stubs}/packages/@parley/*`],
          '*': [`${stubs}/packages/*`, './node_modules/*'],
        },
      },
      include: ['*.js', '*.jsx', '*.d.ts'],
    }),
  )
  await writeFile(join(folder, 'surroundings.d.ts'), surroundings)
  await Promise.all(
    own.map(({ name, code, language }, index) =>
      writeFile(
        join(folder, `s${index}.${language === 'jsx' ? 'jsx' : 'js'}`),
        `${parts[name] ?? ''}${code}\nexport {}\n`,
      ),
    ),
  )
  const printed = await run(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false'],
    folder,
  )
  const faults = printed.split('\n').flatMap((line) => {
    const [, index = '', place = '', message = ''] = /^s(\d+)\.jsx?\((\d+),\d+\): (.*)$/.exec(line) ?? []
    // A line that is indented goes on with the one above it.
    if (message === '') return /^(?: .*)?$/.test(line) ? [] : [line]
    return tolerated.some((pattern) => pattern.test(message)) ? [] : [`${own[Number(index)]?.name}:${place} ${message}`]
  })
  expect(faults).toEqual([])
})

it.skipIf(!hasGo)('go programs compile against the SDK (skipped without go)', async () => {
  const own = samples.filter(({ language }) => language === 'go')
  const goFolder = join(folder, 'go')
  await mkdir(goFolder, { recursive: true })
  await writeFile(
    join(goFolder, 'go.mod'),
    'module samples\n\ngo 1.20\n\nrequire git.example.com/parley/go-voice v1.9.2\n' +
      `replace git.example.com/parley/go-voice => ${stubs}/go\n`,
  )
  for (const [index, { code }] of own.entries()) {
    await mkdir(join(goFolder, `s${index}`))
    await writeFile(join(goFolder, `s${index}`, 'main.go'), code)
  }
  const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' }
  expect(await run('go', ['vet', './...'], goFolder, env)).toBe('')
})
