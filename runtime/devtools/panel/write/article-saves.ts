// The text of one article between the editor and its file. Nothing typed is lost: until it is written, it is a draft of
// this browser. A save comes by itself a second after the last key, unless the text has an error; then the writer asks
// for it. Where the file changed elsewhere, changes of other lines are merged; of the same lines, the writer decides.

import type { ArticleAnswer, ArticleWrite } from '../../wire-articles.ts'
import type { Conflict } from '../../wire-types.ts'
import { mergeTexts } from '../merge-texts.ts'
import { ApiError, callApi, prepareWriting } from '../panel-api.ts'
import { articlePath, keepArticle } from '../panel-data.ts'
import { keepTyped, typedAt } from '../typed-fields.ts'
import { toEditor, toFile } from './line-breaks.ts'

/** What the tab shows about the text and its file. */
export interface ArticleStatus {
  state: 'saved' | 'typed' | 'saving'
  /** Why the last save was refused. */
  refusal?: ApiError | undefined
  /** Whether nobody asked for the refused save. */
  isAutomatic?: boolean
  conflict?: Conflict | undefined
  /** Whether changes made elsewhere were merged into the text. */
  isMerged?: boolean
}

type FileVersion = Pick<ArticleAnswer, 'hash' | 'text'>

const pauseMs = 1000
const mostTries = 3

export class ArticleSaves {
  readonly #file: string
  readonly #place: string
  /** Changes the text of the editor. */
  #setText: (text: string) => void = () => {}
  /** The version of the file that the text was made from. */
  #base: FileVersion
  #text: string
  #status: ArticleStatus
  /** The draft that this tab has kept. */
  #kept: string | undefined
  #running: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()

  constructor({ file, folder, hash, text }: ArticleAnswer) {
    this.#file = file
    this.#place = `${folder} ${file}`
    const draft = typedAt<{ text: string }>(this.#place)
    this.#base = draft ? { hash: draft.hash, text: draft.before.text } : { hash, text }
    this.#text = toEditor(draft?.now.text ?? text)
    this.#kept = draft?.now.text
    this.#status = { state: draft ? 'typed' : 'saved' }
  }

  /** The text as the editor has it. */
  get text(): string {
    return this.#text
  }

  /** Calls the function with each text that comes from the file. Returns the function that stops it. */
  follow(setText: (text: string) => void): () => void {
    this.#setText = setText
    return () => {
      this.#setText = () => {}
    }
  }

  /** The writer has typed. */
  type(text: string): void {
    this.#text = text
    prepareWriting()
    this.#keepDraft()
    this.#tell({ ...this.#status, state: this.#isTyped() ? 'typed' : 'saved', isMerged: false })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(true), pauseMs)
  }

  /** Writes the text, after the save that is running. `ifSound`: only without an error. */
  save(ifSound = false): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running = this.#running.then(() => (this.#status.conflict ? undefined : this.#write(ifSound, 1)))
    return this.#running
  }

  /** The file as the watch has it now. A text without changes of the writer follows it. */
  seeFile({ hash, text }: FileVersion): void {
    const { state, conflict } = this.#status
    if (state !== 'saved' || conflict || hash === this.#base.hash || this.#isTyped()) return
    this.#take({ hash, text }, text)
  }

  /** Gives up the text for that of the file. */
  takeTheirs(): void {
    const { conflict } = this.#status
    if (!conflict) return
    this.#take({ hash: conflict.hash, text: conflict.theirsText }, conflict.theirsText)
    this.#tell({ state: 'saved' })
  }

  /** Writes the text over that of the file. */
  async keepMine(): Promise<void> {
    const { conflict } = this.#status
    if (!conflict) return
    const mine = toFile(this.#text, this.#base.text)
    this.#base = { hash: conflict.hash, text: conflict.theirsText }
    this.#text = toEditor(mine)
    this.#tell({ state: 'typed' })
    await this.save()
  }

  /** The page goes. Another tab may have forgotten the draft of this one meanwhile. */
  keep(): void {
    if (this.#isTyped()) this.#keepDraft()
  }

  /** The tab closes. What is not written yet is written, if it may be. */
  close(): void {
    if (this.#timer !== undefined) void this.save(true)
  }

  readonly status = (): ArticleStatus => this.#status

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  async #write(ifSound: boolean, tries: number): Promise<void> {
    if (!this.#isTyped()) return this.#tell({ state: 'saved' })
    const text = toFile(this.#text, this.#base.text)
    const body: ArticleWrite = ifSound ? { text, ifSound } : { text }
    this.#tell({ ...this.#status, state: 'saving' })
    try {
      const path = articlePath(this.#file)
      const written = await callApi<ArticleAnswer>({ method: 'PUT', path, body, seen: this.#base.hash })
      this.#base = { hash: written.hash, text }
      keepArticle(written)
      this.#keepDraft()
      const { isMerged = false } = this.#status
      this.#tell({ state: this.#isTyped() ? 'typed' : 'saved', isMerged })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { conflict } = error
      if (conflict && this.#merge(conflict) && tries < mostTries) return this.#write(ifSound, tries + 1)
      this.#tell(conflict ? { state: 'typed', conflict } : { state: 'typed', refusal: error, isAutomatic: ifSound })
    }
  }

  #merge({ hash, theirsText }: Conflict): boolean {
    const merged = mergeTexts(this.#base.text, toFile(this.#text, this.#base.text), theirsText)
    if (merged === undefined) return false
    this.#take({ hash, text: theirsText }, merged)
    this.#tell({ ...this.#status, isMerged: true })
    return true
  }

  #take(base: FileVersion, text: string): void {
    this.#base = base
    this.#text = toEditor(text)
    this.#setText(this.#text)
    this.#keepDraft()
  }

  #isTyped(): boolean {
    return toFile(this.#text, this.#base.text) !== this.#base.text
  }

  #keepDraft(): void {
    const { hash, text } = this.#base
    const now = toFile(this.#text, text)
    const isTyped = now !== text
    // Another tab may keep a draft of this article, which is not ours to forget.
    if (!isTyped && typedAt<{ text: string }>(this.#place)?.now.text !== this.#kept) return
    this.#kept = isTyped ? now : undefined
    keepTyped(this.#place, isTyped ? { hash, before: { text }, now: { text: now } } : undefined)
  }

  #tell(status: ArticleStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}
