import { type ReactNode, useState } from 'react'
import type { PageSummary, PanelPage } from '../wire-types.ts'
import { countOf } from './format.ts'
import { routeOfPage } from './page-place.ts'
import { useRows } from './panel-data.ts'
import { SearchField } from './search-field.tsx'
import { useSettled } from './use-settled.ts'

const pagesShown = 100
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

interface Props {
  /** Id of the chosen page; '' for none. */
  id: string
  /** The chosen page, if it can be read. */
  page: PanelPage | undefined
  /** Id of the open page; '' if it is not made of blocks. */
  current: string
  onChoose: (id: string) => void
}

/** Chooses the page to edit. Lists a hundred pages; on a larger site a search finds the others. */
export function PageChoice({ id, page, current, onChoose }: Props): ReactNode {
  const [search, setSearch] = useState('')
  const { value } = useRows<PageSummary>('/pages', pagesShown, { search: useSettled(search).trim() })
  const { items: pages, total } = value ?? { items: [], total: 0 }
  const isLong = search !== '' || total > pages.length
  const isListed = (wanted: string) => pages.some((one) => one.id === wanted)
  return (
    <div className="bar">
      {isLong ? <SearchField value={search} placeholder="Title, id, address or file" onChange={setSearch} /> : null}
      <label className="field is-wide">
        <span>Page</span>
        <select value={id} onChange={(event) => onChoose(event.currentTarget.value)}>
          {isListed(id) ? null : <option value={id}>{labelOfUnlisted({ id, page, current })}</option>}
          {current === '' || current === id || isListed(current) ? null : (
            <option value={current}>{`${routeOfPage()} (this page)`}</option>
          )}
          {byLanguage(pages).map(({ language, own }) =>
            language === undefined ? (
              <PageOptions key="" pages={own} current={current} />
            ) : (
              <optgroup key={language} label={languageNames.of(language)}>
                <PageOptions pages={own} current={current} />
              </optgroup>
            ),
          )}
          {total > pages.length ? (
            <option disabled>{`${countOf(total - pages.length, 'more', 'more')}: search to find them`}</option>
          ) : null}
        </select>
      </label>
    </div>
  )
}

function PageOptions({ pages, current }: { pages: readonly PageSummary[]; current: string }): ReactNode {
  return pages.map((one) => (
    <option key={one.id} value={one.id}>
      {labelOf(one, current)}
    </option>
  ))
}

/** The pages come by language. A site with one language names none. */
function byLanguage(pages: readonly PageSummary[]): { language: string | undefined; own: PageSummary[] }[] {
  return [...new Set(pages.map(({ language }) => language))].map((language) => ({
    language,
    own: pages.filter((page) => page.language === language),
  }))
}

function labelOf({ id, route, title }: Pick<PageSummary, 'id' | 'route' | 'title'>, current: string): string {
  return `${route} · ${title}${id === current ? ' (this page)' : ''}`
}

function labelOfUnlisted({ id, page, current }: Omit<Props, 'onChoose'>): string {
  if (id === '') return 'Choose a page'
  return page ? labelOf(page, current) : `${id} (not available)`
}
