// The watch on a real disk with real events: however a file is saved, the last state is what is served, the last good
// page stays up meanwhile, and many changes make few builds.

import { execFile } from 'node:child_process'
import { existsSync, unlinkSync, writeFileSync } from 'node:fs'
import { appendFile, mkdir, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import { lockOutput } from '#generator/disk/lock.ts'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { copyCode } from '../setup/code-copy.ts'
import { deep } from '../setup/deep.ts'
import { configOf, readFolder } from '../setup/mini-site.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'

// Many saves and files take a while; some show that nothing is broken.
const isDeep = process.env.DEEP !== undefined
const saves = isDeep ? 500 : 150
const posted = isDeep ? 1000 : 300

const site = {
  'site.yaml': 'name: Watched\nurl: https://watched.example.com\n',
  'pages/home.yaml': 'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: hero, title: Welcome }\n',
  'pages/docs/first.yaml':
    'title: First\ndescription: The first page.\nblocks:\n  - { id: text, type: text, content: Some text. }\n',
  'help/sound.md': '---\ntitle: Sound\n---\n\nText one.\n',
}
const article = (text: string) => `---\ntitle: Sound\n---\n\n${text}\n`

const get = async ({ url }: WatchedSite, path: string) => (await fetch(url + path)).text()
const shows = (watched: WatchedSite, path: string, text: string) =>
  expect.poll(async () => (await get(watched, path)).includes(text), { message: `${path} shows "${text}"` }).toBe(true)

describe('a save', () => {
  const file = 'help/sound.md'
  const patterns: Record<string, (path: string, text: string) => Promise<void>> = {
    'in place': (path, text) => writeFile(path, text),
    'by a temporary file': async (path, text) => {
      await writeFile(`${path}.tmp`, text)
      await rename(`${path}.tmp`, path)
    },
    'by a temporary file twice, then in place': async (path, text) => {
      for (const part of ['Not yet.', 'Nor now.']) {
        await writeFile(`${path}.tmp`, article(part))
        await rename(`${path}.tmp`, path)
      }
      await writeFile(path, text)
    },
    'as vim does': async (path, text) => {
      await rename(path, `${path}~`)
      await writeFile(path, text)
      await unlink(`${path}~`)
    },
    'as JetBrains does': async (path, text) => {
      await writeFile(`${path}___jb_tmp___`, text)
      await rename(path, `${path}___jb_old___`)
      await rename(`${path}___jb_tmp___`, path)
      await unlink(`${path}___jb_old___`)
    },
    'as VS Code does': async (path, text) => {
      const handle = await open(path, 'r+')
      await handle.truncate(0)
      await handle.write(text, 0)
      await handle.close()
    },
    'in two halves': async (path, text) => {
      const handle = await open(path, 'w')
      await handle.write(text.slice(0, 9))
      await handle.sync()
      await handle.write(text.slice(9))
      await handle.close()
    },
  }
  test('is served, whichever way the editor writes', async () => {
    const watched = await startWatch(site)
    for (const [name, save] of Object.entries(patterns)) {
      await save(join(watched.content, file), article(`Saved ${name}.`))
      await shows(watched, '/help/sound', `Saved ${name}.`)
    }
  })

  test('that is broken shows its problems and leaves the last good page up, for every kind of file', {
    timeout: 180_000,
  }, async () => {
    const watched = await startWatch({
      ...site,
      'navigation.yaml': 'quick: []\n',
      'data/jobs.yaml': '[]\n',
      'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const before = await get(watched, '/help/sound')
    for (const [path, broken, code] of [
      ['help/sound.md', '---\ntitel: Sound\n---\n', 'unknown-key'],
      ['pages/home.yaml', 'title: [\n', 'yaml-syntax'],
      ['pages/docs/first.yaml', 'title: First\nblocks: 3\n', 'bad-type'],
      ['site.yaml', 'name: Watched\n', 'missing-key'],
      ['navigation.yaml', 'quick: 3\n', 'bad-type'],
      ['data/jobs.yaml', '- { id: 1 }\n', 'missing-key'],
    ] as const) {
      const good = await readFile(join(watched.content, path), 'utf8')
      const stopped = watched.nextReport()
      await watched.write(path, broken)
      const report = await stopped
      const { problems } = report
      // Only the description of the site is about every page.
      expect(report.isServed).toBe(path !== 'site.yaml')
      expect(
        problems.map((problem) => [problem.code, problem.file?.endsWith(path), problem.line !== undefined]),
      ).toContainEqual([code, true, true])
      expect(await get(watched, '/help/sound')).toBe(before)
      const fixed = watched.nextReport(({ isServed }) => isServed)
      await watched.write(path, good)
      expect((await fixed).problems.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(await get(watched, '/help/sound')).toBe(before)
    }
  })

  test('of site code that does not compile names its line; component, style, widget come once fixed', {
    timeout: 180_000,
  }, async () => {
    const code = await copyCode()
    const watched = await startWatch(site, {}, null, { code })
    const change = async (path: string, from: string | RegExp, to: string) => {
      const text = await readFile(join(code, path), 'utf8')
      expect(text).toMatch(from)
      await writeFile(join(code, path), text.replace(from, to))
      return () => writeFile(join(code, path), text)
    }
    try {
      const stopped = watched.nextReport(({ isServed }) => !isServed)
      const undo = await change('site/views/registry.tsx', /^import /m, 'import } ')
      expect((await stopped).problems).toMatchObject([
        { code: 'site-code', line: expect.any(Number), file: expect.stringMatching(/site\/views\/registry\.tsx$/) },
      ])
      expect(await get(watched, '/')).toContain('Welcome')
      const fixed = watched.nextReport(({ isServed }) => isServed)
      await undo()
      await fixed
      const thrown = watched.nextReport(({ isServed }) => !isServed)
      const repair = await change(
        'site/layout/document.tsx',
        'data-path={pathOf(frame)}',
        "data-path={(() => { throw new Error('no path') })()}",
      )
      expect((await thrown).problems).toMatchObject([
        {
          code: 'build-failed',
          message: expect.stringMatching(/^the page \S+ cannot be rendered: no path, thrown in \w+$/),
        },
      ])
      const repaired = watched.nextReport(({ isServed }) => isServed)
      await repair()
      await repaired
      await change('site/layout/document.tsx', 'data-path={pathOf(frame)}', 'data-path={frame.path} data-edited="yes"')
      await shows(watched, '/', 'data-edited="yes"')
      const style = /\/assets\/site-[^"]+\.css/
      const address = style.exec(await get(watched, '/'))?.[0]
      await appendFile(join(code, 'site/styles/base.css'), '\n.edited { color: red }\n')
      await expect.poll(async () => style.exec(await get(watched, '/'))?.[0]).not.toBe(address)
    } finally {
      await watched.close()
    }
  })
})

describe('folders', () => {
  test('may be renamed', async () => {
    const watched = await startWatch(site)
    await rename(join(watched.content, 'pages/docs'), join(watched.content, 'pages/guides'))
    await shows(watched, '/guides/first', 'Some text.')
    await expect.poll(async () => (await fetch(`${watched.url}/docs/first`)).status).toBe(404)
  })

  test('may be replaced, the content folder itself too', { ...deep, timeout: 60_000 }, async () => {
    const watched = await startWatch(site)
    const other = `${watched.content}-new`
    for (const [path, text] of Object.entries(site)) {
      await mkdir(join(other, path, '..'), { recursive: true })
      await writeFile(join(other, path), text.replaceAll('Some text.', 'Another text.'))
    }
    await rename(watched.content, `${watched.content}-old`)
    await rename(other, watched.content)
    await shows(watched, '/docs/first', 'Another text.')
    const gone = watched.nextReport(({ isServed }) => !isServed)
    await rename(watched.content, `${watched.content}-away`)
    expect((await gone).problems).toMatchObject([
      {
        code: 'environment',
        message:
          'there is no content folder content; run the command inside a site, name its folder with --content, ' +
          'or make one with "libretto new site DIR"',
      },
    ])
    const back = watched.nextReport(({ isServed }) => isServed)
    await rename(`${watched.content}-away`, watched.content)
    await back
    await writeFile(join(watched.content, 'help/sound.md'), article('After the change of folders.'))
    await shows(watched, '/help/sound', 'After the change of folders.')
  })
})

test(`checkouts of ${posted} files back and forth make few builds, and the last state is served and on the disk`, {
  ...deep,
  timeout: 240_000,
}, async () => {
  const posts = (state: string) =>
    Object.fromEntries(
      Array.from({ length: posted }, (_, index) => [
        `blog/post-${index}.md`,
        `---\ntitle: Post ${index}\npublishedAt: 2025-01-01\n---\n\nState ${state}.\n`,
      ]),
    )
  const watched = await startWatch({ ...site, ...posts('one') })
  const git = (...words: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: watched.content,
    })
  await git('init', '--quiet', '--initial-branch=one')
  await git('add', '.')
  await git('commit', '--quiet', '--message=one')
  await git('checkout', '--quiet', '-b', 'two')
  // By another process, as a checkout is: this one is busy with building.
  await promisify(execFile)('sh', ['-c', 'sed -i "s/State one/State two/" blog/*.md'], { cwd: watched.content })
  await git('commit', '--quiet', '--all', '--message=two')
  const last = `/blog/post-${posted - 1}`
  await shows(watched, last, 'State two.')
  const before = watched.reports.length
  for (const state of ['one', 'two', 'one']) await git('checkout', '--quiet', state)
  for (const page of ['/blog/post-0', `/blog/post-${posted / 2}`, last]) await shows(watched, page, 'State one.')
  // Each file has changed three times.
  expect(watched.reports.length - before).toBeLessThan(posted / 10)

  await rm(join(watched.content, 'blog'), { recursive: true })
  await expect.poll(async () => (await fetch(`${watched.url}/blog/post-5`)).status).toBe(404)
  await build(configOf(join(watched.content, '..'), { out: 'clean', cache: false }))
  const clean = await readFolder(join(watched.content, '../clean'))
  await expect.poll(() => readFolder(watched.out)).toEqual(clean)
})

test(`${saves} saves leave the memory flat`, { ...deep, timeout: 120_000 }, async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const watched = await startWatch(site)
  const heapAfter = async (from: number, to: number) => {
    for (let count = from; count < to; count++) {
      const built = watched.nextReport()
      await writeFile(join(watched.content, 'help/sound.md'), article(`Save ${count}. ${'More words. '.repeat(200)}`))
      await built
    }
    await shows(watched, '/help/sound', `Save ${to - 1}.`)
    collect()
    return process.memoryUsage().heapUsed
  }
  const early = await heapAfter(0, saves / 5)
  const late = await heapAfter(saves / 5, saves)
  // A save that keeps its page keeps more than 30 KB.
  expect((late - early) / (saves * 0.8)).toBeLessThan(30_000)
})

test('drafts and what is scheduled are shown and marked, and stay off the disk', async () => {
  const watched = await startWatch({
    ...site,
    'help/unfinished.md': '---\ntitle: Unfinished\nstatus: draft\n---\n\nA draft. ![A plan](/assets/plan.svg)\n',
    'assets/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n',
    'blog/later.md': '---\ntitle: Later\npublishedAt: 2099-01-01\n---\n\nNot today.\n',
  })
  expect(watched.reports[0]?.drafts).toEqual([
    { url: '/blog/later', reason: 'it is scheduled for 2099-01-01' },
    { url: '/help/unfinished', reason: 'it is a draft' },
  ])
  expect(await get(watched, '/help/unfinished')).toMatch(
    /<meta name="libretto-draft" content="it is a draft">[^]*A draft\./,
  )
  expect(await get(watched, '/help')).not.toContain('Unfinished')
  await watched.written()
  expect(Object.keys(await readFolder(watched.out)).filter((path) => /unfinished|later|plan/.test(path))).toEqual([])
  // The page of the draft has its picture, before and after the folder is written.
  const [, plan = ''] = /src="(\/assets\/plan[^"]*)"/.exec(await get(watched, '/help/unfinished')) ?? []
  expect(await get(watched, plan)).toContain('<svg')
  await watched.write('help/unfinished.md', '---\ntitle: Unfinished\n---\n\nDone now.\n')
  await shows(watched, '/help', 'Unfinished')
  expect(await get(watched, '/help/unfinished')).not.toContain('libretto-draft')
})

test('redirects of each list are sent, and follow their files', deep, async () => {
  const watched = await startWatch({ ...site, 'redirects.csv': 'from,to\n/Sound/*,/help/*\n' })
  const sent = async (path: string) =>
    (await fetch(watched.url + path, { redirect: 'manual' })).headers.get('location') ?? ''
  await expect.poll(() => sent('/Sound/sound?x=1')).toMatch(/\/help\/sound\?x=1$/)
  await watched.write('redirects.csv', 'from,to\n/Old/*,/help/sound\n')
  await expect.poll(() => sent('/Old/any')).toMatch(/\/help\/sound$/)
  expect(await sent('/Sound/sound')).toBe('')
})

test('temporary files of an editor do not cause a build', async () => {
  const watched = await startWatch(site)
  await watched.written()
  const before = watched.reports.length
  for (const name of ['.sound.md.swp', '#sound.md#', '4913', 'sound.md~'])
    await writeFile(join(watched.content, 'help', name), 'half a fi')
  // As sed does: gone before the watch looks.
  writeFileSync(join(watched.content, 'help/sedX1Y2Z3'), 'half a fi')
  unlinkSync(join(watched.content, 'help/sedX1Y2Z3'))
  const built = watched.nextReport()
  await writeFile(join(watched.content, 'help/sound.md'), article('Saved at last.'))
  expect(await built).toMatchObject({
    changed: ['help/sound.md'],
    rebuilt: [{ url: '/help/sound' }, { url: '/help' }],
    problems: [],
  })
  expect(watched.reports.length - before).toBe(1)
})

test('a first build says what it is doing', async () => {
  const { steps, reports } = await startWatch(site)
  expect(steps).toEqual(
    expect.arrayContaining([
      'reading the content',
      'checking the content',
      `rendering ${reports[0]?.pages} of ${reports[0]?.pages} pages (100 %)`,
    ]),
  )
})

test('an article is published at its instant, without a change of any file', deep, async () => {
  const post = (publishedAt: Date) =>
    `---\ntitle: Soon\nexcerpt: A post.\npublishedAt: ${publishedAt.toISOString()}\n---\n\nNow.\n`
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const watched = await startWatch({ ...site, 'blog/soon.md': post(tomorrow) }, {}, onTestFinished, { isClock: true })
  expect(watched.reports[0]?.drafts.map(({ url }) => url)).toEqual(['/blog/soon'])
  const instant = new Date(Date.now() + 1500)
  const published = watched.nextReport(({ drafts, isServed }) => isServed && drafts.length === 0)
  await watched.write('blog/soon.md', post(instant))
  const report = await published
  expect(Date.now()).toBeGreaterThanOrEqual(instant.getTime())
  // The draft is rendered already; the list that shows it now is not.
  expect(report.rebuilt.map(({ url }) => url)).toContain('/blog')
  expect(await get(watched, '/blog/soon')).not.toContain('libretto-draft')
  await expect.poll(() => existsSync(join(watched.out, 'blog/soon/index.html'))).toBe(true)
})

test('what is wrong with the file of a draft is said once', async () => {
  const text = '---\ntitle: Unfinished\nstatus: draft\n---\n\nTODO: write it, and [link](/nowhere).\n'
  const watched = await startWatch({ ...site, 'help/unfinished.md': text })
  expect(watched.reports[0]?.problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['placeholder', 'warning'],
    ['broken-link', 'warning'],
  ])
})

