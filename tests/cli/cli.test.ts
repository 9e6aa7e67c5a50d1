// The command line, called as a person or a CI job calls it: exit codes, what goes to which stream, and paths from any
// working directory. One case of each exit code and stream runs the real binary.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockOutput, lockPath } from '#generator/disk/lock.ts'
import { buildInstant } from '../setup/built-site.ts'
import { deep } from '../setup/deep.ts'
import { readFolder, libretto as root, writeFolder } from '../setup/mini-site.ts'
import { runHere as libretto } from '../setup/run-here.ts'
import { runLibretto } from '../setup/run-libretto.ts'

interface Report {
  problems: {
    code: string
    severity: string
    message: string
    hint?: string
    file?: string
    line?: number
    column?: number
  }[]
  summary: Record<string, unknown>
}

const site = 'name: Example\nurl: https://example.com\n'
const valid = {
  'content/site.yaml': site,
  'content/pages/home.yaml': 'title: Home\ndescription: A page that is as it should be.\n',
}
const faulty = {
  'content/site.yaml': site,
  'content/pages/home.yaml': 'titel: Home\ndescription: The only fault is the misspelt key.\n',
}
const doubtful = { ...valid, 'content/help/sound.md': '---\ntitle: Sound\n---\nPress <kbd>Enter.\n' }

async function reportOf(folder: string, ...argv: string[]): Promise<Report & { code: number | null }> {
  const { code, stdout, stderr } = await libretto(folder, 'validate', '--format', 'json', ...argv)
  expect(stderr).toBe('')
  return { code, ...(JSON.parse(stdout) as Report) }
}

