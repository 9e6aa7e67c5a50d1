// What goes live with a branch, and commits of chosen files, in repositories of their own.

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChangeRow, Changes } from '#runtime/devtools/wire-site.ts'
import { runGit } from '../../setup/run-git.ts'
import { type PanelSite, panelSite } from './panel-site.ts'

const hasGit = spawnSync('git', ['--version']).status === 0
const isPosix = process.platform !== 'win32'

const article = (status: string) =>
  `---\ntitle: Pier\nexcerpt: The pier.\npublishedAt: 2026-01-01\nstatus: ${status}\n---\nText.\n`

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  vi.stubEnv('GIT_DIR', '/nowhere')
  return () => vi.unstubAllEnvs()
})

interface Repository extends PanelSite {
  git: (...argv: string[]) => string
  write: (file: string, text: string) => void
  changes: (query?: string) => Promise<Changes>
  commit: (files: readonly string[], message?: string) => ReturnType<PanelSite['send']>
}

async function openSite(more: Readonly<Record<string, string>> = {}): Promise<Repository> {
  const site = await panelSite({ 'blog/pier.md': article('published'), 'blog/plan.md': article('draft'), ...more })
  const git = (...argv: string[]) => {
    const saved = process.env.GIT_DIR
    delete process.env.GIT_DIR
    try {
      return runGit(site.folder, ...argv)
    } finally {
      process.env.GIT_DIR = saved
    }
  }
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ada Miller')
  git('config', 'user.email', 'ada@example.com')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('switch', '-qc', 'topic')
  const changes = async (query = '') => (await site.send('GET', `/changes${query}`)).body as unknown as Changes
  return {
    ...site,
    git,
    changes,
    write: (file, text) => writeFileSync(join(site.folder, file), text),
    commit: async (files, message = 'Words') => {
      const { items, repository } = await changes()
      const chosen = items.filter(({ file }) => files.includes(file)).map(({ file, seen }) => ({ file, seen }))
      return site.send('POST', '/commit', { body: { message, files: chosen, head: repository?.head } })
    },
  }
}

const short = ({ file, kind, isOpen, routes }: ChangeRow) =>
  [file, kind, isOpen ? 'open' : 'committed', ...routes.map((one) => `${one.kind} ${one.route}`)].join(' ')

