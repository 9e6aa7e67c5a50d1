import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { ArticleAnswer } from '../../wire-articles.ts'
import type { Problem } from '../../wire-types.ts'
import { ConflictView } from '../conflict-view.tsx'
import { useProblems } from '../panel-data.ts'
import { ArticleProblems } from './article-problems.tsx'
import type { ViewAction } from './article-view.ts'
import { HeadForm } from './head-form.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import { insertLink } from './inserts.ts'
import { LinkDialog } from './link-dialog.tsx'
import { SaveLine } from './save-line.tsx'
import { Toolbar, type ToolDialog } from './toolbar.tsx'
import { useArticleView } from './use-article-view.ts'
import { usePictureInput } from './use-picture-input.ts'

/** The editor of one article, with its toolbar, its saves and its problems. */
export function ArticleEditor({ answer }: { answer: ArticleAnswer }): ReactNode {
  const keysId = useId()
  const picture = useRef<HTMLInputElement>(null)
  const [dialog, openDialog, close] = useDialog(picture)
  const { box, view, saves, onUse } = useArticleView(answer, keysId, openDialog)
  const files = usePictureInput(answer.file, view)
  const { conflict, refusal, ...status } = useSyncExternalStore(saves.subscribe, saves.status)
  const problems = useTextProblems(answer.file, refusal?.problems)
  useEffect(() => view.current?.show(problems), [view, problems])
  const focus = () => view.current?.focus()
  // Once the dialog is gone: nothing behind an open one takes the focus.
  const hadDialog = useRef(false)
  useEffect(() => {
    if (hadDialog.current && dialog === undefined) view.current?.focus()
    hadDialog.current = dialog !== undefined
  }, [view, dialog])
  const insert = (action: ViewAction) => {
    close()
    onUse({ action })
  }
  return (
    <>
      {conflict ? (
        <ConflictView
          conflict={conflict}
          isWhole
          onTakeTheirs={async () => {
            saves.takeTheirs()
            focus()
          }}
          onKeepMine={() => saves.keepMine().then(focus)}
        />
      ) : null}
      <HeadForm file={answer.file} readText={() => saves.text} onEdit={(text) => view.current?.edit(text)} />
      <Toolbar onUse={onUse} />
      <input ref={picture} type="file" multiple hidden aria-label="Files for the text" onChange={files.onChoose} />
      <div className="article-text" ref={box} {...files.text} />
      <SaveLine status={status} refusal={refusal} onSave={() => void saves.save()} />
      <p className="quiet" id={keysId}>
        Tab indents and moves between the cells of a table. To leave the text by keyboard, press Escape and then Tab;
        Alt+F10 goes to the buttons.
      </p>
      <ArticleProblems
        problems={problems}
        onGo={(line) => view.current?.goToLine(line)}
        onFix={(problem) => view.current?.fix(problem)}
      />
      {dialog === 'link' ? (
        <LinkDialog file={answer.file} onPick={(href, title) => insert(insertLink(href, title))} onClose={close} />
      ) : null}
      {dialog === 'insert' ? <InsertDialog onPick={insert} onClose={close} /> : null}
    </>
  )
}

/** The dialog that is open, and what opens and closes one. That of pictures is the browser's. */
function useDialog(
  picture: RefObject<HTMLInputElement | null>,
): [ToolDialog | undefined, (wanted: ToolDialog) => void, () => void] {
  const [dialog, setDialog] = useState<ToolDialog | undefined>()
  const open = useCallback(
    (wanted: ToolDialog) => {
      if (wanted === 'picture') picture.current?.click()
      // At once: what is typed next is for the dialog.
      else flushSync(() => setDialog(wanted))
    },
    [picture],
  )
  return [dialog, open, () => setDialog(undefined)]
}

/** The problems of the text that was refused, or else those of the file. */
function useTextProblems(file: string, refused: readonly Problem[] | undefined): readonly Problem[] {
  const { value } = useProblems({ file })
  return useMemo(() => refused ?? value?.items ?? [], [refused, value])
}
