// The open page follows the files: only what an edit changed is swapped, and whatever a person is doing elsewhere on
// the page goes on. A real watch on a copy of the real content and of the site's code, in a real browser.

import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyCode } from '../setup/code-copy.ts'
import { deep, itSome } from '../setup/deep.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { closePages, openBrowser, started } from './site-browser.ts'

const path = inject('chromium')

describe.skipIf(path === '')('live update', () => {
  let code: string
  let removeCode: (() => Promise<void>) | undefined
  let watched: WatchedSite
  beforeAll(async () => {
    code = await copyCode((remove) => {
      removeCode = remove
    })
    watched = await startWatch(undefined, {}, null, { code })
    // The tests add styles and code.
    const built = watched.nextReport()
    await edit('site.yaml', /^budgets:\n(?: .*\n)+/m, '')
    await built
  })
  afterAll(async () => {
    await closePages()
    await watched.close()
    await removeCode?.()
  })

  /** A page that says when it was loaded again. */
  async function open(address: string): Promise<{ page: Page; loads: () => number; problems: string[] }> {
    const page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 800 } })
    const problems: string[] = []
    let loads = 0
    page.on('load', () => loads++)
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    // The client is listening once it has received the first event.
    const listening = page.waitForResponse((response) => response.url().endsWith('/__libretto/events'))
    await page.goto(watched.url + address)
    await listening
    return { page, loads: () => loads, problems }
  }
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(watched.content, file), 'utf8')
    expect(text).toMatch(from)
    await watched.write(file, text.replace(from, to))
  }
  const editCode = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(code, file), 'utf8')
    expect(text).toMatch(from)
    await writeFile(join(code, file), text.replace(from, to))
  }

  it('keeps what was typed into a form when another block of its page is saved', async () => {
    const { page, loads, problems } = await open('/contact')
    const name = page.getByLabel('Name', { exact: false }).first()
    await name.fill('Ada Example')
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
    await name.focus()
    await edit('pages/contact.yaml', /^( *title: )(.*)$/m, '$1A heading changed on the disk')
    await page.waitForFunction(
      () =>
        document.title.includes('A heading changed on the disk') ||
        document.body.textContent?.includes('A heading changed on the disk'),
    )
    expect(await name.inputValue()).toBe('Ada Example')
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(loads()).toBe(1)
    expect(problems).toEqual([])
    await page.close()
  })

  it('swaps the text of one block in place, and leaves other pages alone', async () => {
    const { page, loads } = await open('/help/no-audio')
    const other = await open('/privacy')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    await appendFile(join(watched.content, 'help/no-audio.md'), '\nA sentence at the end, saved just now.\n')
    await page.getByText('A sentence at the end, saved just now.').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(loads()).toBe(1)
    expect(other.loads()).toBe(1)
    await page.close()
    await other.page.close()
  })

  itSome(2, [
    ['a word that moves behind an element', 'Say **hello** now', '**hello** Say now'],
    ['a space before an element', 'foo**bar**', 'foo **bar**'],
    ['the indentation of code', '```js\nif (a) {\nb()\n}\n```', '```js\nif (a) {\n    b()\n}\n```'],
    ['one more element in a line', '**a**\n**b**', '**a**\n**b**\n**c**'],
    ['blocks that change places', 'One.\n\n- two\n\nThree.', 'Three.\n\n- two\n\nOne.'],
    ['a block between others', 'One.\n\nThree.', 'One.\n\n## Two\n\nThree.'],
    ['blocks that go', '## One\n\nTwo.\n\n- three', 'Two.'],
  ])('shows what a page opened anew shows: %s', async (name, before, now) => {
    const article = (text: string) => `---\ntitle: About ${name}\n---\n\n${text}\n`
    const slug = name.replaceAll(' ', '-')
    await watched.write(`help/${slug}.md`, article(before))
    await expect.poll(async () => (await fetch(`${watched.url}/help/${slug}`)).status).toBe(200)
    const { page, loads } = await open(`/help/${slug}`)
    const built = watched.nextReport(({ rebuilt }) => rebuilt.some(({ url }) => url === `/help/${slug}`))
    await watched.write(`help/${slug}.md`, article(now))
    await built
    const other = await open(`/help/${slug}`)
    const text = (shown: Page) => shown.evaluate(() => document.querySelector('main')?.innerText)
    await expect.poll(() => text(page)).toBe(await text(other.page))
    expect(loads()).toBe(1)
    await page.close()
    await other.page.close()
  })

  it('keeps the focus on a link of the very block that changes', async () => {
    const article = (text: string) => `---\ntitle: Focus\n---\n\nSee [one](/help) and [two](/blog)${text}.\n`
    await watched.write('help/focus.md', article(''))
    await expect.poll(async () => (await fetch(`${watched.url}/help/focus`)).status).toBe(200)
    const { page } = await open('/help/focus')
    await page.getByRole('link', { name: 'two', exact: true }).focus()
    await watched.write('help/focus.md', article(' and more'))
    await page.getByText('See one and two and more.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('two')
    await page.close()
  })

  it('leaves code beside a change alone, and new code has a button that works', deep, async () => {
    const article = (text: string, command: string) =>
      `---\ntitle: Commands\n---\n\n${text}\n\n\`\`\`sh\nnpm ci\n\`\`\`\n\n\`\`\`sh\n${command}\n\`\`\`\n`
    await watched.write('help/commands.md', article('Old.', 'npm test'))
    await expect.poll(async () => (await fetch(`${watched.url}/help/commands`)).status).toBe(200)
    const { page, loads } = await open('/help/commands')
    await started(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const first = await page.locator('.prose pre').first().elementHandle()
    await watched.write('help/commands.md', article('New.', 'npm start'))
    await page.getByText('New.', { exact: true }).waitFor()
    expect(await page.evaluate((pre) => pre === document.querySelector('.prose pre'), first)).toBe(true)
    const changed = page.locator('.prose figure').filter({ hasText: 'npm start' })
    await changed.hover()
    await changed.getByRole('button', { name: 'Copy' }).click()
    await changed.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm start')
    expect(loads()).toBe(1)
    await page.close()
  })

  it('follows a save at every spelling of an address that the server answers', deep, async () => {
    const spellings = [
      '/help/spelled',
      '/help/spelled/',
      '/help/spelled/index.html',
      '/help/%73pelled',
      '/help/spelled?a=1#b',
    ]
    const article = (text: string) => `---\ntitle: Spelled\n---\n\n${text}\n`
    await watched.write('help/spelled.md', article('Before.'))
    await expect.poll(async () => (await fetch(`${watched.url}/help/spelled`)).status).toBe(200)
    const opened = await Promise.all(spellings.map(open))
    await watched.write('help/spelled.md', article('After the save.'))
    for (const { page, loads } of opened) {
      await page.getByText('After the save.').waitFor()
      expect(loads()).toBe(1)
      await page.close()
    }
  })

  it('reaches more pages than a browser opens connections', deep, async () => {
    const context = await (await openBrowser()).newContext()
    const pages: Page[] = []
    for (let count = 0; count < 9; count++) {
      const page = await context.newPage()
      await page.goto(`${watched.url}/terms`)
      pages.push(page)
    }
    const say = async (words: string) => {
      await edit('pages/terms.yaml', /^title: .*$/m, `title: ${words}`)
      for (const page of pages) await page.waitForFunction((text) => document.title.includes(text), words)
    }
    await say('Heard by all')
    // Another page takes over listening when the first is closed.
    await pages.shift()?.close()
    await say('Heard by the others')
    await context.close()
  })

  it('reconnects after another server has answered at the address of the watch for a while', deep, async () => {
    const context = await (await openBrowser()).newContext()
    let isOther = true
    let asked = 0
    await context.route('**/__libretto/events', (route) => {
      asked++
      return isOther ? route.fulfill({ status: 404, body: 'not found' }) : route.continue()
    })
    const page = await context.newPage()
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto(`${watched.url}/security`)
    await expect.poll(() => asked).toBeGreaterThan(1)
    isOther = false
    const before = asked
    await expect.poll(() => asked).toBeGreaterThan(before)
    await edit('pages/security.yaml', /^title: .*$/m, 'title: Heard after silence')
    for (const one of [page, other]) await one.waitForFunction(() => document.title.includes('Heard after silence'))
    await context.close()
  })

  // In some runs of all tests the new island stays asleep, and nobody knows why yet: the error says what is there.
  let questions = 0
  it('shows the new code of an edited widget without a reload, and lets the other islands be', {
    retry: 2,
  }, async () => {
    const { page, loads, problems } = await open('/help/no-audio')
    const island = page.locator('[data-island="HelpfulVote"]')
    await island.scrollIntoViewIfNeeded()
    const question = `Was this of any help, ${++questions}?`
    await editCode('site/widgets/helpful-vote/helpful-vote.tsx', /(?<=-question`}>)[^<]+(?=<)/, question)
    await page.getByText(question).waitFor()
    await island
      .and(page.locator('[data-awake]'))
      .waitFor({ timeout: 10_000 })
      .catch(async () => {
        const asked = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .slice(-5),
        )
        const state = { loads: loads(), problems, asked, island: await island.evaluate((element) => element.outerHTML) }
        throw new Error(`the island is not awake: ${JSON.stringify(state)}`)
      })
    expect(loads()).toBe(1)
    expect(problems).toEqual([])
    await page.close()
  })

  it(
    'loads the page again when site.yaml opens a door: a page keeps the policy that it was loaded with',
    deep,
    async () => {
      const { page, loads, problems } = await open('/privacy')
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
      expect(await policy.getAttribute('content')).not.toContain('pictures.example.com')
      const file = join(watched.content, 'site.yaml')
      const before = await readFile(file, 'utf8')
      const door = 'allow: { pictures: [{ host: https://pictures.example.com, reason: Pictures. }] }'
      await watched.write('site.yaml', `${before}\n${door}\n`)
      await expect.poll(loads).toBe(2)
      expect(await policy.getAttribute('content')).toContain('https://pictures.example.com')
      await watched.write('site.yaml', before)
      await expect.poll(loads).toBe(3)
      expect(problems).toEqual([])
      await page.close()
    },
  )

  it('swaps styles', async () => {
    const { page, loads } = await open('/privacy')
    await appendFile(join(code, 'site/styles/base.css'), '\n@layer base { body { outline: 3px solid rgb(1, 2, 3) } }\n')
    await page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)')
    expect(loads()).toBe(1)
    await page.close()
  })

  it('swaps a sheet that few pages link, and keeps the order of the sheets', deep, async () => {
    const { page, loads } = await open('/docs/integration')
    const namesOf = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
          new URL(link.href).pathname.replace(/-[A-Z0-9]{8}\.css$/, ''),
        ),
      )
    const before = await namesOf()
    expect(before).toEqual(['/assets/site', '/assets/docs', '/assets/usecases'])
    await appendFile(join(code, 'site/views/docs-page.css'), '\nbody { outline-color: rgb(4, 5, 6) }\n')
    await page.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(4, 5, 6)')
    await expect.poll(namesOf).toEqual(before)
    expect(loads()).toBe(1)
    await page.close()
  })

  it('shows all problems with place and remedy over the last good page until they are fixed', async () => {
    const { page } = await open('/help/no-audio')
    const good = await readFile(join(watched.content, 'help/no-audio.md'), 'utf8')
    await watched.write('help/no-audio.md', good.replace(/^title:/m, 'titel:'))
    const overlay = page.locator('libretto-problems')
    await overlay.getByText('the key "titel" is not known').waitFor()
    expect(await overlay.textContent()).toBe('')
    await overlay.getByText('did you mean "title"?').waitFor()
    await overlay.getByText(/help\/no-audio\.md:2:1/).waitFor()
    expect(await page.locator('h1').first().isVisible()).toBe(true)
    const opened = page.waitForEvent('popup')
    await overlay.getByRole('link', { name: 'error [unknown-key]' }).click()
    const explained = await opened
    await explained.getByRole('heading', { name: 'unknown-key' }).waitFor()
    expect(await explained.locator('main').evaluate((main) => getComputedStyle(main).maxInlineSize)).not.toBe('none')
    await explained.close()
    await overlay.getByText('1 error on this page').click()
    await overlay.getByText('did you mean "title"?').waitFor({ state: 'hidden' })
    await watched.write('help/no-audio.md', good.replace(/^title:/m, 'titles:'))
    await overlay.getByText('the key "titles" is not known').waitFor()
    await watched.write('help/no-audio.md', good)
    await overlay.waitFor({ state: 'detached' })
    await page.close()
  })

  it('shows what a missing page shows when its file is removed, and the page when it is back', deep, async () => {
    const block = '{ id: leaves, type: text, content: "It goes, and comes back." }'
    const text = `title: Leaves\ndescription: A page that goes.\nblocks:\n  - ${block}\n`
    await watched.write('pages/leaves.yaml', text)
    await expect.poll(async () => (await fetch(`${watched.url}/leaves`)).status).toBe(200)
    const { page, problems } = await open('/leaves')
    await rm(join(watched.content, 'pages/leaves.yaml'))
    await page.locator('#not-found-near a').first().waitFor()
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await watched.write('pages/leaves.yaml', text)
    await page.getByText('It goes, and comes back.').waitFor()
    await page.close()
  })

  it('marks a draft for as long as it is one, and brings a page that was not there', async () => {
    await watched.write('help/not-ready.md', '---\ntitle: Not ready\nstatus: draft\n---\n\nA draft to look at.\n')
    await expect.poll(async () => (await fetch(`${watched.url}/help/not-ready`)).status).toBe(200)
    const { page } = await open('/help/not-ready')
    await page.locator('libretto-draft').waitFor({ state: 'attached' })
    expect(await page.title()).toContain('[draft]')
    await watched.write('help/not-ready.md', '---\ntitle: Not ready\nstatus: draft\n---\n\nA better draft.\n')
    await page.getByText('A better draft.').waitFor()
    await watched.write('help/not-ready.md', '---\ntitle: Ready\n---\n\nA better draft.\n')
    await page.waitForFunction(() => document.title.startsWith('Ready'))
    expect(await page.locator('libretto-draft').count()).toBe(0)
    await watched.write('help/not-ready.md', '---\ntitle: Ready\nstatus: draft\n---\n\nA better draft.\n')
    await page.waitForFunction(() => document.title.startsWith('[draft] Ready'))
    expect(await page.locator('libretto-draft').count()).toBe(1)
    await page.close()
  })
})
