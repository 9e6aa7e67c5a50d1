// CMS: the blocks of one page, edited in its file. In: the API's pages and problems. Out: edits through the API; the live client shows them in the page.

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepSetting } from '../setting.ts'
import { BlockRows } from './block-rows.tsx'
import { ConflictView } from './conflict-view.tsx'
import { redoable, undoable } from './edit-history.ts'
import { EditList } from './edit-list.tsx'
import { formatDate } from './format.ts'
import { Answered, Failure, Group } from './group.tsx'
import { Icon } from './icon.tsx'
import { NoPage } from './no-page.tsx'
import { type EditOutcome, followEdits, historyOf, type PageEdit, redoEdit, undoEdit, writeEdit } from './page-edits.ts'
import { basePathOfPage, routeOfPage } from './page-place.ts'
import type { ApiError, Conflict, PageAnswer, PageSummary } from './panel-api.ts'
import { refreshPage, usePage, usePages } from './panel-data.ts'
import { SourcePlace } from './source-place.tsx'
import { useSetting } from './use-setting.ts'

/** Id of the chosen page; empty for the one that is open. */
const chosenPage = keepSetting<string>('cms-page', '')

/** Sends an edit of the page that is shown; resolves with the refusal to explain at the field, if there was one. */
export type SendEdit = (edit: Omit<PageEdit, 'pageId' | 'seen'> & { seen?: string }) => Promise<ApiError | undefined>

export function CmsTab(): ReactNode {
  return <Answered of={usePages()}>{(pages) => <PageEditor pages={pages} />}</Answered>
}

function PageEditor({ pages }: { pages: readonly PageSummary[] }): ReactNode {
  const [chosen, choose] = useSetting(chosenPage)
  const current = pages.find(({ route }) => route === routeOfPage())
  // A file that cannot be read takes its page out of the list. The panel stays with it: a press meant for this page must not change another.
  const [open, setOpen] = useState('')
  if (current && current.id !== open) setOpen(current.id)
  const id = chosen || open
  const isListed = pages.some((page) => page.id === id)
  const answer = usePage(id)
  return (
    <>
      <div className="bar">
        <label className="field is-wide">
          <span>Page</span>
          <select
            value={id}
            onChange={(event) => choose(event.currentTarget.value === current?.id ? '' : event.currentTarget.value)}
          >
            {isListed ? null : <option value={id}>{id === '' ? 'Choose a page' : `${id} (not there now)`}</option>}
            {pages.map((page) => (
              <option key={page.id} value={page.id}>
                {`${page.route} · ${page.title}${page.id === current?.id ? ' (this page)' : ''}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isListed ? null : <NoPage id={id} file={answer.value?.file} />}
      {isListed || answer.value ? (
        <Answered of={answer}>{(value) => <OpenPage key={id} id={id} answer={value} />}</Answered>
      ) : null}
    </>
  )
}

function OpenPage({ id, answer }: { id: string; answer: PageAnswer }): ReactNode {
  const [trouble, setTrouble] = useState<{ edit: PageEdit; conflict: Conflict } | undefined>()
  const [failure, setFailure] = useState<ApiError | undefined>()
  useEffect(() => {
    // It answers again: that it did not is no news any more.
    const forget = () => setFailure((before) => (before?.status === 0 ? undefined : before))
    addEventListener('libretto:report', forget)
    return () => removeEventListener('libretto:report', forget)
  }, [])
  const settle = (edit: PageEdit, outcome: EditOutcome | undefined): ApiError | undefined => {
    setFailure(undefined)
    if (outcome?.kind === 'conflict') setTrouble({ edit, conflict: outcome.conflict })
    else setTrouble(undefined)
    return outcome?.kind === 'refused' ? outcome.error : undefined
  }
  const send: SendEdit = async (edit) => {
    const whole: PageEdit = { seen: answer.hash, ...edit, pageId: id }
    const error = settle(whole, await writeEdit(whole))
    // What belongs to a field is explained there.
    if (error && error.status !== 422) setFailure(error)
    else if (error && edit.method !== 'PATCH') setFailure(error)
    return error
  }
  const move = async (direction: 'back' | 'on') => {
    const history = historyOf(id)
    const edit = direction === 'back' ? undoable(history, answer.text) : redoable(history, answer.text)
    if (!edit) return
    const outcome = await (direction === 'back' ? undoEdit(id) : redoEdit(id))
    const whole: PageEdit = {
      pageId: id,
      label: direction === 'back' ? `Undo: ${edit.label}` : `Redo: ${edit.label}`,
      path: '/restore',
      method: 'POST',
      body: { text: direction === 'back' ? edit.before : edit.after },
      seen: answer.hash,
      direction,
    }
    setFailure(settle(whole, outcome))
  }
  const history = useSyncExternalStore(followEdits, () => historyOf(id))
  const canUndo = undoable(history, answer.text) !== undefined
  const canRedo = redoable(history, answer.text) !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    void move(event.shiftKey ? 'on' : 'back')
  }
  const box = useRef<HTMLDivElement>(null)
  // The choice goes away with the focus in it.
  const leaveConflict = ({ path }: PageEdit) => {
    const [, block = ''] = /^\/blocks\/([^/]+)/.exec(path) ?? []
    const row = box.current?.querySelector(`[data-block="${CSS.escape(decodeURIComponent(block))}"]`) ?? box.current
    row?.querySelector<HTMLElement>('.row-title')?.focus()
  }
  const takeTheirs = async () => {
    await refreshPage(id)
    if (trouble) leaveConflict(trouble.edit)
    setTrouble(undefined)
  }
  const keepMine = async () => {
    if (!trouble) return
    await refreshPage(id)
    const { edit, conflict } = trouble
    const outcome = await writeEdit({ ...edit, seen: conflict.hash })
    if (outcome.kind !== 'conflict') leaveConflict(edit)
    setFailure(settle(edit, outcome))
  }
  const isForeign = history.done.length > 0 && !canUndo && !canRedo
  return (
    // Ctrl+Z from wherever the focus is in here; the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} ref={box}>
      <div className="page-line">
        <SourcePlace file={answer.file} />
        {answer.page.route === routeOfPage() ? null : <a href={basePathOfPage() + answer.page.route}>Open this page</a>}
        <span className="quiet">
          version {answer.page.version}
          {typeof answer.page.lastModified === 'string' ? `, ${formatDate(answer.page.lastModified)}` : ''}
        </span>
      </div>
      {trouble ? (
        <ConflictView
          conflict={trouble.conflict}
          isWhole={trouble.edit.direction !== undefined}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      ) : null}
      {failure ? <Failure error={failure} /> : null}
      <Group
        title="Blocks"
        aside={
          <>
            <button type="button" className="small-button" aria-disabled={!canUndo} onClick={() => void move('back')}>
              <Icon name="undo" /> Undo
            </button>
            <button type="button" className="small-button" aria-disabled={!canRedo} onClick={() => void move('on')}>
              <Icon name="redo" /> Redo
            </button>
          </>
        }
      >
        {isForeign ? (
          <p className="quiet">
            The file was changed elsewhere since the last edit here. Undo would take that change away, so it is off.
          </p>
        ) : null}
        <BlockRows answer={answer} send={send} />
      </Group>
      <EditList history={history} />
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
