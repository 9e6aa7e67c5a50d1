// Publishing in the debug panel: from a draft to a date to a commit, what a hook refuses, a translation, and the same
// tab without git.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { itSome } from '../setup/deep.ts'
import { runGit } from '../setup/run-git.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { closePages, openBrowser } from './site-browser.ts'

const hasGit = spawnSync('git', ['--version']).status === 0
const draft =
  '---\ntitle: Winter\nexcerpt: Boats in winter.\npublishedAt: 2026-01-01\nstatus: draft # why\n---\nText.\n'
const block = 'blocks:\n  - { id: text, type: text, content: Words. }\n'
const files = {
  'site.yaml': 'name: Lake\nurl: https://example.com\nlanguages: [en, de]\n',
  'pages/home.yaml': 'title: Lake\ndescription: Boats on the lake, every day of the year, in any weather.\n' + block,
  'de/pages/home.yaml':
    'title: See\ndescription: Boote auf dem See, an jedem Tag des Jahres und bei jedem Wetter.\n' + block,
  'blog/winter.md': draft,
  'blog/summer.md': '---\ntitle: Summer\nexcerpt: Boats in summer.\npublishedAt: 2026-01-01\n---\nText.\n',
}

describe.skipIf(inject('chromium') === '')('publishing in the panel', () => {
  let site: WatchedSite
  let page: Page
  let panel: Locator
  const read = (file: string) => readFileSync(join(site.content, file), 'utf8')
  const git = (...argv: string[]) => runGit(dirname(site.content), ...argv)

  beforeAll(async () => {
    site = await startWatch(files, {}, () => {})
    const context = await (await openBrowser()).newContext({
      viewport: { width: 1280, height: 900 },
      timezoneId: 'Europe/Vienna',
    })
    page = await context.newPage()
    await page.goto(`${site.url}/?debug=1`)
    page.setDefaultTimeout(15_000)
    panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name: 'Site', exact: true }).click()
  }, 120_000)
  afterAll(async () => {
    await closePages()
    await site?.close()
  })
  const open = (name: string) => panel.getByRole('tablist', { name: 'Site' }).getByRole('tab', { name }).click()

  it('works without git, and says what is missing', async () => {
    await open('Changes')
    await panel.getByText('in no git repository').waitFor()
    expect(await panel.getByRole('button', { name: /^Commit/ }).count()).toBe(0)
    await open('Drafts')
    await panel.getByText('3 public, 1 draft, 0 scheduled').waitFor()
  })

  it.skipIf(!hasGit)('schedules a draft, undoes it, and commits what is chosen', async () => {
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Ada Miller')
    git('config', 'user.email', 'ada@example.com')
    git('add', 'content')
    git('commit', '-qm', 'first')
    await open('Drafts')
    await panel.getByLabel('Date of Winter').fill('2099-12-24T09:30')
    await panel.getByRole('button', { name: 'Schedule Winter' }).click()
    await panel.getByText('“Winter” is public in builds after 2099-12-24 09:30.').waitFor()
    const scheduled = draft.replace('2026-01-01', '2099-12-24T08:30:00Z').replace('draft #', 'published #')
    expect(read('blog/winter.md')).toBe(scheduled)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await panel.getByText('3 public, 1 draft, 0 scheduled').waitFor()
    expect(read('blog/winter.md')).toBe(draft)
    await panel.getByRole('button', { name: 'Publish Winter' }).click()
    await panel.getByText('“Winter” is public.').waitFor()
    await site.write('blog/summer.md', files['blog/summer.md'].replace('Text.', 'Other text.'))

    await open('Changes')
    await panel.getByText('Branch main: 2 files changed').waitFor()
    await panel.getByRole('region', { name: 'New pages' }).getByText('Winter · blog/winter.md').click()
    await panel.getByText('removed: status: draft # why').waitFor()
    await panel.getByRole('checkbox', { name: /summer/ }).uncheck()
    await panel.getByLabel('Message').fill('Winter is public')
    const hook = join(dirname(site.content), '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\necho "Ask somebody to read it." >&2\nexit 1\n', { mode: 0o755 })
    await panel.getByRole('button', { name: 'Commit 1 file' }).click()
    await panel.getByText('Ask somebody to read it.').waitFor()
    writeFileSync(hook, '#!/bin/sh\n', { mode: 0o755 })
    await panel.getByRole('button', { name: 'Commit 1 file' }).press('Enter')
    await panel.getByText(/^Commit \w+ on main has 1 file\.$/).waitFor()
    expect(git('show', '--format=%s', '--name-only', 'HEAD').trim()).toBe('Winter is public\n\ncontent/blog/winter.md')
    expect(git('status', '--porcelain', '--', 'content').trim()).toBe('M content/blog/summer.md')
  })

  it.skipIf(!hasGit)('shows a changed page before and after, without scripts, and a new one as new', async () => {
    await open('Changes')
    const changed = panel.getByRole('region', { name: 'Changed pages' })
    await changed.getByText('Summer · blog/summer.md').click()
    const button = panel.getByRole('button', { name: 'Before and after of /blog/summer' })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Before and after: /blog/summer' })
    await dialog.getByText('Building the site as it was').waitFor()
    const side = (name: string) => dialog.frameLocator(`iframe[title="${name}"]`)
    await side('Before').getByText('Text.', { exact: true }).waitFor({ timeout: 60_000 })
    await side('After').getByText('Other text.', { exact: true }).waitFor()
    for (const name of ['Before', 'After']) expect(await side(name).locator('libretto-panel').count()).toBe(0)
    const { violations } = await new AxeBuilder({ page }).include('libretto-panel').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await dialog.getByRole('button', { name: 'Narrow' }).click()
    const box = await dialog.boundingBox()
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 360]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 900 })
    await dialog.waitFor({ state: 'detached' })
    await site.write('pages/pier.yaml', files['pages/home.yaml'].replace('Lake', 'Pier'))
    await panel.getByRole('region', { name: 'New pages' }).getByText('Pier · pages/pier.yaml').click()
    await panel.getByRole('button', { name: 'Before and after of /pier' }).click()
    await page.getByRole('dialog').getByText('This page is new.').waitFor()
    await page.keyboard.press('Escape')
  })

  it('creates a translation in its place, as a draft', async () => {
    await open('Languages')
    await panel.getByRole('button', { name: 'Create de/blog/summer.md' }).click()
    await panel.getByText('de/blog/summer.md has the text of the original now.').waitFor()
    expect(read('de/blog/summer.md')).toContain('status: draft')
    await panel.getByRole('button', { name: 'Create de/blog/summer.md' }).waitFor({ state: 'detached' })
    await panel.getByLabel('Show').selectOption({ label: 'All' })
    await panel.getByText('de/blog/summer.md', { exact: true }).click()
    await panel.getByText('Boats in summer.').first().waitFor()
  })

  itSome(1, ['Problems', 'Drafts', 'Changes', 'Languages'])('has no accessibility fault in %s', async (name) => {
    await open(name)
    await panel.getByText('Loading…').waitFor({ state: 'detached' })
    const { violations } = await new AxeBuilder({ page }).include('libretto-panel').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
