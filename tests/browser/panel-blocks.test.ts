// Blocks in the panel, by keyboard only: one is added, filled in, moved, removed and brought back. The file is then
// what a careful person would have written.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const home = `title: Boats
blocks:
  # The head.
  - id: hero
    type: hero
    title: Boats

  - id: text
    type: text
    content: Words.
`
const added = `
  - id: features
    type: features
    data:
      items:
        - title: Canoe
          description: For three.
        - title: Rowing boat
          description: For two.
`

async function openPanel(site: WatchedSite): Promise<{ page: Page; panel: Locator }> {
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${site.url}/?debug=1`, { waitUntil: 'load' })
  const panel = page.locator('libretto-panel aside')
  await panel.getByRole('tab', { name: 'Debug', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await panel.getByRole('button', { name: 'Add block' }).waitFor()
  return { page, panel }
}

describe.skipIf(inject('chromium') === '')('blocks in the panel', () => {
  it('are added, filled in, moved, removed and brought back with the keyboard', { timeout: 120_000 }, async () => {
    const site = await startWatch({
      'site.yaml': 'name: Boats\nurl: https://example.com\n',
      'pages/home.yaml': home,
    })
    const { page, panel } = await openPanel(site)
    const text = () => readFile(join(site.content, 'pages/home.yaml'), 'utf8')
    const { keyboard } = page
    const focused = () => page.evaluate(() => document.querySelector('libretto-panel')?.shadowRoot?.activeElement?.id)
    const write = async (words: string) => {
      await keyboard.press('Control+A')
      await keyboard.type(words)
    }

    await panel.getByRole('button', { name: 'Add block' }).press('Enter')
    const types = panel.getByRole('list', { name: 'Types of block' })
    await types.getByRole('button', { name: /^features A grid/ }).press('Enter')
    const form = panel.getByRole('form', { name: 'All fields of features' })
    await expect.poll(focused).toMatch(/-title$/)
    await expect.poll(text).toContain('        - title: "TODO: title"\n')
    const axe = await new AxeBuilder({ page }).include('libretto-panel').analyze()
    expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

    // What the server refuses stands at its field, which has the focus.
    await form.getByRole('textbox', { name: 'Title required' }).focus()
    await write('Rowing boat')
    await keyboard.press('Tab')
    await write('For two.')
    await form.getByRole('button', { name: 'Add to items' }).press('Enter')
    await expect.poll(focused).toMatch(/items-1-icon$/)
    await form.getByRole('textbox', { name: 'Title required' }).last().focus()
    await write('Canoe')
    await keyboard.press('Enter')
    await form.getByText('Must not be empty.').waitFor()
    await expect.poll(focused).toMatch(/items-1-description$/)
    await write('For three.')
    await form.getByRole('button', { name: 'Move item 2 of Items up' }).press('Enter')
    expect(await form.locator('.form-item-name').allTextContents()).toEqual(['1. Canoe', '2. Rowing boat'])
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await form.waitFor({ state: 'detached' })
    expect(await text()).toBe(home + added)

    await panel.getByRole('button', { name: /^Move features with the arrow keys/ }).press('ArrowUp')
    const moved = home.replace('\n  - id: text', `${added.replaceAll('$', '$$$$')}\n  - id: text`)
    await expect.poll(text).toBe(moved)

    await panel.locator('[data-block=features] .row-title').press('Enter')
    await panel.getByRole('button', { name: 'Remove block' }).press('Enter')
    await expect.poll(text).toBe(home)
    await expect.poll(() => panel.locator('[data-block]').count()).toBe(2)
    await panel.locator(':focus').waitFor()
    await keyboard.press('Control+Z')
    await expect.poll(text).toBe(moved)
    await page.context().close()
  })
})