test('a draft that is edited is reported, and only it is rendered', deep, async () => {
  const draft = (text: string) => `---\ntitle: Unfinished\nstatus: draft\n---\n\n${text}\n`
  const watched = await startWatch({ ...site, 'help/unfinished.md': draft('A draft.') })
  const built = watched.nextReport()
  await watched.write('help/unfinished.md', draft('A better draft.'))
  expect((await built).rebuilt.map(({ url }) => url)).toEqual(['/help/unfinished'])
  const next = watched.nextReport()
  await watched.write('pages/docs/first.yaml', site['pages/docs/first.yaml'].replace('Some text.', 'Other text.'))
  expect((await next).rebuilt.map(({ url }) => url)).toEqual(['/docs/first'])
  const undone = watched.nextReport()
  await watched.write('help/unfinished.md', draft('A draft.'))
  expect((await undone).rebuilt.map(({ url }) => url)).toEqual(['/help/unfinished'])
  const undoneToo = watched.nextReport()
  await watched.write('pages/docs/first.yaml', site['pages/docs/first.yaml'])
  expect((await undoneToo).rebuilt.map(({ url }) => url)).toEqual(['/docs/first'])
})

describe('the output folder', () => {
  const page = 'help/sound/index.html'
  const written = ({ out }: WatchedSite, text: string) =>
    expect.poll(() => readFile(join(out, page), 'utf8').catch(() => '')).toContain(text)

  test('that somebody emptied is complete again after the next save', async () => {
    const watched = await startWatch(site)
    await watched.written()
    const before = Object.keys(await readFolder(watched.out))
    await rm(watched.out, { recursive: true })
    const built = watched.nextReport()
    await watched.write('help/sound.md', article('After the loss.'))
    await built
    await watched.written()
    expect(Object.keys(await readFolder(watched.out))).toEqual(before)
  })

  test(
    'that cannot be written is reported once, served meanwhile, and written as soon as it can be',
    deep,
    async () => {
      const watched = await startWatch(site)
      await watched.written()
      await rm(watched.out, { recursive: true })
      await writeFile(watched.out, 'a file')
      const before = watched.reports.length
      const refused = watched.nextReport(({ isWritten }) => isWritten === false)
      await watched.write('help/sound.md', article('Not on the disk.'))
      expect(await refused).toMatchObject({
        isServed: true,
        problems: [
          {
            code: 'environment',
            severity: 'warning',
            message: 'the output dist is not a folder; remove it or choose another with --out',
            hint: expect.stringContaining('follows by itself'),
          },
        ],
      })
      expect(await get(watched, '/help/sound')).toContain('Not on the disk.')
      // Saves meanwhile go on, and keep the warning.
      const built = watched.nextReport()
      await watched.write('help/sound.md', article('Nor this.'))
      expect((await built).problems).toMatchObject([{ code: 'environment' }])
      await rm(watched.out)
      const done = watched.nextReport(({ isWritten }) => isWritten === true, before)
      expect((await done).problems).toEqual([])
      await written(watched, 'Nor this.')
      expect(watched.reports.slice(before).map(({ isWritten }) => isWritten)).toEqual(
        [true, undefined, false, undefined].toReversed(),
      )
    },
  )

  test('whose parent cannot be written is reported, too', async () => {
    const watched = await startWatch({ ...site, '../file': '' }, { out: 'file/dist' })
    const refused = await watched.nextReport(({ isWritten }) => isWritten === false, 0)
    expect(refused.problems).toMatchObject([
      { code: 'environment', message: 'file cannot be written: a file is in the place of a folder (EEXIST)' },
    ])
  })

  test('waits while a build has it locked', async () => {
    const watched = await startWatch(site)
    await watched.written()
    const { release } = lockOutput(watched.out)
    await watched.write('help/sound.md', article('In its turn.'))
    await shows(watched, '/help/sound', 'In its turn.')
    expect(await readFile(join(watched.out, page), 'utf8')).toContain('Text one.')
    release()
    await written(watched, 'In its turn.')
    expect(watched.reports[0]?.problems).toEqual([])
  })
})

