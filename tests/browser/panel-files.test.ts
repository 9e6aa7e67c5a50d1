// Pictures in the panel, on a watch of a small site: chosen, dropped and pasted; copied with an alternative text,
// replaced, removed with their uses named, and brought back. The files on the disk are what counts.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { build } from 'esbuild'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { deep } from '../setup/deep.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { libretto } from '../setup/mini-site.ts'
import { startWatch, type WatchedSite } from '../setup/watched-site.ts'
import { openBrowser } from './site-browser.ts'

const drawing = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h9v9z"/></svg>`
const files = {
  'site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'pages/home.yaml':
    'title: Home\ndescription: The lake.\nblocks:\n' +
    '  - id: map\n    type: text\n    content: "![The lake from above](/assets/map.svg)"\n',
  'blog/pier.md': '---\ntitle: Pier\npublishedAt: 2026-04-01\n---\nThe pier.\n',
  'assets/map.svg': drawing(40),
}
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The function that editors call, with all that it needs, as a script of the page. */
async function insertScript(url: string): Promise<string> {
  const result = await build({
    absWorkingDir: libretto,
    entryPoints: ['runtime/devtools/panel/insert-picture.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'pictures',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': JSON.stringify(`${url}/__libretto/client.js`),
    },
    write: false,
    logLevel: 'silent',
  })
  return `${result.outputFiles[0]?.text}; globalThis.pictures = pictures`
}

interface WithPictures {
  pictures: { insertPicture: (file: File, beside: string) => Promise<unknown> }
  inserted: Promise<unknown>
}

