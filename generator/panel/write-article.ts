// Writes the text of an article to its file, or refuses it and leaves the file unchanged. A text with errors is
// written: it is the writer's, and may be under work. Only what no build could take apart is refused.

import type { ArticleWrite } from '#runtime/devtools/wire-articles.ts'
import { readContentFile, saveContentFile } from '../save/save.ts'
import { PanelError } from './json-answer.ts'
import { findArticle } from './list-articles.ts'
import { inTurn } from './panel-call.ts'
import { decodeText, fileError, remember } from './panel-pages.ts'
import type { PanelState } from './panel-state.ts'
import { readText } from './read-text.ts'

/** One version of an article's file. */
export interface ArticleVersion {
  file: string
  hash: string
  /** With the byte order mark, when there is one. */
  text: string
}

/** The article as it is on the disk. Throws a PanelError for a file that is no article, or is gone. */
export function openArticle(state: PanelState, file: string): ArticleVersion {
  const found = readContentFile({ folder: state.content, file: findArticle(state, file).file })
  if ('refusal' in found) throw fileError(found)
  return versionOf(state, file, found)
}

/** Writes a text. `seen` is the hash of If-Match: nothing is written if the file has another one. */
export async function writeArticle(
  state: PanelState,
  file: string,
  { seen, ...written }: ArticleWrite & { seen: string },
): Promise<ArticleVersion> {
  return inTurn(state, () => write(state, file, { seen, ...written }))
}

async function write(
  state: PanelState,
  file: string,
  { text, ifSound = false, seen }: ArticleWrite & { seen: string },
): Promise<ArticleVersion> {
  const present = openArticle(state, file)
  if (present.hash !== seen) throw conflict(state, present, { seen, text })
  checkText(state, file, text, ifSound)
  const bytes = new TextEncoder().encode(text)
  const saved = await saveContentFile({ folder: state.content, file, bytes, expectedHash: seen })
  if ('refusal' in saved)
    throw saved.refusal === 'stale' ? conflict(state, versionOf(state, file, saved), { seen, text }) : fileError(saved)
  state.onWritten(file, saved.hash)
  return versionOf(state, file, { bytes, hash: saved.hash })
}

function checkText(state: PanelState, file: string, text: string, ifSound: boolean): void {
  if (/\p{Cs}/u.test(text))
    throw new PanelError(422, 'the text contains an unpaired surrogate', 'remove the broken character', {
      path: 'text',
    })
  const { problems, entry } = readText(state, file, text)
  const error = problems.find(({ severity }) => severity === 'error')
  if (!error || (entry && !ifSound)) return
  const place = error.line === undefined ? '' : ` (line ${error.line})`
  const message = entry ? `the text has an error${place}: ` : `the front matter cannot be read${place}: `
  throw new PanelError(422, message + error.message, error.hint ?? 'correct the text', {
    path: 'text',
    state: { problems },
  })
}

function versionOf(
  { versions }: PanelState,
  file: string,
  { bytes, hash }: { bytes: Uint8Array; hash: string },
): ArticleVersion {
  const text = decodeText(bytes)
  remember(versions, hash, text)
  return { file, hash, text }
}

function conflict(
  { versions }: PanelState,
  { file, hash, text: theirsText }: ArticleVersion,
  { seen, text }: { seen: string; text: string },
): PanelError {
  return new PanelError(
    409,
    'the file has changed since you opened it',
    'compare both versions, then take theirs, or write yours over it',
    {
      state: {
        yours: null,
        theirs: null,
        yoursText: text,
        theirsText,
        seenText: versions.get(seen) ?? null,
        mergedText: text,
        hash,
        file,
      },
      headers: [['ETag', `"${hash}"`]],
    },
  )
}
