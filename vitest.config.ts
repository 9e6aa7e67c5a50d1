// Six test projects: unit (pure parts), component (React in a small DOM), sites (mini-sites through the real pipeline,
// the real command, the CommonMark examples, hostile input), disks (disks that fail or differ), dist (the files of the
// built sites) and browser (the built sites in Chromium). Each test works in a temporary folder of its own, so files run
// side by side in any order.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { costReporter } from './tests/setup/cost-reporter.ts'
import { openMemoryFolder } from './tests/setup/memory-folder.ts'
import { promiseReporter } from './tests/setup/promise-reporter.ts'

// As the compiler of sites finds them: what the folder of Parley's code lacks is the standard one.
const ownCode = {
  name: 'own-code',
  enforce: 'pre',
  resolveId: (id: string) =>
    id.startsWith('#own/')
      ? ['own', 'standard'].map((folder) => join(import.meta.dirname, 'site', folder, id.slice(5))).find(existsSync)
      : undefined,
} as const

// As the launcher does it for a build: most code of a test is over before its optimized form is ready, and compiling
// that took a fifth of the processor. Only Node 20 needs the flag, and has it. Threads share the flags of this process.
const flags = process.version.startsWith('v20.') ? ['--interrupt-budget=528000'] : []
for (const flag of flags) setFlagsFromString(flag)

// esbuild and tsc, which processes of tests start, collect garbage less often, which saves a fifth.
process.env.GOGC ??= '800'

// Processes and threads of tests take it from here.
process.env.TMPDIR ??= openMemoryFolder() ?? tmpdir()

// What is awaited may take long on a slow machine, and is looked at often so that a fast one does not wait.
const plain = {
  environment: 'node',
  setupFiles: process.env.COST_FILE === undefined ? [] : ['tests/setup/measure-cost.ts'],
  // A thorough run does more in a test.
  testTimeout: process.env.DEEP === undefined ? 30_000 : 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
  ...(process.env.DEEP === undefined && { tagsFilter: ['!deep'] }),
} as const
// Files of one worker share their modules: importing them anew for each file took longer than the tests.
const shared = { ...plain, pool: 'threads', isolate: false } as const

// In a process, for what asks more of it than a thread has. More room for what is soon garbage saves a twentieth.
const alone = { ...plain, execArgv: [...flags, '--max-semi-space-size=64'] } as const
const together = { ...alone, isolate: false } as const

// Every edit in every style of YAML, every refusal on a real disk, every snippet in a real shell: too much for a run
// that is to take seconds.
const thorough = [
  'tests/generator/edit/edit-page.test.ts',
  'tests/generator/panel/{answer-panel,panel-reads,panel-writes}.test.ts',
  'tests/site/widgets/build-snippet.test.ts',
]

// These replace modules, which others of their process would have loaded already.
const mocking = readdirSync(join(import.meta.dirname, 'tests/hostile'))
  .map((name) => `tests/hostile/${name}`)
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: ['tests/setup/shared-code.ts'],
    reporters: ['default', promiseReporter, costReporter],
    tags: [{ name: 'deep', description: 'more cases of what other tests promise, for a thorough run' }],
    projects: [
      {
        plugins: [ownCode],
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/{generator,schemas,runtime}/**/*.test.ts', 'tests/{architecture,prose}/*.test.ts'],
          exclude: thorough,
        },
      },
      {
        plugins: [ownCode],
        test: {
          ...shared,
          name: 'component',
          setupFiles: [...plain.setupFiles, 'tests/setup/dom.ts'],
          include: ['tests/site/**/*.test.{ts,tsx}'],
          exclude: thorough,
        },
      },
      {
        plugins: [ownCode],
        test: {
          ...together,
          name: 'sites',
          include: ['tests/{sites,cli,conformance,watch,manual,samples,hostile}/*.test.ts', ...thorough],
          exclude: mocking,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [ownCode],
        test: {
          ...alone,
          name: 'disks',
          include: mocking,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [ownCode],
        test: {
          ...together,
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: ['tests/setup/built-parley.ts', 'tests/setup/built-manual.ts'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [ownCode],
        test: {
          ...together,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['chromium', 'built-parley', 'built-manual', 'built-preact'].map(
            (name) => `tests/setup/${name}.ts`,
          ),
          testTimeout: 120_000,
        },
      },
    ],
  },
})
