// The tab that edits articles: which one, and its editor. The open page is the preview.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepSetting } from '../../setting.ts'
import type { ArticleRow } from '../../wire-articles.ts'
import { Answered } from '../group.tsx'
import { basePathOfPage, routeOfPage } from '../page-place.ts'
import { useArticle, useOpenSource, useRows } from '../panel-data.ts'
import { SourcePlace } from '../source-place.tsx'
import { useSetting } from '../use-setting.ts'
import { useSettled } from '../use-settled.ts'
import { ArticleEditor } from './article-editor.tsx'
import { LostTexts, writtenFolder } from './lost-texts.tsx'
import { PickDialog } from './pick-dialog.tsx'
import style from './write.css'

const rowsShown = 50
const states = { published: '', draft: 'draft', scheduled: 'scheduled' } as const

/** The file that was chosen last, '' for none; and the page on which it is shown. */
const chosenFile = keepSetting<string>('write-file', '')
const chosenRoute = keepSetting<string>('write-route', '')

export function WritePanel(): ReactNode {
  const [chosen, setChosen] = useSetting(chosenFile)
  const [shownOn, setShownOn] = useSetting(chosenRoute)
  const [isChoosing, setChoosing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => adoptStyle(box.current), [])
  const route = routeOfPage()
  const source = useOpenSource(route)
  const pick = (row: Pick<ArticleRow, 'file' | 'route'>) => {
    setChoosing(false)
    setChosen(row.file)
    setShownOn(row.route ?? route)
    // The page of the article is its preview.
    if (row.route !== undefined && row.route !== route) location.assign(basePathOfPage() + row.route)
  }
  return (
    <div className="write" ref={box}>
      <Answered of={source}>
        {({ article }) => {
          const file = shownOn === route && chosen !== '' ? chosen : (article?.file ?? '')
          return (
            <>
              <div className="bar">
                <button type="button" className="small-button" onClick={() => setChoosing(true)}>
                  {file === '' ? 'Choose an article' : 'Another article'}
                </button>
                {file === '' ? <p className="quiet">This page is no article.</p> : null}
              </div>
              {file === '' ? <LostTexts /> : <OpenArticle key={file} file={file} />}
            </>
          )
        }}
      </Answered>
      {isChoosing ? <ArticleChoice onPick={pick} onClose={() => setChoosing(false)} /> : null}
    </div>
  )
}

function OpenArticle({ file }: { file: string }): ReactNode {
  const article = useArticle(file)
  const folder = article.value?.folder
  useEffect(() => {
    if (folder !== undefined) writtenFolder.set(folder)
  }, [folder])
  return (
    <Answered of={article}>
      {(answer) => (
        <>
          <div className="page-line">
            <strong>{answer.title}</strong>
            <SourcePlace file={file} />
            {states[answer.state] === '' ? null : <span className="tag">{states[answer.state]}</span>}
          </div>
          <ArticleEditor answer={answer} />
        </>
      )}
    </Answered>
  )
}

interface ChoiceProps {
  onPick: (row: Pick<ArticleRow, 'file' | 'route'>) => void
  onClose: () => void
}

function ArticleChoice({ onPick, onClose }: ChoiceProps): ReactNode {
  const [search, setSearch] = useState('')
  const { value } = useRows<ArticleRow>('/articles', rowsShown, { search: useSettled(search).trim() })
  const rows = value?.items ?? []
  const more = (value?.total ?? 0) - rows.length
  return (
    <PickDialog
      title="Choose an article"
      search={more > 0 ? `Title, address or file (${more.toLocaleString('en')} more)` : 'Title, address or file'}
      rows={rows.map((row) => ({ key: row.file, label: row.title || row.file, detail: detailOf(row) }))}
      nothing={value ? 'No article has these words.' : 'Loading…'}
      onSearch={setSearch}
      onPick={(file) => onPick(rows.find((row) => row.file === file) ?? { file })}
      onClose={onClose}
    />
  )
}

function detailOf({ file, state, language }: ArticleRow): string {
  return [file, states[state], language ?? ''].filter((part) => part !== '').join(' · ')
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)

// The panel has the styles of the editor from the moment the tab is first opened.
function adoptStyle(element: Element | null): void {
  const root = element?.getRootNode()
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
