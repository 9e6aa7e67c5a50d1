import { type ChangeEvent, type ClipboardEvent, type DragEvent, type RefObject, useCallback } from 'react'
import { insertPicture } from '../insert-picture.ts'
import { markdownFor } from '../picture-place.ts'
import type { ArticleView } from './article-view.ts'
import { insertPasted, isVerbatim } from './insert-pasted.ts'
import { insertInline } from './inserts.ts'
import { markdownOfHtml, parsePasted } from './paste-html.ts'

/** How pictures and other files get into a text. */
interface PictureInput {
  /** For the field in which files are chosen. */
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
  /** For the element around the text: files that are pasted or dropped into it. */
  text: {
    onPasteCapture: (event: ClipboardEvent) => void
    onDragOverCapture: (event: DragEvent) => void
    onDropCapture: (event: DragEvent) => void
  }
}

/** Stores what is chosen, pasted or dropped beside the article, one after the other, and shows it at the cursor. */
export function usePictureInput(article: string, view: RefObject<ArticleView | undefined>): PictureInput {
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
    void add([...files])
  }
  return {
    onChoose: ({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      currentTarget.value = ''
      void add(files)
    },
    text: {
      onPasteCapture: (event) => {
        if (!pasteFormatted(event, view.current))
          take(event, event.clipboardData.files, event.clipboardData.getData('text/plain'))
      },
      onDragOverCapture: (event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDropCapture: (event) => take(event, event.dataTransfer.files, ''),
    },
  }
}

/** Pastes text with its headings, lists and links. Returns false if the text is to be pasted as it is. */
function pasteFormatted(event: ClipboardEvent, view: ArticleView | undefined): boolean {
  const { clipboardData } = event
  const html = clipboardData.getData('text/html')
  // An editor of code copies its colours.
  if (!view || html === '' || clipboardData.types.includes('vscode-editor-data') || isVerbatim(view.read()))
    return false
  const markdown = markdownOfHtml(parsePasted(html).body)
  if (markdown === undefined) return false
  event.preventDefault()
  event.stopPropagation()
  return view.act(insertPasted(markdown))
}