describe.skipIf(!hasGit)('what a branch changes', () => {
  test('is what differs from the default branch, committed or not, by what visitors see', async () => {
    const site = await openSite()
    site.write('pages/home.yaml', (await site.text()).replace('A page.', 'Another page.'))
    site.git('commit', '-qam', 'Home')
    site.write('blog/plan.md', `${article('draft')}More.\n`)
    rmSync(join(site.folder, 'blog/pier.md'))
    site.write('data/new.yaml', '[]\n')
    site.write('blog/.pier.md.swp', 'x')
    const { items, repository, openCount } = await site.changes()
    expect(items.map(short)).toEqual([
      'blog/pier.md removed open removed /blog/pier',
      'blog/plan.md changed open stays-hidden /blog/plan',
      'data/new.yaml added open',
      'pages/home.yaml changed committed changed /',
    ])
    expect(items.map(({ lines }) => lines)).toEqual([
      { added: 0, removed: 7 },
      { added: 1, removed: 0 },
      undefined,
      { added: 1, removed: 1 },
    ])
    expect(openCount).toBe(3)
    expect(repository).toMatchObject({ branch: 'topic', target: 'main', author: 'Ada Miller <ada@example.com>' })
    expect((await site.changes('?search=plan&limit=1')).total).toBe(1)
    const { body } = await site.send('GET', '/changes/text?file=pages/home.yaml')
    expect(body).toMatchObject({ isOpaque: false, after: await site.text() })
    expect(body['before']).toContain('A page.')
    expect((await site.send('GET', '/changes/text?file=site.yaml')).status).toBe(404)
  })

  test('is added when it is published, and removed when it becomes a draft or moves', async () => {
    const site = await openSite({ 'blog/moved.md': article('published') })
    site.write('blog/plan.md', article('published'))
    site.write('blog/pier.md', article('draft'))
    site.write('blog/moved.md', article('published').replace('title:', 'slug: other\ntitle:'))
    const names = ['blog/plan.md', 'blog/pier.md', 'blog/moved.md']
    const now = await panelSite(
      Object.fromEntries(names.map((file) => [file, readFileSync(join(site.folder, file), 'utf8')])),
    )
    Object.assign(site.state, { entries: now.state.entries })
    expect((await site.changes()).items.map(short)).toEqual([
      'blog/moved.md changed open removed /blog/moved added /blog/other',
      'blog/pier.md changed open removed /blog/pier',
      'blog/plan.md changed open added /blog/plan',
    ])
  })

  test('is compared with origin where there is one, and with nothing before the first commit', async () => {
    const site = await openSite()
    site.git('update-ref', 'refs/remotes/origin/main', 'main')
    site.git('switch', '-q', 'main')
    site.write('data/claims.yaml', '[]\n')
    site.git('commit', '-qam', 'Not pushed')
    const { items, repository } = await site.changes()
    expect([repository?.branch, repository?.target, items.map(short)]).toEqual([
      'main',
      'origin/main',
      ['data/claims.yaml changed committed'],
    ])
    rmSync(join(site.folder, '.git'), { recursive: true })
    site.git('init', '-q', '-b', 'main')
    const fresh = await site.changes()
    expect(fresh.repository?.head).toBe('')
    expect(fresh.items.every(({ kind, isOpen }) => kind === 'added' && isOpen)).toBe(true)
    expect(fresh.items.length).toBeGreaterThan(5)
  })

  test('is not known without a repository or without git, and says so', async () => {
    const site = await panelSite()
    const reason = async () => (await site.send('GET', '/changes')).body['reason']
    expect(await reason()).toBe('the content folder is in no git repository, so nobody knows what has changed')
    vi.stubEnv('PATH', '/nowhere')
    vi.stubEnv('Path', '/nowhere')
    expect(await reason()).toBe('git is not installed on this machine, so nobody knows what has changed')
    const { status, body } = await site.send('POST', '/commit', {
      body: { message: 'a', head: '', files: [{ file: 'pages/home.yaml', seen: '' }] },
    })
    expect([status, body.error?.message]).toEqual([422, 'there is no git repository to commit to'])
  })

  test.runIf(isPosix)('runs nothing that the repository names', async () => {
    const site = await openSite({ '.gitattributes': '* filter=a=b diff=evil\n' })
    const trap = join(site.folder, '.git/trap.sh')
    const mark = join(site.folder, '.git/trapped')
    writeFileSync(trap, `#!/bin/sh\necho "$0" >> '${mark}'\ncat\n`)
    chmodSync(trap, 0o755)
    for (const name of ['filter.a=b.clean', 'filter.a=b.process', 'diff.evil.textconv', 'diff.evil.command'])
      site.git('config', name, trap)
    for (const name of ['core.fsmonitor', 'core.pager', 'diff.external', 'gpg.program', 'core.editor'])
      site.git('config', name, trap)
    site.git('config', 'filter.a=b.required', 'true')
    site.git('config', 'log.showSignature', 'true')
    writeFileSync(join(site.folder, '.git/hooks/post-index-change'), readFileSync(trap), { mode: 0o755 })
    site.write('pages/home.yaml', `${await site.text()}# more\n`)
    rmSync(mark, { force: true })
    expect((await site.changes()).items.map(short)).toEqual(['pages/home.yaml changed open changed /'])
    await site.send('GET', '/changes/text?file=pages/home.yaml')
    expect(existsSync(mark)).toBe(false)
    // The traps work: git itself runs them, and one of them fails.
    expect(() => site.git('add', '.')).toThrow()
    expect(existsSync(mark)).toBe(true)
  })

  test.runIf(isPosix)('is not read from files of the site that pose as the folder .git', async () => {
    const site = await openSite()
    const mark = join(site.folder, 'trapped')
    // A clone brings such files along, unlike those of the folder .git.
    for (const name of ['objects', 'refs', 'hooks']) mkdirSync(join(site.folder, 'docs', name), { recursive: true })
    site.write('docs/HEAD', 'ref: refs/heads/main\n')
    site.write('docs/config', '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n')
    site.write('docs/site.yaml', 'name: Test\n')
    writeFileSync(join(site.folder, 'docs/hooks/pre-commit'), `#!/bin/sh\ntouch '${mark}'\n`, { mode: 0o755 })
    Object.assign(site.state, { content: join(site.folder, 'docs') })
    expect(await site.changes()).toMatchObject({
      reason: 'the content folder, or one above it, has files that belong in a folder .git, so git does not read them',
    })
    const files = [{ file: 'site.yaml', seen: '' }]
    expect((await site.send('POST', '/commit', { body: { message: 'a', head: '', files } })).status).toBe(422)
    expect(existsSync(mark)).toBe(false)
    // The trap works.
    vi.stubEnv('GIT_DIR', undefined)
    const docs = join(site.folder, 'docs')
    runGit(docs, 'add', 'site.yaml')
    runGit(docs, 'commit', '-qm', 'a')
    expect(existsSync(mark)).toBe(true)
  })
})