describe('libretto validate', () => {
  test('exits with 0 when there is no problem, and says so on stdout', async () => {
    expect(await runLibretto(await writeFolder(valid), 'validate')).toEqual({
      code: 0,
      stdout: 'valid 1 page checked\n',
      stderr: '',
    })
  })

  test('says nothing with --quiet when there is no problem', async () => {
    expect(await libretto(await writeFolder(valid), 'validate', '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('exits with 1 on an error and prints it to stderr', async () => {
    const { code, stdout, stderr } = await runLibretto(await writeFolder(faulty), 'validate')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('error content/pages/home.yaml:1:1  the key "titel" is not known [unknown-key]\n')
    expect(stderr).toContain('\n  → did you mean "title"?\n')
  })

  test('prints problems with --quiet too', async () => {
    const { code, stderr } = await libretto(await writeFolder(faulty), 'validate', '--quiet')
    expect(code).toBe(1)
    expect(stderr).toContain('[unknown-key]')
  })

  test.each(['unknown-key', 'yaml-unclosed-quote', 'link-to-draft'])(
    'prints exactly the expected text of the mini-site %s',
    async (name) => {
      const folder = join(root, 'tests/sites/invalid', name)
      const { stderr } = await libretto(folder, 'validate', '--quiet', '--now', buildInstant)
      expect(stderr).toBe(await readFile(join(folder, 'expected.txt'), 'utf8'))
    },
  )

  test('exits with 0 on warnings, and with 1 when --strict counts them as errors', async () => {
    const folder = await writeFolder(doubtful)
    const lenient = await libretto(folder, 'validate')
    expect(lenient).toMatchObject({ code: 0, stdout: '' })
    expect(lenient.stderr).toMatch(/^warning content\/help\/sound\.md:4:7 {2}<kbd> is not closed/)
    expect(await libretto(folder, 'validate', '--strict')).toEqual({ ...lenient, code: 1 })
  })

  test('writes nothing, with or without problems', async () => {
    const article = { 'content/help/new.md': '---\ntitle: New\n---\n\nText.\n' }
    for (const files of [valid, faulty, { ...valid, ...article }]) {
      const folder = await writeFolder(files)
      await libretto(folder, 'validate')
      expect(await readFolder(folder)).toEqual(files)
    }
  })

  test('knows --now and --drafts', async () => {
    const folder = await writeFolder({
      ...valid,
      'content/help/next.md': '---\ntitle: Next\nstatus: draft\n---\nSee [nothing](/nothing).\n',
      'content/blog/later.md': '---\ntitle: Later\npublishedAt: 2030-01-01\n---\nText.\n',
    })
    expect((await libretto(folder, 'validate', '--now', '2029-12-31')).stdout).toBe('valid 1 page checked\n')
    expect((await libretto(folder, 'validate', '--now', '2030-01-01')).stdout).toBe('valid 2 pages checked\n')
    expect((await libretto(folder, 'validate', '--drafts')).code).toBe(1)
  })
})

describe('--format json', () => {
  test('prints one document with problems and a summary, and nothing else', async () => {
    const folder = await writeFolder({
      ...faulty,
      'content/help/sound.md': '---\ntitle: Sound\n---\nPress <kbd>Enter.\n',
    })
    expect(await reportOf(folder)).toEqual({
      code: 1,
      problems: [
        {
          code: 'raw-html',
          severity: 'warning',
          message: expect.any(String),
          hint: expect.any(String),
          file: 'content/help/sound.md',
          line: 4,
          column: 7,
        },
        {
          code: 'unknown-key',
          severity: 'error',
          message: 'the key "titel" is not known',
          hint: 'did you mean "title"?',
          file: 'content/pages/home.yaml',
          line: 1,
          column: 1,
        },
      ],
      summary: { errors: 1, warnings: 1, files: 2 },
    })
  })

  test('prints an empty list when there is no problem', async () => {
    expect(await reportOf(await writeFolder(valid))).toEqual({
      code: 0,
      problems: [],
      summary: { errors: 0, warnings: 0, files: 0 },
    })
  })
})

test('--format github prints one annotation a line', async () => {
  const { code, stdout, stderr } = await libretto(await writeFolder(faulty), 'validate', '--format', 'github')
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout.split('\n')).toContain(
    '::error file=content/pages/home.yaml,line=1,col=1,title=unknown-key::' +
      'the key "titel" is not known; did you mean "title"?',
  )
})

test('--format github says "error" where --strict fails because of a warning', async () => {
  const folder = await writeFolder(doubtful)
  for (const command of ['validate', 'build']) {
    const lenient = await libretto(folder, command, '--format', 'github')
    expect(lenient.code).toBe(0)
    expect(lenient.stdout).toMatch(/^::warning file=content\/help\/sound\.md,line=4,col=7,title=raw-html::/)
    const strict = await libretto(folder, command, '--format', 'github', '--strict')
    expect(strict).toEqual({ code: 1, stdout: lenient.stdout.replace('::warning', '::error'), stderr: '' })
  }
})

describe('paths', () => {
  const files = { 'words/site.yaml': site, 'words/pages/home.yaml': faulty['content/pages/home.yaml'] }
  const firstFile = async (folder: string, ...argv: string[]) => (await reportOf(folder, ...argv)).problems.at(-1)?.file

  test('--content is relative to the working directory', async () => {
    const folder = await writeFolder(files)
    expect(await firstFile(folder, '--content', 'words')).toBe('words/pages/home.yaml')
    expect(await firstFile(folder, '--content', './words/')).toBe('words/pages/home.yaml')
  })

  test('--content may be absolute; problems stay relative to the working directory', async () => {
    const folder = await writeFolder(files)
    await mkdir(join(folder, 'elsewhere/deep'), { recursive: true })
    expect(await firstFile(folder, '--content', join(folder, 'words'))).toBe('words/pages/home.yaml')
    expect(await firstFile(join(folder, 'elsewhere/deep'), '--content', join(folder, 'words'))).toBe(
      '../../words/pages/home.yaml',
    )
  })

  test('the content folder is found from any folder of the project', async () => {
    const folder = await writeFolder(faulty)
    await mkdir(join(folder, 'notes/deep'), { recursive: true })
    expect(await firstFile(join(folder, 'notes/deep'))).toBe('../../content/pages/home.yaml')
    expect(await firstFile(join(folder, 'content/pages'))).toBe('home.yaml')
  })

  test('a folder name may have spaces and other signs', async () => {
    const folder = await writeFolder({
      "it's a [site] #1/content/site.yaml": site,
      "it's a [site] #1/content/pages/home.yaml": faulty['content/pages/home.yaml'],
    })
    expect(await firstFile(folder, '--content', "it's a [site] #1/content")).toBe(
      "it's a [site] #1/content/pages/home.yaml",
    )
  })

  test('a content folder that does not exist is named, without a stack', async () => {
    const { code, stdout, stderr } = await runLibretto(await writeFolder(valid), 'validate', '--content', 'nowhere')
    expect([2, 3]).toContain(code)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^libretto: .*nowhere/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('wrong usage exits with 2 and says what is wrong:', () => {
  test.each([
    ['an empty folder', ['schema', '--out', ''], /^libretto: --out must be a folder, not ""\n$/],
    ['an unknown flag', ['validate', '--stric'], /^libretto: unknown option '--stric'/],
    ['an unknown command', ['valdate'], /^libretto: unknown command 'valdate'/],
    ['a superfluous word', ['validate', 'content'], /^libretto: too many arguments/],
    [
      'a missing word',
      ['new', 'site'],
      /^libretto: a word is missing after "libretto new site"; write for example "libretto new site handbook .*"\n$/,
    ],
    ['a missing word in another place', ['diff', 'old'], /; write for example "libretto diff old dist"\n$/],
    ['a flag without its value', ['validate', '--content'], /^libretto: option '--content <dir>' argument missing/],
    [
      'an unknown format',
      ['validate', '--format', 'xml'],
      /^libretto: --format must be pretty, json, github or sarif, not "xml"\n$/,
    ],
    ['an unknown engine', ['build', '--engine', 'vue'], /^libretto: --engine must be react or preact, not "vue"\n$/],
    ['no date', ['validate', '--now', 'tomorrow'], /^libretto: --now must be a date/],
    ['a flag of another command', ['validate', '--out', 'dist'], /^libretto: unknown option '--out'/],
  ])('%s', async (_, argv, message) => {
    const { code, stdout, stderr } = await libretto(await writeFolder(valid), ...argv)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain(resolve(root, 'generator'))
  })

  test('no command at all shows the commands', async () => {
    const { code, stderr } = await runLibretto(await writeFolder(valid))
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Usage: libretto/)
    expect(stderr).toMatch(/^ {2}validate /m)
  })
})

describe('help', () => {
  test('of the program and of a command goes to stdout and exits with 0', async () => {
    const folder = await writeFolder(valid)
    for (const argv of [['--help'], ['validate', '--help'], ['help', 'validate']]) {
      const { code, stdout, stderr } = await libretto(folder, ...argv)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(/^Usage: libretto/)
    }
  })

  test('of each command ends with two to four examples, of options that it has', async () => {
    const folder = await writeFolder(valid)
    const { stdout } = await libretto(folder, '--help')
    const commands = [...stdout.matchAll(/^ {2}(\w+) (?:\[|<)/gm)].map(([, name = '']) => name)
    expect(commands).toEqual(expect.arrayContaining(['build', 'watch', 'diff', 'doctor']))
    for (const command of commands.filter((name) => name !== 'help')) {
      const help = (await libretto(folder, command, '--help')).stdout
      const [options = '', examples = ''] = help.split('\nExamples:\n')
      const lines = examples.trimEnd().split('\n')
      expect([2, 3, 4], command).toContain(lines.length)
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(80)
        expect(line).toMatch(new RegExp(`^ {2}libretto ${command}\\b.* {2}\\S`))
        for (const [flag] of line.matchAll(/--[a-z-]+/g)) expect(options, line).toContain(`  ${flag}`)
      }
    }
  })

  test.runIf(existsSync('/dev/full'))(
    'a full disk at the other end is an environment failure, without a stack',
    deep,
    () => {
      const run = (command: string) => {
        const line = `"${process.execPath}" "${join(root, 'bin/libretto.js')}" ${command}`
        const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
        return { status, stderr }
      }
      expect(run('schema > /dev/full')).toEqual({
        status: 3,
        stderr: 'libretto: the output cannot be written: the disk is full\n',
      })
      expect(run('schema | head -n 1 > /dev/null')).toEqual({ status: 0, stderr: '' })
      // Where messages are lost, the exit code still tells.
      expect(run('validate --content missing 2> /dev/full')).toEqual({ status: 3, stderr: '' })
    },
  )

  test('--version prints the version', async () => {
    const { code, stdout } = await runLibretto(await writeFolder(valid), '--version')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('a build and its output folder', () => {
  const lockOf = (folder: string) => lockPath(join(folder, 'dist'))

  test('does not wait: it says which process builds, and writes nothing', async () => {
    const folder = await writeFolder(valid)
    const lock = lockOutput(join(folder, 'dist'))
    const { code, stdout, stderr } = await libretto(folder, 'build')
    lock.release()
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(stderr).toMatch(
      new RegExp(
        String.raw`^libretto: \S+/dist is being written by another build \(process \d+, since \S+\); ` +
          String.raw`wait for it, or choose another folder with --out\n$`,
      ),
    )
    expect(existsSync(join(folder, 'dist'))).toBe(false)
  })

  test('is not in the content, and no file of somebody else is replaced without --force', async () => {
    const folder = await writeFolder({ ...valid, 'dist/index.html': 'mine' })
    const inside = await libretto(folder, 'build', '--out', 'content/assets/out')
    expect(inside.code).toBe(3)
    expect(inside.stderr).toBe(
      `libretto: the output folder ${folder}/content/assets/out is in ${folder}/content; choose another with --out\n`,
    )
    const foreign = await libretto(folder, 'build')
    expect(foreign.code).toBe(3)
    expect(foreign.stderr).toBe(
      `libretto: the output folder ${folder}/dist holds files that no build has written, and the site would replace ` +
        'them (index.html); choose another with --out, or replace them with --force\n',
    )
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('mine')
    expect((await libretto(folder, 'build', '--force')).code).toBe(0)
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<!doctype html>')
  })

  test('links to assets lead to them, whatever their names are and however they are written', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n'
    const names = ['my photo (1).svg', 'über 100% #1?.svg', '写真.svg', 'plain.svg', 'searched.svg']
    const folder = await writeFolder({
      ...valid,
      ...Object.fromEntries(names.map((name) => [`content/assets/${name}`, picture])),
      'content/help/pictures.md': [
        '---\ntitle: Pictures\n---\n',
        '![One](</assets/my photo (1).svg>) ![One](/assets/my%20photo%20%281%29.svg) ![Plain](/assets/plain.svg)\n',
        '![Two](/assets/%C3%BCber%20100%25%20%231%3F.svg) ![Three](/assets/写真.svg)\n',
      ].join('\n'),
      'content/data/search.yaml':
        '- { id: s, title: S, description: D., type: page, url: /assets/searched.svg, category: C, relevance: 0.9 }\n',
    })
    const { code, stderr } = await libretto(folder, 'build')
    // Windows cannot store the name; links lead to it all the same.
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('[reserved-address]') })
    const page = readFileSync(join(folder, 'dist/help/pictures/index.html'), 'utf8')
    const search = readFileSync(join(folder, 'dist/search-index.json'), 'utf8')
    const links = [...`${page}${search}`.matchAll(/"(\/assets\/[^"]+\.svg)"/g)].map(([, link = '']) => link)
    expect(links).toHaveLength(6)
    for (const link of links) {
      const { pathname } = new URL(link, 'https://example.com')
      expect(pathname, link).toBe(link)
      expect(existsSync(join(folder, 'dist', decodeURIComponent(pathname))), link).toBe(true)
    }
  })

  test('no asset takes the place of a script or style sheet of the site', async () => {
    const folder = await writeFolder(valid)
    await libretto(folder, 'build')
    const sheet = readdirSync(join(folder, 'dist/assets')).find((name) => name.endsWith('.css')) ?? ''
    const before = readFileSync(join(folder, 'dist/assets', sheet), 'utf8')
    mkdirSync(join(folder, 'content/assets'), { recursive: true })
    writeFileSync(join(folder, 'content/assets', sheet), 'body { display: none }')
    const { code, stderr } = await libretto(folder, 'build')
    expect(code).toBe(1)
    expect(stderr).toContain(
      `error content/assets/${sheet}  the build makes a file of its own at /assets/${sheet} [duplicate-address]\n` +
        '  → rename the asset\n',
    )
    expect(readFileSync(join(folder, 'dist/assets', sheet), 'utf8')).toBe(before)
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('a build that is ended by %s ends with %i and leaves no lock', async (signal, expected) => {
    const folder = await writeFolder(valid)
    const child = spawn(process.execPath, [join(root, 'bin/libretto.js'), 'build'], { cwd: folder, stdio: 'ignore' })
    const code = new Promise((settle) => child.once('close', settle))
    // A small build has it for a moment only.
    await expect.poll(() => existsSync(lockOf(folder)), { interval: 1 }).toBe(true)
    child.kill(signal)
    expect(await code).toBe(expected)
    expect(existsSync(lockOf(folder))).toBe(false)
  })
})
