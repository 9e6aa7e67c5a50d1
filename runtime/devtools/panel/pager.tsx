import type { ReactNode } from 'react'
import type { PagedRows } from './panel-data.ts'

/** Turns the pages of a long list; nothing for a list that is shown whole. `label` names the list. */
export function Pager({ of: { value, limit, turnTo }, label }: { of: PagedRows<unknown>; label: string }): ReactNode {
  if (!value || value.total <= value.items.length) return null
  const { offset, items, total } = value
  const figures = [offset + 1, offset + items.length, total].map((figure) => figure.toLocaleString('en'))
  const button = (text: string, to: number, isPossible: boolean) => (
    <button
      type="button"
      className="small-button"
      aria-label={`${text} ${label}`}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) turnTo(to)
      }}
    >
      {text}
    </button>
  )
  return (
    <div className="pager" role="group" aria-label={`Pages of ${label}`}>
      <span className="quiet" role="status">
        {figures[0]}–{figures[1]} of {figures[2]}
      </span>
      {button('Previous', Math.max(0, offset - limit), offset > 0)}
      {button('Next', offset + limit, offset + limit < total)}
    </div>
  )
}