describe.skipIf(!hasGit)('a commit', () => {
  test('has exactly the chosen files, and leaves the index otherwise as it was', async () => {
    const site = await openSite()
    site.write('pages/home.yaml', `${await site.text()}# one\n`)
    site.write('data/faqs.yaml', '[]\n')
    site.git('add', 'data/faqs.yaml')
    site.write('data/claims.yaml', '[]\n')
    site.write('blog/new.md', article('published'))
    site.write('blog/other.md', article('draft'))
    rmSync(join(site.folder, 'blog/pier.md'))
    const chosen = ['pages/home.yaml', 'blog/new.md', 'blog/pier.md']
    const { status, body } = await site.commit(chosen, '  Words about the pier\n\n# 1: why  ')
    expect([status, body['branch'], body['files']]).toEqual([200, 'topic', 3])
    expect(site.git('show', '--format=%s|%b|%an', '--name-status', '--no-renames').trim().split('\n')).toEqual([
      'Words about the pier|# 1: why',
      '|Ada Miller',
      '',
      'A\tblog/new.md',
      'D\tblog/pier.md',
      'M\tpages/home.yaml',
    ])
    expect(site.git('status', '--porcelain').split('\n')).toEqual([
      ' M data/claims.yaml',
      'M  data/faqs.yaml',
      '?? blog/other.md',
      '',
    ])
    expect(site.git('rev-parse', '--short', 'HEAD').trim()).toBe(body['commit'])
  })

  test('is the first one of a repository, too', async () => {
    const site = await panelSite()
    const folder = { cwd: site.folder }
    spawnSync('git', ['init', '-q', '-b', 'main'], { ...folder, env: { PATH: process.env.PATH } })
    vi.stubEnv('GIT_AUTHOR_NAME', 'Ada')
    vi.stubEnv('GIT_COMMITTER_NAME', 'Ada')
    vi.stubEnv('GIT_AUTHOR_EMAIL', 'ada@example.com')
    vi.stubEnv('GIT_COMMITTER_EMAIL', 'ada@example.com')
    const { items } = (await site.send('GET', '/changes')).body as unknown as Changes
    const files = items.slice(0, 1).map(({ file, seen }) => ({ file, seen }))
    const { status, body } = await site.send('POST', '/commit', { body: { message: 'First', files, head: '' } })
    expect([status, body['branch']]).toEqual([200, 'main'])
  })

  test.runIf(isPosix)('runs hooks, shows what they say, and leaves no trace if they refuse', async () => {
    const site = await openSite()
    const hook = join(site.folder, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\nprintf "\\033[31mTitles end without a mark.\\033[0m\\n" >&2\nexit 1\n', {
      mode: 0o755,
    })
    site.write('blog/new.md', article('published'))
    const before = [site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')]
    const { status, body } = await site.commit(['blog/new.md'])
    expect([status, body.error?.message, body['output']]).toEqual([
      422,
      'git made no commit',
      'Titles end without a mark.',
    ])
    expect([site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain')]).toEqual(before)
  })

  test.each([
    [
      'a merge that is not finished',
      'a merge is not finished',
      (site: Repository) => {
        site.git('update-ref', 'MERGE_HEAD', 'HEAD')
      },
    ],
    [
      'no branch',
      'no branch is checked out, so a commit would belong to none',
      (site: Repository) => {
        site.git('checkout', '-q', '--detach')
      },
    ],
    [
      'no name',
      'git does not know who you are',
      (site: Repository) => {
        site.git('config', '--unset', 'user.email')
      },
    ],
    [
      'a locked index',
      'another git command is running in this repository',
      (site: Repository) => {
        site.write('.git/index.lock', '')
      },
    ],
  ])('is refused with %s', async (_, message, prepare) => {
    const site = await openSite()
    site.write('pages/home.yaml', `${await site.text()}# one\n`)
    prepare(site)
    const { status, body } = await site.commit(['pages/home.yaml'])
    expect([status, body.error?.message]).toEqual([422, message])
    expect(body.error?.hint).not.toBe('')
  })

  test('is refused for files that changed since, that have nothing to commit, or that lie elsewhere', async () => {
    const site = await openSite()
    site.write('pages/home.yaml', `${await site.text()}# one\n`)
    const { items, repository } = await site.changes()
    const head = repository?.head
    const send = async (body: object) => {
      const answer = await site.send('POST', '/commit', { body: { message: 'a', head, ...body } })
      return [answer.status, answer.body.error?.message]
    }
    const files = items.map(({ file, seen }) => ({ file, seen }))
    expect(await send({ files: [{ file: '../outside.md', seen: 'gone' }] })).toEqual([
      412,
      '../outside.md has nothing to commit',
    ])
    expect(await send({ files: [{ file: ':(top)', seen: 'gone' }] })).toEqual([412, ':(top) has nothing to commit'])
    expect(await send({ files, message: ' \n' })).toEqual([
      422,
      '"message" must not be empty: say what you have changed; found ""',
    ])
    expect(await send({ files: [] })).toEqual([422, '"files" must name at least one file'])
    expect((await send({ files, head: 'a'.repeat(40) }))[0]).toBe(412)
    site.write('pages/home.yaml', `${await site.text()}# two\n`)
    expect(await send({ files })).toEqual([412, 'pages/home.yaml has changed since you looked'])
  })

  test('needs the token of the run', async () => {
    const site = await openSite()
    const { status } = await site.send('POST', '/commit', { headers: { 'x-libretto-token': 'wrong' }, body: {} })
    expect(status).toBe(403)
  })
})