describe.skipIf(inject('chromium') === '')('pictures in the panel', () => {
  let site: WatchedSite
  let browser: Browser
  let page: Page
  let panel: Locator
  const complaints: string[] = []
  const photo = async (width: number) => Buffer.from(await drawPhoto(width, 20))
  const onDisk = (name: string) => readFile(join(site.content, 'assets', name))
  const names = async () => (await readdir(join(site.content, 'assets'))).sort()
  const status = (text: string) => panel.locator('.notice [role=status]').filter({ hasText: text }).waitFor()
  const button = (name: string) => panel.getByRole('button', { name, exact: true })
  const violations = async () => {
    const found = await new AxeBuilder({ page }).include('libretto-panel').withTags(axeTags).analyze()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }

  beforeAll(async () => {
    site = await startWatch(files, {}, null)
    browser = await openBrowser()
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/status of 4\d\d|ERR_FAILED/.test(message.text()))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${site.url}/?debug=1`)
    panel = page.locator('libretto-panel aside')
    await panel.getByRole('tab', { name: 'Assets', exact: true }).first().click()
    await button('Copy /assets/map.svg').waitFor()
  }, 120_000)
  afterAll(() => site?.close())

  it('chosen, dropped and pasted files land in content/assets', async () => {
    const choosing = page.waitForEvent('filechooser')
    await button('Upload…').click()
    await (await choosing).setFiles([
      { name: 'Lake at Dawn.JPG', mimeType: 'image/jpeg', buffer: await photo(30) },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
    ])
    await status('assets/lake-at-dawn.jpg is saved.')
    expect(await panel.locator('.notice [role=alert]').allTextContents()).toEqual([
      'page.png: This file is not a picture, whatever its name says. ' +
        'Open it in a picture program, and export it again.',
    ])
    await panel.locator('.drop-zone').evaluate((zone, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'Pier.svg', { type: 'image/svg+xml' }))
      for (const type of ['dragover', 'drop'])
        zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }))
    }, drawing(20))
    await status('assets/pier.svg is saved.')
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture as Blob })])
    })
    await page.keyboard.press('Control+v')
    await status('assets/image.png is saved.')
    expect(await names()).toEqual(['image.png', 'lake-at-dawn.jpg', 'map.svg', 'pier.svg'])
    await button('Copy /assets/pier.svg').waitFor()
  })

  it('are copied as Markdown, after the alternative text is there', async () => {
    await button('Copy pier.svg as Markdown').click()
    const dialog = panel.page().getByRole('dialog', { name: 'Copy as Markdown' })
    const field = dialog.getByLabel('Alternative text')
    await field.waitFor()
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'Describe the picture, or say that it only decorates.' })
      .waitFor()
    await page.keyboard.type('The pier')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('![The pier](/assets/pier.svg)')
    expect(
      await page.evaluate(() => document.querySelector('libretto-panel')?.shadowRoot?.activeElement?.ariaLabel),
    ).toBe('Copy pier.svg as Markdown')
    await button('Copy pier.svg as Markdown').click()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('![](/assets/pier.svg)')
  })

  it('are replaced as they were seen, and come back', async () => {
    const before = await onDisk('lake-at-dawn.jpg')
    const replaceBy = async (buffer: Buffer) => {
      const choosing = page.waitForEvent('filechooser')
      await button('Replace lake-at-dawn.jpg').click()
      await (await choosing).setFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer })
    }
    const other = await photo(50)
    await replaceBy(other)
    await status('assets/lake-at-dawn.jpg is saved.')
    expect(await onDisk('lake-at-dawn.jpg')).toEqual(other)
    await button('Undo').click()
    await status('lake-at-dawn.jpg is as it was.')
    expect(await onDisk('lake-at-dawn.jpg')).toEqual(before)
    // The list still shows the version before somebody changes it on the disk.
    await page.route('**/__libretto/api/assets?*', (route) => route.abort())
    const theirs = await photo(60)
    await writeFile(join(site.content, 'assets/lake-at-dawn.jpg'), theirs)
    await replaceBy(other)
    await panel.getByRole('alert').filter({ hasText: 'The file has changed since you saw it.' }).waitFor()
    expect(await onDisk('lake-at-dawn.jpg')).toEqual(theirs)
    await page.unroute('**/__libretto/api/assets?*')
  })

  it('are cropped around a point that pointer and keys set, and come back', deep, async () => {
    const before = await photo(64)
    const choosing = page.waitForEvent('filechooser')
    await button('Upload…').click()
    await (await choosing).setFiles([{ name: 'boats.jpg', mimeType: 'image/jpeg', buffer: before }])
    await button('Crop boats.jpg').click()
    const dialog = page.getByRole('dialog', { name: 'Crop boats.jpg' })
    const said = (text: string) => dialog.getByRole('status').filter({ hasText: text }).waitFor()
    await said('36 × 20 of 64 × 20 pixels stay.')
    expect(await violations()).toEqual([])
    await dialog.getByLabel('original').check()
    await said('This is the whole picture, 64 × 20 pixels.')
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
    await dialog.getByLabel('1:1').check()
    await said('20 × 20 of 64 × 20 pixels stay.')
    const stage = await dialog.locator('.crop-stage').boundingBox()
    const { x = 0, y = 0, width = 0, height = 0 } = stage ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.75, y + height / 2)
    await page.mouse.up()
    for (const key of ['ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await dialog.getByRole('button', { name: 'Point to keep: 64 % from the left, 40 % from the top' }).waitFor()
    const part = await dialog.locator('.crop-part').boundingBox()
    expect(Math.round((((part?.x ?? 0) - x) / width) * 64)).toBe(31)
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
    await status('assets/boats.jpg is saved. It has 20 × 20 pixels now.')
    const { width: wide, height: high } = await sharp(await onDisk('boats.jpg')).metadata()
    expect([wide, high]).toEqual([20, 20])
    await button('Undo').click()
    await status('boats.jpg is as it was.')
    expect(await onDisk('boats.jpg')).toEqual(before)
    expect(await button('Crop map.svg').count()).toBe(0)
  })

  it('are removed after their uses are named, and come back', deep, async () => {
    await button('Delete map.svg').click()
    const dialog = page.getByRole('dialog', { name: 'Delete map.svg?' })
    expect(await dialog.locator('.uses').innerText()).toBe(
      '1 line names it:\n\npages/home.yaml:6\n\n1 page shows it:\n\n/',
    )
    expect(await violations()).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await names()).toContain('map.svg')
    await button('Delete map.svg').click()
    await dialog.getByRole('button', { name: 'Delete nevertheless' }).click()
    await status('map.svg is deleted.')
    expect(await names()).not.toContain('map.svg')
    await button('Undo').click()
    await status('map.svg is back.')
    expect((await onDisk('map.svg')).toString()).toBe(files['assets/map.svg'])
  })

  it('are inserted into an article, beside it and not without an alternative text', async () => {
    await page.evaluate(await insertScript(site.url))
    const insert = (text: string) =>
      page.evaluate((svg) => {
        const open = globalThis as unknown as WithPictures
        open.inserted = open.pictures.insertPicture(
          new File([svg], 'Map 1.svg', { type: 'image/svg+xml' }),
          'blog/pier.md',
        )
      }, text)
    const inserted = () => page.evaluate(() => (globalThis as unknown as WithPictures).inserted)
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    await insert(drawing(10).replace('<path', '<script/><path'))
    await dialog.getByLabel('Alternative text').fill('A map')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').filter({ hasText: 'This picture has a script (line 1).' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await inserted()).toBe(undefined)
    await insert(drawing(10))
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Describe the picture' }).waitFor()
    await page.keyboard.type('A map')
    await page.keyboard.press('Enter')
    expect(await inserted()).toEqual({ path: 'pier/map-1.svg', alt: 'A map' })
    expect(await readFile(join(site.content, 'blog/pier/map-1.svg'), 'utf8')).toBe(drawing(10))
  })

  it('fit a narrow window', deep, async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await button('Where map.svg is used').click()
    const dialog = page.getByRole('dialog', { name: 'Where map.svg is used' })
    const box = await dialog.boundingBox()
    expect([(box?.x ?? 0) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 360]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const body = panel.locator('.main-body')
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await violations()).toEqual([])
    expect(complaints).toEqual([])
  })
})