test('a report says which props made a page be rendered again', async () => {
  const watched = await startWatch(site)
  const built = watched.nextReport()
  await watched.write('pages/docs/first.yaml', site['pages/docs/first.yaml'].replace('Some text.', 'Other text.'))
  const report = await built
  expect(report.rebuilt).toEqual([{ url: '/docs/first', why: ['blocks[0].block.html'] }])
  expect(report).toMatchObject({
    changed: expect.arrayContaining(['pages/docs/first.yaml']),
    pages: watched.reports[0]?.pages,
    rebuiltCount: 1,
    isServed: true,
  })
  expect(report.stages.render).toBeLessThanOrEqual(report.milliseconds)
  // The panel shows later work, too, when it is done.
  expect(report.stages).not.toHaveProperty('emit')
  await watched.written()
  const builds = JSON.parse(await get(watched, '/__libretto/api/builds')) as BuildReport[]
  expect(builds.find(({ id }) => id === report.id)?.stages).toMatchObject({ render: report.stages.render })
})

test('what is served before the first good build says so, and gives way to the site', async () => {
  const watched = await startWatch({ 'site.yaml': 'name: Watched\n' })
  expect(await get(watched, '/')).toContain('Not built yet')
  await watched.write('site.yaml', site['site.yaml'])
  await shows(watched, '/', 'Unable to load page content.')
})

