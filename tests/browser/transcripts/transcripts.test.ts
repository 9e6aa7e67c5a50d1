// What visitors hear who do not see the page: ten flows with the keyboard, each compared with its text file. A change
// of what is said is a change of a file. UPDATE_EXPECTED=1 writes the files: read them aloud.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { awake, describeSite, type SiteBrowser, started } from '../site-browser.ts'
import { listen, type Spoken } from './speak.ts'

/** Does something, waits for what it changes, and notes what is said. */
type Act = (what: string, act: () => Promise<unknown>, show?: readonly ('focus' | 'heard' | string)[]) => Promise<void>

interface Flow {
  path: string
  /** The island that the flow is about. */
  island?: string
  width?: number
  steps: (page: Page, act: Act) => Promise<void>
}

const press = (page: Page, key: string) => () => page.keyboard.press(key)
const focusOn = (page: Page, selector: string) => () => page.locator(selector).first().focus()
const until = (page: Page, selector: string) => page.locator(selector).first().waitFor()

const flows: Record<string, Flow> = {
  menu: {
    path: '/about',
    width: 360,
    steps: async (page, act) => {
      const pressUntil = async (key: string, selector: string) => {
        await page.keyboard.press(key)
        await until(page, selector)
      }
      await act('go to the menu', focusOn(page, '.menu-button'))
      await act('press Enter', () => pressUntil('Enter', '.small-menu a:focus'), ['focus', '.small-menu'])
      await act('press Escape', () => pressUntil('Escape', '.menu-button:focus'))
    },
  },
  search: {
    path: '/about',
    steps: async (page, act) => {
      const open = async () => {
        await page.keyboard.press('Control+k')
        await until(page, 'dialog[open] input')
      }
      await act('go to the logo', focusOn(page, '.header .logo'))
      await act('press Ctrl+K', open, ['focus', 'dialog[open]'])
      const type = async () => {
        await page.keyboard.type('webhook signature')
        await until(page, '.search-hit')
      }
      await act('type "webhook signature"', type, ['focus', 'heard', 'dialog[open]'])
      await act('press the arrow down', press(page, 'ArrowDown'))
      await act('press Escape', press(page, 'Escape'))
    },
  },
  tabs: {
    path: '/docs/api/calls',
    steps: async (page, act) => {
      const tabs = '[data-tabs-live] [role=tab]'
      await act('go to the tabs', focusOn(page, tabs))
      await act('press the arrow right', press(page, 'ArrowRight'), ['focus', '[data-tabs-live]'])
    },
  },
  form: {
    path: '/contact',
    island: 'ContactForm',
    steps: async (page, act) => {
      await act('read the form', () => Promise.resolve(), ['.contact form'])
      const send = async () => {
        await page.locator('.contact form button[type=submit]').press('Enter')
        await until(page, '.error-summary')
      }
      await act('press Send', send, ['focus', 'heard', '.error-summary'])
      await act('follow the first mistake', focusOn(page, '.contact [aria-invalid=true]'))
      await act('type a name', () => page.keyboard.type('Ada Jones'), ['focus', 'heard'])
    },
  },
  explorer: {
    path: '/api',
    island: 'ApiExplorer',
    steps: async (page, act) => {
      const choose = async () => {
        await page.locator('.explorer-starts button').first().press('Enter')
        await until(page, '.endpoint')
      }
      await act('choose the first call', choose, ['focus', 'heard', '.endpoint'])
      const run = async () => {
        await page.getByLabel('API key', { exact: true }).fill('key_test_example')
        await page.locator('.execute-bar button').press('Enter')
        await page.locator('.response-status').filter({ hasText: '200' }).waitFor()
        await until(page, '.execute-bar button:focus')
      }
      await act('enter a key and press Execute', run, ['focus', 'heard', '.response-status'])
    },
  },
  answers: {
    path: '/enterprise',
    steps: async (page, act) => {
      await act('go to the first question', focusOn(page, '.faq-question'))
      await act('press Enter', press(page, 'Enter'), ['focus', '.faq-item'])
    },
  },
  network: {
    path: '/',
    steps: async (page, act) => {
      await act('go to the networks', focusOn(page, '.timeline-controls .segments input'), [
        'focus',
        '.timeline-controls',
      ])
      await act('press the arrow right', press(page, 'ArrowRight'), ['focus', 'heard'])
      await act('read the drawing', () => Promise.resolve(), ['.hero figure'])
    },
  },
  chat: {
    path: '/community',
    island: 'CommunityForum',
    steps: async (page, act) => {
      await act('go to the tabs', focusOn(page, '.tabs [role=tab]'))
      await act('press End', press(page, 'End'), ['focus', '.tab-panel:not([hidden])'])
      const chat = async () => {
        await page.getByRole('button', { name: 'Live Chat' }).press('Enter')
        await until(page, '.toast')
      }
      await act('press Live Chat', chat, ['focus', 'heard'])
    },
  },
  copy: {
    path: '/docs/integration',
    steps: async (page, act) => {
      await act('read the first code', () => Promise.resolve(), ['.code-sample'])
      const copy = async () => {
        await page.locator('.copy').first().press('Enter')
        await page.locator('#page-status:not(:empty)').waitFor({ state: 'attached' })
      }
      await act('press Copy', copy, ['focus', 'heard'])
    },
  },
}

const languages: Record<string, Flow> = {
  languages: {
    path: '/docs/start/first-site',
    steps: async (page, act) => {
      await act('go to the languages', focusOn(page, '.language-button'))
      await act('press Enter', press(page, 'Enter'), ['focus', '.language-menu'])
    },
  },
}

/** Goes through a flow, and returns what was said. */
async function record(site: SiteBrowser, flow: Flow): Promise<string> {
  const page = await site.open(flow.path, {
    viewport: { width: flow.width ?? 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  await started(page)
  if (flow.island) await awake(page, flow.island)
  const spoken = await listen(page)
  const lines: string[] = []
  await flow.steps(page, async (what, act, show = ['focus']) => {
    await act()
    lines.push(`## ${what}`, '')
    for (const part of show) lines.push(...(await tell(spoken, part)))
    lines.push('')
  })
  return `${lines.join('\n').trim()}\n`
}

async function tell(spoken: Spoken, part: string): Promise<string[]> {
  if (part === 'focus') return (await spoken.focus()).map((line) => `focus: ${line}`)
  return part === 'heard' ? spoken.heard() : spoken.read(part)
}

for (const [all, content] of [
  [flows, undefined],
  [languages, 'manual'],
] as const)
  describeSite(
    content === undefined ? 'what is heard' : 'what is heard in the manual',
    (site) => {
      it.each(Object.keys(all))('%s', async (name) => {
        const flow = all[name]
        if (!flow) return
        const file = join(import.meta.dirname, `${name}.txt`)
        const said = await record(site, flow)
        if (process.env.UPDATE_EXPECTED === '1') await writeFile(file, said)
        expect(said).toBe(await readFile(file, 'utf8'))
      })
    },
    ['react'],
    content,
  )
