// The forum's threads with a live search and a category filter. In: threads. Out: filter row, New Thread, a count and one article a thread.
// Never sends a visitor away unasked: only threads with an address are links, and those open a new tab as the specification says.
// The others have no page: a press on one says just that, and without script it is no button.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '#runtime/services/toast.ts'
import type { Thread } from '#schemas/thread.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { Badge } from '../../parts/badge.tsx'
import { formatAmount } from '../../parts/format-figures.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { readFields } from '../../parts/read-fields.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Time } from '../../parts/time.tsx'
import { Eye } from '../../vendor/lucide/eye.ts'
import { Heart } from '../../vendor/lucide/heart.ts'
import { MessageSquare } from '../../vendor/lucide/message-square.ts'
import { Plus } from '../../vendor/lucide/plus.ts'
import { filterThreads, threadCategoryOptions } from './filter-threads.ts'

/** Milliseconds the toasts about threads stay. */
export const forumToastMs = 2000
const sayNewThread = () => showToast('info', 'Demo forum: new threads cannot be posted here.', forumToastMs)
const sayNoPage = () => showToast('info', 'Demo forum: this thread has no page of its own.', forumToastMs)

export function ThreadList({ id, threads }: { id: string; threads: Thread[] }): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const [filter, setFilter] = useState({ search: '', category: 'all' })
  const readFilter = () => {
    const fields = readFields(form.current)
    setFilter({ search: fields.get('search') ?? '', category: fields.get('category') ?? 'all' })
  }
  const [isLive, setIsLive] = useState(false)
  // Once: the browser may have restored a filter before the widget woke up.
  useEffect(readFilter, [])
  useEffect(() => setIsLive(true), [])
  const shown = filterThreads(threads, filter)
  return (
    <div className="forum">
      <div className="forum-bar needs-script">
        <form
          className="forum-filter"
          aria-label="Filter threads"
          ref={form}
          onInput={readFilter}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            id={`${id}-search`}
            name="search"
            label="Search"
            type="search"
            placeholder="Search discussions..."
          />
          <SelectField id={`${id}-category`} name="category" label="Category" options={threadCategoryOptions} />
        </form>
        <button type="button" className="button button-primary" onClick={sayNewThread}>
          <Glyph svg={Plus} size={16} />
          New Thread
        </button>
      </div>
      <p className="label result-count" role="status">
        {shown.length === 1 ? '1 thread' : `${shown.length} threads`}
      </p>
      {shown.length === 0 ? (
        <div className="empty">
          <p className="empty-title">No threads found</p>
          <p>Try another word, or all categories.</p>
        </div>
      ) : (
        <ul className="thread-list">
          {shown.map((thread) => (
            <li key={thread.id}>
              <ThreadRow id={`${id}-${thread.id}`} thread={thread} isLive={isLive} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ThreadRow({ id, thread, isLive }: { id: string; thread: Thread; isLive: boolean }): ReactNode {
  return (
    <article className="thread" aria-labelledby={`${id}-title`}>
      <Avatar name={thread.author} src={thread.avatar} size={32} />
      <div className="thread-text">
        <h4 id={`${id}-title`}>
          {thread.externalUrl ? (
            <a className="thread-link" href={thread.externalUrl} target="_blank" rel="noopener">
              {thread.title}
              <span className="visually-hidden"> (opens a new tab)</span>
            </a>
          ) : isLive ? (
            <button type="button" className="thread-link" onClick={sayNoPage}>
              {thread.title}
            </button>
          ) : (
            <span className="thread-link">{thread.title}</span>
          )}
        </h4>
        <p className="badge-row">
          {thread.isPinned ? <Badge tone="strong">Pinned</Badge> : null}
          {thread.isAnswered ? <Badge tone="ok">Answered</Badge> : null}
          <Badge>{thread.category}</Badge>
        </p>
        <p className="thread-author">
          {thread.author}, last activity <Time iso={thread.lastActivity} />
        </p>
      </div>
      <ul className="facts thread-counts">
        <Count svg={MessageSquare} count={thread.replies} noun="replies" />
        <Count svg={Eye} count={thread.views} noun="views" />
        <Count svg={Heart} count={thread.likes} noun="likes" />
      </ul>
    </article>
  )
}

function Count({ svg, count, noun }: { svg: string; count: number; noun: string }): ReactNode {
  return (
    <li>
      <Glyph svg={svg} size={16} />
      {formatAmount(count)} {noun}
    </li>
  )
}
