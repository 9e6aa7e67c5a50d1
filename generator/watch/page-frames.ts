// Pages that the panel shows in frames: the one of now, and the one before the changes of a branch. No script runs in
// them, neither one of the page nor the live client, so they have no panel, and their policy holds otherwise.

import {
  type Answer,
  answerStatic,
  belowBase,
  findFile,
  type Header,
  refuse,
  type StaticSite,
} from '../server/server.ts'
import { basePages } from './base-site.ts'

/** Where the frame of a page of now is, below the base path. */
const pagesNow = '/__libretto/after'

/** What a request for a frame is answered from. */
interface FrameSources {
  site: () => StaticSite
  base: () => Promise<StaticSite | undefined>
}

/** Whether a path below the base path belongs to a frame. */
export function isFrame(path: string): boolean {
  return [pagesNow, basePages].some((start) => belowBase(path, start) !== undefined)
}

/** Answers a request for a page, or for a file that one of the pages before loads. */
export async function answerFrame(
  { method, path }: { method: string; path: string },
  { site: openSite, base }: FrameSources,
): Promise<Answer> {
  const now = belowBase(path, pagesNow)
  const site = now === undefined ? await base() : openSite()
  const below = now ?? belowBase(path, basePages)
  if (!site || below === undefined) return refuse(404, 'this page is not known')
  const isPage = findFile(below, site.files)?.endsWith('.html') === true
  if (now !== undefined && !isPage) return refuse(404, 'there is no such page')
  const answer = await answerStatic({ method, path: site.basePath + below, headers: {} }, site)
  return isPage ? { ...answer, headers: frameHeaders(answer.headers) } : answer
}

function frameHeaders(headers: readonly Header[]): Header[] {
  const kept = headers.filter(([name]) => !/^(?:x-frame-options|cache-control|etag)$/i.test(name))
  return [
    ...kept.map(([name, value]): Header => [name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")]),
    ['Content-Security-Policy', "sandbox allow-same-origin; frame-ancestors 'self'"],
    ['Cache-Control', 'no-store'],
  ]
}
