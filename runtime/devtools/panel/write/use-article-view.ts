import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleAnswer } from '../../wire-articles.ts'
import { showToast } from '../toasts.tsx'
import { ArticleSaves } from './article-saves.ts'
import { type ArticleView, openArticleView } from './article-view.ts'
import { showPlace } from './preview-place.ts'
import { type Tool, type ToolDialog, tools } from './toolbar.tsx'

interface OpenedView {
  /** The element that gets the editor. */
  box: RefObject<HTMLDivElement | null>
  view: RefObject<ArticleView | undefined>
  saves: ArticleSaves
  /** Uses a button of the toolbar. */
  onUse: (tool: Pick<Tool, 'action'>) => void
}

/** Opens the editor of an article with its saves. The editor of another file is another component. */
export function useArticleView(
  answer: ArticleAnswer,
  keysId: string,
  openDialog: (dialog: ToolDialog) => void,
): OpenedView {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<ArticleView>(undefined)
  const [saves] = useState(() => new ArticleSaves(answer))
  const [{ file, firstLine }] = useState(answer)
  const onUse = useCallback(
    ({ action }: Pick<Tool, 'action'>) => {
      if (typeof action === 'string') openDialog(action)
      else if (view.current?.act(action) === false) showToast('The cursor is in no table.')
    },
    [openDialog],
  )
  useEffect(() => {
    const opened = openArticleView({
      parent: box.current as HTMLElement,
      text: saves.text,
      cursor: startOfBody(saves.text, firstLine),
      label: `Text of ${file}`,
      describedBy: keysId,
      shortcuts: [
        ...tools.flatMap((tool) => (tool.key === undefined ? [] : [{ key: tool.key, run: () => onUse(tool) }])),
        { key: 'Mod-s', run: () => void saves.save() },
        { key: 'Alt-F10', run: () => focusToolbar(box.current) },
      ],
      onChange: (text) => saves.type(text),
      onLine: showPlace,
    })
    view.current = opened
    const unfollow = saves.follow((text) => opened.setText(text))
    const keep = () => saves.keep()
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      unfollow()
      saves.close()
      opened.close()
    }
  }, [saves, file, firstLine, keysId, onUse])
  useEffect(() => saves.seeFile(answer), [saves, answer])
  return { box, view, saves, onUse }
}

function startOfBody(text: string, firstLine: number): number {
  return text.split('\n', firstLine - 1).reduce((sum, line) => sum + line.length + 1, 0)
}

function focusToolbar(box: HTMLElement | null): void {
  box?.parentElement?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
}