test('a file that follows the pages is waited for by the reader of the first page', async () => {
  const { url } = await startWatch(site)
  const statusOf = async (path: string) => (await fetch(url + path)).status
  expect(await Promise.all(['/favicon.svg', '/search-index.json', '/missing.png'].map(statusOf))).toEqual([
    200, 200, 404,
  ])
})

test('a file that follows the pages is waited for, though a save comes before it', async () => {
  const watched = await startWatch(site)
  const icon = fetch(`${watched.url}/favicon.svg`)
  await watched.write('help/sound.md', article('Text two.'))
  expect((await icon).status).toBe(200)
})

test('the panel knows who uses an asset as soon as the pages are served', async () => {
  const page =
    'title: Home\ndescription: The home page.\nblocks:\n  - { id: top, type: text, content: "[a](/assets/a.txt)" }\n'
  const watched = await startWatch({ ...site, 'pages/home.yaml': page, 'assets/a.txt': 'a' })
  const assets = async (query: string) => JSON.parse(await get(watched, `/__libretto/api/assets${query}`))
  expect(await assets('')).toMatchObject([{ usedIn: ['/'] }])
  expect(await assets('?limit=10')).toMatchObject({ items: [{ users: 1 }], total: 1 })
})

test('a program among the assets is for download only as soon as it is served, and after that', async () => {
  const page = (link: string) =>
    `title: Home\ndescription: Home.\nblocks:\n  - { id: t, type: text, content: "${link}" }\n`
  const files = { 'pages/home.yaml': page('None.'), 'assets/unused.js': '1' }
  const watched = await startWatch({ 'site.yaml': site['site.yaml'], ...files })
  const typeOf = async (path: string) => (await fetch(watched.url + path)).headers.get('content-type')
  await expect.poll(() => typeOf('/assets/unused.js')).toBe('application/octet-stream')
  await watched.write('assets/tool.mjs', '2')
  await watched.write('pages/home.yaml', page('[Tool](/assets/tool.mjs)'))
  await shows(watched, '/', '/assets/tool-')
  const [address = ''] = /\/assets\/tool-\w{8}\.mjs/.exec(await get(watched, '/')) ?? []
  // The header files follow when nothing changes for a while.
  expect([await typeOf(address), await typeOf('/assets/unused.js')]).toEqual(Array(2).fill('application/octet-stream'))
  await expect.poll(() => existsSync(join(watched.out, address))).toBe(true)
  expect([await typeOf(address), await typeOf('/assets/unused.js')]).toEqual(Array(2).fill('application/octet-stream'))
})
