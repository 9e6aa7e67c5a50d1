import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { type SiteBrowser, started } from './site-browser.ts'

interface LoadedFile {
  path: string
  text: string
  /** With gzip. */
  bytes: number
}

/** The scripts or the style sheets that a page has loaded by now. */
export type LoadedFiles = (kind: 'script' | 'stylesheet') => Promise<LoadedFile[]>

/** Opens a page, and notes what it loads. */
export async function openCounting(site: SiteBrowser, path: string): Promise<{ page: Page; loaded: LoadedFiles }> {
  const responses: Response[] = []
  const page = await site.open(path, {
    prepare: async (tab) => void tab.on('response', (response) => responses.push(response)),
  })
  await started(page)
  const loaded: LoadedFiles = (kind) =>
    Promise.all(responses.filter((response) => response.request().resourceType() === kind).map(readFile))
  return { page, loaded }
}

async function readFile(response: Response): Promise<LoadedFile> {
  const text = await response.text()
  return { path: new URL(response.url()).pathname, text, bytes: gzipSync(text).length }
}
