// Edits the blocks of one page in its file, through the API. The live client then updates the page.

import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { keepSetting } from '../setting.ts'
import type { PageAnswer } from '../wire-types.ts'
import { problemsByBlock } from './block-list.ts'
import { BlockRows } from './block-rows.tsx'
import { ConflictView } from './conflict-view.tsx'
import { EditList } from './edit-list.tsx'
import { formatDate } from './format.ts'
import { Answered, Failure, Group } from './group.tsx'
import { Icon } from './icon.tsx'
import { NoPage } from './no-page.tsx'
import { PageChoice } from './page-choice.tsx'
import type { Direction, PageEdit } from './page-edits.ts'
import { PageHead } from './page-head.tsx'
import { basePathOfPage, routeOfPage } from './page-place.ts'
import { ApiError } from './panel-api.ts'
import { useOpenSource, usePage, useProblems } from './panel-data.ts'
import { ProblemList } from './problem-list.tsx'
import { SourcePlace } from './source-place.tsx'
import { type PageEditing, usePageEditing } from './use-page-editing.ts'
import { useSetting } from './use-setting.ts'

// Whoever only looks at a page needs none of it.
const PageActions = lazy(async () => ({ default: (await import('./page-actions.tsx')).PageActions }))

/** Id of the chosen page; '' for the open one. */
const chosenPage = keepSetting<string>('cms-page', '')

export function CmsTab(): ReactNode {
  return <Answered of={useOpenSource(routeOfPage())}>{({ page }) => <PageEditor current={page?.id ?? ''} />}</Answered>
}

/** `current` is the id of the open page; '' if it is not made of blocks. */
function PageEditor({ current }: { current: string }): ReactNode {
  const [chosen, choose] = useSetting(chosenPage)
  // A page whose file cannot be read has no id. Stay with that page, so that no click edits another one.
  const [open, setOpen] = useState(current)
  if (current !== '' && current !== open) setOpen(current)
  const id = chosen || open
  const answer = usePage(id)
  const isThere = id !== '' && !isRefusal(answer.error)
  return (
    <>
      <PageChoice
        id={id}
        page={isThere ? answer.value?.page : undefined}
        current={current}
        onChoose={(next) => choose(next === current ? '' : next)}
      />
      {/* It has its height before: nothing moves under the pointer. */}
      <Suspense fallback={<div className="page-actions" />}>
        <PageActions route={(isThere ? answer.value?.page.route : undefined) ?? routeOfPage()} />
      </Suspense>
      {isThere ? null : <NoPage id={id} file={answer.value?.file} />}
      {isThere || answer.value ? (
        <Answered of={answer}>{(value) => <OpenPage key={id} id={id} answer={value} isThere={isThere} />}</Answered>
      ) : null}
    </>
  )
}

// The watch has answered, and the page is unknown, gone or cannot be read.
function isRefusal(error: Error | undefined): boolean {
  return error instanceof ApiError && error.status !== 0 && error.status < 500
}

interface OpenPageProps {
  id: string
  answer: PageAnswer
  /** False if the file is gone or cannot be read, and this is its last version. */
  isThere: boolean
}

function OpenPage({ id, answer, isThere }: OpenPageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  // The conflict dialog closes with the focus in it: return the focus to the block.
  const returnFocus = ({ blockId = '' }: PageEdit) => {
    const row = box.current?.querySelector(`[data-block="${CSS.escape(blockId)}"]`) ?? box.current
    row?.querySelector<HTMLElement>('.row-title')?.focus()
  }
  const editing = usePageEditing(id, answer, returnFocus)
  const { clash, failure, history, canUndo, canRedo, undoOrRedo } = editing
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    void undoOrRedo(event.shiftKey ? 'redo' : 'undo')
  }
  const problems = usePageProblems(answer, isThere)
  const isChangedElsewhere = history.done.length > 0 && !canUndo && !canRedo
  return (
    // Ctrl+Z works anywhere in the tab; the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} ref={box}>
      <PageLine answer={answer} />
      {clash ? (
        <ConflictView
          conflict={clash.conflict}
          isWhole={clash.edit.direction !== undefined}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={editing.keepMine}
        />
      ) : null}
      {failure ? <Failure error={failure} /> : null}
      <PageHead answer={answer} send={editing.send} />
      <Group title="Blocks" aside={<HistoryButtons editing={editing} />}>
        {isChangedElsewhere ? (
          <p className="quiet">
            Undo is off: what the last edit here changed was changed elsewhere since, and undo would overwrite that.
          </p>
        ) : null}
        <ProblemList problems={problems.get('') ?? []} isOneFile />
        <BlockRows answer={answer} problems={problems} send={editing.send} />
      </Group>
      <EditList history={history} />
    </div>
  )
}

function usePageProblems(answer: PageAnswer, isThere: boolean): ReturnType<typeof problemsByBlock> {
  const problems = useProblems({ file: answer.file }).value?.items ?? []
  // The lines of the last version say nothing about the file as it is now.
  return problemsByBlock(problems, isThere ? answer : { ...answer, lines: [] })
}

function PageLine({ answer: { page, file } }: { answer: PageAnswer }): ReactNode {
  return (
    <div className="page-line">
      <SourcePlace file={file} />
      {page.route === routeOfPage() ? null : <a href={basePathOfPage() + page.route}>Open this page</a>}
      <span className="quiet">
        version {page.version}
        {typeof page.lastModified === 'string' ? `, ${formatDate(page.lastModified)}` : ''}
      </span>
    </div>
  )
}

function HistoryButtons({ editing: { canUndo, canRedo, undoOrRedo } }: { editing: PageEditing }): ReactNode {
  const button = (direction: Direction, label: string, isPossible: boolean) => (
    <button
      type="button"
      className="small-button"
      aria-disabled={!isPossible}
      onClick={() => void undoOrRedo(direction)}
    >
      <Icon name={direction} /> {label}
    </button>
  )
  return (
    <>
      {button('undo', 'Undo', canUndo)}
      {button('redo', 'Redo', canRedo)}
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
