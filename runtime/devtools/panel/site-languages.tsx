// Translations: how far each language is, what is missing or older than its original, and both texts side by side.

import { type ReactNode, useState } from 'react'
import type { Comparison, Languages, TranslationRow } from '../wire-site.ts'
import { DiffView } from './diff-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { formatDate } from './format.ts'
import { Answered, Failure } from './group.tsx'
import { Pager } from './pager.tsx'
import { ApiError, callApi } from './panel-api.ts'
import { refreshAnswers, toQuery, useAnswer, useRows } from './panel-data.ts'
import { RouteLink } from './route-link.tsx'
import { useSettled } from './use-settled.ts'

const rowsShown = 25
const names = new Intl.DisplayNames('en', { type: 'language' })

const filters = [
  { name: 'missing', label: 'Missing' },
  { name: 'outdated', label: 'Outdated' },
  { name: 'all', label: 'All' },
] as const

/** The languages of the site, and the files of one of them. */
export function SiteLanguages(): ReactNode {
  const [chosen, choose] = useState('')
  return (
    <Answered of={useAnswer<Languages>('/languages')}>
      {(answer) => {
        const language = answer.languages.find((each) => each.language === chosen) ?? answer.languages[0]
        if (!language)
          return <p className="quiet">The site has one language. A list of languages in site.yaml adds others.</p>
        return (
          <>
            <LanguageTable answer={answer} chosen={language.language} onChoose={choose} />
            {answer.hasHistory ? null : (
              <p className="quiet note">Without a git repository nobody knows which translations are outdated.</p>
            )}
            <Translations key={language.language} language={language.language} />
          </>
        )
      }}
    </Answered>
  )
}

interface TableProps {
  answer: Languages
  chosen: string
  onChoose: (language: string) => void
}

function LanguageTable({ answer: { languages, original }, chosen, onChoose }: TableProps): ReactNode {
  return (
    <div className="table-frame" role="group" aria-label="Languages" tabIndex={0}>
      <table className="is-dense">
        <thead>
          <tr>
            <th scope="col">{`From ${names.of(original)} to`}</th>
            <th scope="col" className="is-number">
              Files
            </th>
            <th scope="col" className="is-number">
              Missing
            </th>
            <th scope="col" className="is-number">
              Outdated
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ language, files, missing, outdated }) => (
            <tr key={language}>
              <th scope="row">
                <button
                  type="button"
                  className="small-button"
                  aria-pressed={language === chosen}
                  onClick={() => onChoose(language)}
                >
                  {names.of(language)}
                </button>
              </th>
              <td className="is-number">{files}</td>
              <td className="is-number">{missing}</td>
              <td className="is-number">{outdated}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Translations({ language }: { language: string }): ReactNode {
  const [of, setOf] = useState('missing')
  const [search, setSearch] = useState('')
  const query = { of, search: useSettled(search).trim() }
  const rows = useRows<TranslationRow>(`/languages/${language}`, rowsShown, query)
  const { said, failure, create } = useCreation(language)
  return (
    <>
      <div className="bar note">
        <FilterBar
          {...{ filters, search }}
          chosen={of}
          onChoose={setOf}
          placeholder="Title or file"
          onSearch={setSearch}
        />
      </div>
      <p className="quiet" role="status">
        {said}
      </p>
      {failure ? <Failure error={failure} /> : null}
      <Answered of={rows}>
        {({ items, total }) => (
          <>
            {total === 0 ? <p className="quiet">There are no such files.</p> : null}
            <ul className="plain" aria-label={`Files in ${names.of(language)}`}>
              {items.map((row) => (
                <Translation key={row.file} row={row} language={language} onCreate={() => create(row.file)} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <Pager of={rows} label="files" />
    </>
  )
}

function useCreation(language: string) {
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<ApiError>()
  const create = async (original: string) => {
    setFailure(undefined)
    setSaid('')
    try {
      const body = { file: original }
      const { file } = await callApi<{ file: string }>({ method: 'POST', path: `/languages/${language}`, body })
      setSaid(`${file} has the text of the original now. A page or an article is a draft until you publish it.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
    await refreshAnswers()
  }
  return { said, failure, create }
}

interface RowProps {
  row: TranslationRow
  language: string
  onCreate: () => Promise<void>
}

function Translation({ row, language, onCreate }: RowProps): ReactNode {
  const { file, title, state, changedAt, route, translation } = row
  const [wasOpened, setOpened] = useState(false)
  if (state === 'missing')
    return (
      <li className="row">
        <div className="row-head">
          <span className="row-name is-wrapped">{title || file}</span>
          <button type="button" className="small-button" onClick={() => void onCreate()}>
            Create<span className="hidden"> {translation}</span>
          </button>
        </div>
        <div className="page-line">
          {route === undefined ? null : <RouteLink route={route} />}
          <code className="quiet">{file}</code>
        </div>
      </li>
    )
  return (
    <li>
      <details className="disclosure" onToggle={(event) => setOpened(event.currentTarget.open || wasOpened)}>
        <summary>
          {title || file} <span className="quiet">{translation}</span>{' '}
          {changedAt === undefined ? null : <span className="tag">older, from {formatDate(changedAt)}</span>}
        </summary>
        {wasOpened ? <SideBySide language={language} file={file} /> : null}
      </details>
    </li>
  )
}

function SideBySide({ language, file }: { language: string; file: string }): ReactNode {
  return (
    <Answered of={useAnswer<Comparison>(`/languages/${language}/compare?${toQuery({ file })}`)}>
      {({ original, originalThen, translation }) => (
        <>
          {originalThen === null ? null : (
            <DiffView before={originalThen} after={original} label="The original since the translation was committed" />
          )}
          <div className="versions">
            <Text title="Original" text={original} />
            <Text title={names.of(language) ?? language} text={translation ?? ''} />
          </div>
        </>
      )}
    </Answered>
  )
}

function Text({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </figure>
  )
}
