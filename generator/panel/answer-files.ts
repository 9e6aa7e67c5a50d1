// The calls of the API that write files which are published as they are: pictures, films, documents. A path is one
// below the content folder: in assets/, or beside an article.

import { posix } from 'node:path'
import * as z from 'zod'
import type { StoredFile } from '#runtime/devtools/wire-rows.ts'
import { findAssetNameFault } from '../addresses/addresses.ts'
import { isBesideArticle } from '../load/load.ts'
import type { Answer } from '../server/server.ts'
import { cutText } from '../text.ts'
import { cropFile, cropSchema } from './crop-file.ts'
import { findFileUses } from './file-uses.ts'
import { answerJson, PanelError } from './json-answer.ts'
import { type CallRequest, inTurn, type PanelCall } from './panel-call.ts'
import { findIfMatch, readHeader } from './panel-guard.ts'
import type { PanelRequest, PanelState } from './panel-state.ts'
import { maxFileBytes, prepareUpload, tooLarge } from './prepare-upload.ts'
import { readBody } from './read-body.ts'
import { addFile, removeFile, replaceFile, restoreFile } from './store-file.ts'

const removeSchema = z.strictObject({
  file: z.string().describe('Path below the content folder.'),
  hash: z.string().describe('Hash of the file that was seen.'),
  force: z.boolean().default(false).describe('Removes the file although it is used.'),
})
const restoreSchema = z.strictObject({
  file: z.string().describe('Path below the content folder.'),
  hash: z.string().describe('Hash of the version to bring back.'),
  seen: z.string().optional().describe('Hash of the file that is there now. Without it none may be there.'),
})

/** The calls about files. */
export const fileCalls: readonly PanelCall[] = [
  { method: 'PUT', path: /^\/files\/(.+)$/, takes: 'bytes', answer: putFile },
  { method: 'POST', path: /^\/files\/remove$/, answer: takeAway },
  { method: 'POST', path: /^\/files\/restore$/, answer: bringBack },
  { method: 'POST', path: /^\/files\/crop$/, answer: crop },
]

async function takeAway({ state, body }: CallRequest): Promise<Answer> {
  const { file, hash, force } = readBody(await body(), removeSchema)
  checkPath(file, state)
  const uses = force ? undefined : findFileUses(state, urlOf(file))
  await inTurn(state, () => removeFile(state, file, { seen: hash, uses }))
  return answerJson<{ file: string }>(200, { file })
}

async function bringBack({ state, body }: CallRequest): Promise<Answer> {
  const { file, hash, seen } = readBody(await body(), restoreSchema)
  checkPath(file, state)
  return answerFile(await inTurn(state, () => restoreFile(state, file, { hash, seen })))
}

async function crop({ state, body }: CallRequest): Promise<Answer> {
  const wanted = readBody(await body(), cropSchema)
  checkPath(wanted.file, state)
  return answerFile(await cropFile(state, wanted))
}

async function putFile({ request, state, name: file, body }: CallRequest): Promise<Answer> {
  const seen = readSeen(request)
  // The ending of a new file follows from its bytes.
  checkPath(seen === 'none' ? `${posix.dirname(file)}/new.png` : file, state, file)
  if (Number(readHeader(request, 'content-length') ?? 0) > maxFileBytes) throw tooLarge()
  const upload = await prepareUpload(posix.basename(file), (await body(maxFileBytes)) ?? new Uint8Array(), state)
  return answerFile(
    await inTurn(state, () =>
      seen === 'none' ? addFile(state, file, upload) : replaceFile(state, file, { seen: seen.hash, upload }),
    ),
  )
}

function answerFile(stored: StoredFile): Answer {
  return answerJson<StoredFile>(200, stored, [['ETag', `"${stored.hash}"`]])
}

/** Which version the file replaces. */
function readSeen(request: PanelRequest): 'none' | { hash: string } {
  if (readHeader(request, 'if-none-match')?.trim() === '*') return 'none'
  const hash = findIfMatch(request)
  if (hash !== undefined && hash !== '') return { hash }
  throw new PanelError(
    428,
    'the request does not say whether the file is a new one',
    'send "If-None-Match: *" for a new file, or If-Match with the hash of the one to replace in double quotes',
  )
}

/** The server has refused what no path may hold; this is about where such files belong. */
function checkPath(file: string, { entries }: PanelState, asked: string = file): void {
  const segments = file.split('/')
  const top = segments[0] ?? ''
  const isPlain = segments.every((name) => name !== '' && !name.startsWith('.') && !/[\\:\0]|[. ]$/.test(name))
  const isOurs = top.toLowerCase() === 'assets' ? top === 'assets' : entries.some((entry) => isArticleIn(entry, top))
  const isPlace = segments.length > 1 && isOurs && (top === 'assets' || isBesideArticle(file))
  if (!isPlain || !isPlace)
    throw new PanelError(
      422,
      `${cutText(asked, 80)} is no place for such a file`,
      'put it into assets/, or beside an article, e.g. into blog/pier/ for blog/pier.md',
    )
  const fault = findAssetNameFault(posix.dirname(file))
  if (fault) throw new PanelError(422, fault.message, fault.hint ?? 'rename the folder')
}

function isArticleIn({ file }: { file: string }, folder: string): boolean {
  return file.endsWith('.md') && file.startsWith(`${folder}/`)
}

/** As content names a file. */
function urlOf(file: string): string {
  return `/${file.startsWith('assets/') ? '' : 'assets/'}${file}`.normalize('NFC')
}
