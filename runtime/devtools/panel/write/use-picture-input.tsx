import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { insertPicture } from '../insert-picture.ts'
import { markdownFor } from '../picture-place.ts'
import { showToast } from '../toasts.tsx'
import type { ArticleView } from './article-view.ts'
import { insertInline } from './inserts.ts'

/** How pictures and other files get into a text. */
interface PictureInput {
  /** The field that the browser's dialog belongs to. */
  field: ReactNode
  /** Opens the dialog in which files are chosen. */
  choose: () => void
  /** For the element around the text: files that are pasted or dropped into it. */
  onPasteCapture: (event: ClipboardEvent) => void
  onDragOverCapture: (event: DragEvent) => void
  onDropCapture: (event: DragEvent) => void
}

/** Stores what is chosen, pasted or dropped beside the article, one file after the other, and shows it at the cursor. */
export function usePictureInput(article: string, view: RefObject<ArticleView | undefined>): PictureInput {
  const input = useRef<HTMLInputElement>(null)
  const add = useCallback(
    async (files: readonly File[]) => {
      for (const file of files) {
        const stored = await insertPicture(file, article)
        if (!stored) break
        view.current?.act(insertInline(markdownFor(stored.path, stored.alt, file.type.startsWith('image/'))))
      }
      view.current?.focus()
    },
    [article, view],
  )
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined, text: string) => {
    // A table of a spreadsheet comes as text and as its picture.
    if (!files?.length || text !== '') return
    event.preventDefault()
    event.stopPropagation()
    void add([...files]).catch(() => showToast('The file cannot be stored.'))
  }
  return {
    field: (
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files for the text"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void add(files)
        }}
      />
    ),
    choose: () => input.current?.click(),
    onPasteCapture: (event) => take(event, event.clipboardData.files, event.clipboardData.getData('text/plain')),
    onDragOverCapture: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDropCapture: (event) => take(event, event.dataTransfer.files, ''),
  }
}
